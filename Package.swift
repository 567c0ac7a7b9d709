// swift-tools-version: 6.2
import PackageDescription

/// The patterns of the kit.
///
/// From each name `X` follow three targets: `XPattern` (Sources), `XExample`
/// (Examples) and `XPatternTests` (Tests). Adding a pattern begins with a line
/// here; KitTests then names what is missing.
let patterns = [
  "Singleton",
  "MVC",
  "Facade",
  "DecoratorExtension",
  "DecoratorDelegation",
  "Adapter",
  "Observer",
  "Memento",
  "DataAccessObject",
]

/// What a pattern's module needs beyond the shared models.
let moduleExtras: [String: [Target.Dependency]] = [
  "DataAccessObject": [
    "FileStorage",
    .target(name: "CSQLite", condition: .when(traits: ["SQLite"])),
  ],
  "Memento": ["FileStorage"],
]

/// What a pattern's example and tests need beyond its module.
let clientExtras: [String: [Target.Dependency]] = [
  "DataAccessObject": ["FileStorage"],
  "Facade": ["LoopbackServer"],
  "Memento": ["FileStorage"],
]

/// What a pattern's tests need besides.
let testExtras: [String: [Target.Dependency]] = [
  "DataAccessObject": [
    .target(name: "CSQLite", condition: .when(traits: ["SQLite"]))
  ]
]

func targets(for pattern: String) -> [Target] {
  let module = Target.Dependency.target(name: "\(pattern)Pattern")
  let extras = clientExtras[pattern, default: []]
  return [
    .target(
      name: "\(pattern)Pattern",
      dependencies: ["SharedModels", "TerminalText"]
        + moduleExtras[pattern, default: []]
    ),
    .executableTarget(
      name: "\(pattern)Example",
      dependencies: [module, "SharedModels", "Lesson"] + extras,
      path: "Examples/\(pattern)Example",
      exclude: ["Output.txt"]
    ),
    .testTarget(
      name: "\(pattern)PatternTests",
      dependencies: [module, "SharedModels", "TestSupport"] + extras
        + testExtras[pattern, default: []]
    ),
  ]
}

let shared: [Target] = [
  .target(name: "SharedModels"),
  .target(name: "TerminalText", dependencies: ["CWideCharacters"]),
  .target(name: "FileStorage", dependencies: ["TerminalText"]),
  .target(name: "CommandLineTool"),
  .target(
    name: "TerminalScreen",
    dependencies: ["CommandLineTool", "TerminalText"]
  ),
  .target(
    name: "Lesson",
    dependencies: ["CommandLineTool", "TerminalText"]
  ),
  .target(name: "LoopbackServer"),
  .target(
    name: "Workbook",
    dependencies: ["CommandLineTool", "TerminalText"]
  ),
  .executableTarget(name: "patterns", dependencies: ["Workbook"]),
  .systemLibrary(name: "CWideCharacters"),
  .systemLibrary(
    name: "CSQLite",
    providers: [.apt(["libsqlite3-dev"])]
  ),
]

/// The two applications that the modules compose into.
let applications: [Target] = [
  .executableTarget(
    name: "BlueLibrary",
    dependencies: [
      "AdapterPattern", "DecoratorDelegationPattern",
      "DecoratorExtensionPattern", "FacadePattern", "MVCPattern",
      "MementoPattern", "ObserverPattern", "SingletonPattern",
      "CommandLineTool", "FileStorage", "SharedModels", "TerminalScreen",
      "TerminalText",
    ],
    path: "Examples/BlueLibrary"
  ),
  .executableTarget(
    name: "MyNotes",
    dependencies: [
      "DataAccessObjectPattern", "DecoratorDelegationPattern",
      "CommandLineTool", "FileStorage", "SharedModels", "TerminalScreen",
      "TerminalText",
    ],
    path: "Examples/MyNotes"
  ),
]

let checks: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: ["TerminalText"],
    path: "Tests/TestSupport"
  ),
  .executableTarget(
    name: "SaveForever",
    dependencies: [
      "DataAccessObjectPattern", "FileStorage", "MementoPattern",
      "SharedModels",
    ],
    path: "Tests/SaveForever"
  ),
  .testTarget(
    name: "FileStorageTests",
    dependencies: ["FileStorage", "TestSupport"]
  ),
  .testTarget(
    name: "SharedModelsTests",
    dependencies: ["SharedModels", "TerminalText"]
  ),
  .testTarget(
    name: "ApplicationTests",
    dependencies: [
      "BlueLibrary", "DataAccessObjectPattern", "FileStorage",
      "LoopbackServer", "MementoPattern", "MyNotes", "SharedModels",
      "TerminalScreen", "TestSupport",
    ]
  ),
  .testTarget(
    name: "CommandLineToolTests",
    dependencies: ["CommandLineTool", "TestSupport"]
  ),
  .testTarget(
    name: "TerminalScreenTests",
    dependencies: ["CommandLineTool", "TerminalScreen"]
  ),
  .testTarget(
    name: "WorkbookTests",
    dependencies: ["TestSupport", "Workbook"]
  ),
  .testTarget(
    name: "LessonTests",
    dependencies: ["CommandLineTool", "Lesson", "TestSupport"]
  ),
  .testTarget(
    name: "KitTests",
    dependencies: ["TerminalText", "TestSupport", "Workbook"]
  ),
]

let package = Package(
  name: "DesignPatterns",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(
      name: "SQLite",
      description: "A note store over the platform's own sqlite3."
    )
  ],
  targets: shared + patterns.flatMap(targets(for:)) + applications + checks,
  swiftLanguageModes: [.v6]
)

// A first build would spend more than half of its time on an index of
// Foundation for the editor. The flag leaves out the system's modules, and only
// those. That it keeps others from depending on the package by version is no
// loss: templates are there to be copied.
for target in package.targets where target.type != .system {
  target.swiftSettings = [.unsafeFlags(["-index-ignore-system-modules"])]
}
