// swift-tools-version: 6.2
import PackageDescription

/// A pattern `X`: the module `XPattern`, the lesson `XExample` and the specs
/// `XPatternTests`, each in the folder `X` of its part of the kit.
struct Pattern {
  var name: String
  /// The dependencies of its module besides the shared models.
  var uses: [Target.Dependency] = []
  /// The additional dependencies of its lesson and its specs.
  var clientsUse: [Target.Dependency] = []

  var targets: [Target] {
    let shared: [Target.Dependency] = ["SharedModels"] + uses
    let client = shared + clientsUse + [.target(name: "\(name)Pattern")]
    return [
      .target(
        name: "\(name)Pattern",
        dependencies: shared + ["TerminalText"],
        path: "Sources/Patterns/\(name)"
      ),
      .executableTarget(
        name: "\(name)Example",
        dependencies: client + ["Lesson"],
        path: "Examples/\(name)",
        exclude: ["Output.txt"]
      ),
      .testTarget(
        name: "\(name)PatternTests",
        dependencies: client + ["TestSupport"],
        path: "Tests/Patterns/\(name)"
      ),
    ]
  }
}

let sqlite = Target.Dependency.target(
  name: "CSQLite",
  condition: .when(traits: ["SQLite"])
)

let patterns = [
  Pattern(name: "Singleton"),
  Pattern(name: "MVC"),
  Pattern(name: "Facade", clientsUse: ["LoopbackServer"]),
  Pattern(name: "DecoratorExtension"),
  Pattern(name: "DecoratorDelegation"),
  Pattern(name: "Adapter"),
  Pattern(name: "Observer"),
  Pattern(name: "Memento", uses: ["FileStorage"]),
  Pattern(name: "DataAccessObject", uses: ["FileStorage", sqlite]),
]

func support(
  _ name: String,
  uses dependencies: [Target.Dependency] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Sources/Support/\(name)"
  )
}

let sources: [Target] = [
  .target(name: "SharedModels"),
  support("Platform"),
  support("TerminalText"),
  support("Terminal", uses: ["Platform", "TerminalText"]),
  support("FileStorage", uses: ["Platform", "TerminalText"]),
  support("Lesson", uses: ["Terminal", "TerminalText"]),
  support("LoopbackServer", uses: ["Platform"]),
  .target(name: "Site", dependencies: ["Terminal", "TerminalText"]),
  .target(
    name: "Workbook",
    dependencies: [
      "LoopbackServer", "Platform", "Site", "Terminal", "TerminalText",
    ]
  ),
  // Not `Sources/patterns`: in a case-insensitive file system, that is
  // `Sources/Patterns`.
  .executableTarget(
    name: "patterns",
    dependencies: ["Workbook"],
    path: "Sources/PatternsTool"
  ),
  .systemLibrary(
    name: "CSQLite",
    path: "Sources/Support/CSQLite",
    providers: [.apt(["libsqlite3-dev"])]
  ),
]

/// The two applications that are composed of the modules.
let applications: [Target] = [
  .executableTarget(
    name: "BlueLibrary",
    dependencies: [
      "AdapterPattern", "DecoratorDelegationPattern",
      "DecoratorExtensionPattern", "FacadePattern", "FileStorage",
      "MVCPattern", "MementoPattern", "ObserverPattern", "SharedModels",
      "SingletonPattern", "Terminal", "TerminalText",
    ],
    path: "Examples/BlueLibrary"
  ),
  .executableTarget(
    name: "MyNotes",
    dependencies: [
      "DataAccessObjectPattern", "DecoratorDelegationPattern", "FileStorage",
      "SharedModels", "Terminal", "TerminalText",
    ],
    path: "Examples/MyNotes"
  ),
]

let tests: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: ["Platform", "TerminalText"],
    path: "Tests/TestSupport"
  ),
  .executableTarget(
    name: "StorageWriter",
    dependencies: [
      "DataAccessObjectPattern", "FileStorage", "MementoPattern",
      "SharedModels",
    ],
    path: "Tests/StorageWriter"
  ),
  .testTarget(
    name: "SupportTests",
    dependencies: [
      "FileStorage", "Lesson", "LoopbackServer", "Platform", "SharedModels",
      "Terminal", "TerminalText", "TestSupport",
    ],
    path: "Tests/Support"
  ),
  .testTarget(
    name: "WorkbookTests",
    dependencies: ["Site", "TestSupport", "Workbook"],
    path: "Tests/Workbook"
  ),
  .testTarget(
    name: "ApplicationTests",
    dependencies: [
      "AdapterPattern", "BlueLibrary", "DataAccessObjectPattern",
      "FileStorage", "LoopbackServer", "MVCPattern", "MementoPattern",
      "MyNotes", "ObserverPattern", "Platform", "SharedModels", "Terminal",
      "TestSupport",
    ],
    path: "Tests/Applications"
  ),
  .testTarget(
    name: "KitTests",
    dependencies: ["TerminalText", "TestSupport", "Workbook"],
    path: "Tests/Kit"
  ),
]

let package = Package(
  name: "DesignPatterns",
  platforms: [.macOS(.v15)],
  products: [.library(name: "SharedModels", targets: ["SharedModels"])]
    + patterns.map {
      .library(name: "\($0.name)Pattern", targets: ["\($0.name)Pattern"])
    },
  traits: [
    .trait(
      name: "SQLite",
      description: "Adds a store of notes in the platform's own sqlite3."
    )
  ],
  targets: sources + patterns.flatMap(\.targets) + applications + tests,
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // Leaves the system's modules out of the editor's index, which would take
    // more than half of the time of a first build. A package with unsafe flags
    // can be a dependency by its path, but not by a version.
    .unsafeFlags(["-index-ignore-system-modules"]),
  ]
}
