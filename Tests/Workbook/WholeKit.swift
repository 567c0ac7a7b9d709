import XCTest

@testable import Workbook

/// The small kit with everything that the doctor requires of a pattern.
struct WholeKit {
  private let small: SmallKit

  /// Creates a kit that is removed after the test.
  ///
  /// - Parameter changes: Other texts for some files, by path; `nil` for a
  ///   missing file.
  init(for test: XCTestCase, changing changes: [String: String?] = [:]) throws {
    small = try SmallKit(for: test)
    for (path, text) in Self.files {
      try small.write(text, to: "../kit/\(path)")
    }
    for (path, text) in changes {
      if let text {
        try small.write(text, to: "../kit/\(path)")
      } else {
        try FileManager.default.removeItem(
          at: small.folder.appending(path: path)
        )
      }
    }
  }

  /// The doctor's findings, as printed.
  func findings(in pattern: String? = nil) throws -> [String] {
    let kit = Workbook.Kit(root: small.folder)
    return try Doctor(of: kit)
      .findings(in: pattern.map(kit.pattern(named:)))
      .map(\.description)
  }

  static let headings = [
    "Intent", "Also Known As", "Problem", "Structure", "Participants",
    "Walkthrough", "Run It", "Copy It", "In the Wild", "When Not to Use It",
    "Misconceptions", "Related Patterns", "Exercises",
  ]

  static let article =
    "# Counter\n"
    + headings.map { "\n## \($0)\n\n\(chapters[$0] ?? "Some words.")\n" }
    .joined()

  private static let chapters = [
    "Walkthrough": """
    From `Sources/Patterns/Counter/CounterTemplate.swift`:

    ```swift
    func count() {
      value += 1
    }
    ```
    """,
    "Run It": "```sh\nswift run CounterExample\n```",
    "Copy It": "Copy `Sources/Patterns/Counter/CounterTemplate.swift`.",
    "Misconceptions": """
    | file | mistake | why people make it | caught by |
    |---|---|---|---|
    | `Hidden` | a | b | `'value' is inaccessible` |
    | `Stuck` | a | b | `test_it_counts_on` |
    | `Unready` | a | b | `test_a_new_counter_is_at_zero` |
    """,
    "Related Patterns": "See [the list](DesignPatterns.md).",
    "Exercises": "Run `swift test --filter CounterPatternTests`.",
  ]

  static let lesson =
    """
    import Lesson

    let lesson = Lesson("Counter", "it counts")

    """
    + (1...5).map {
      """

      lesson.page(
        "Page \($0)",
        ask: "b\($0)?"
      ) {
        print(\($0))
      }

      """
    }.joined() + "\nawait lesson.run()\n"

  static let files = [
    "README.md": """
    One design pattern, and three classic mistakes.

    [Counter](Docs/DesignPatterns.docc/Counter.md)

    """,
    "Docs/DesignPatterns.docc/DesignPatterns.md": "- <doc:Counter>\n",
    "Docs/DesignPatterns.docc/TeachersGuide.md": "| Counter | a | b2? |\n",
    "Docs/DesignPatterns.docc/Counter.md": article,
    "Docs/DesignPatterns.docc/CounterExample.svg": "<svg/>\n",
    "Docs/DesignPatterns.docc/CounterStructure.svg": "<svg/>\n",
    "Docs/Pictures/Counter.txt": "Counter\n",
    "Sources/Patterns/Counter/Turnstile.swift": "import SharedModels\n",
    "Examples/Counter/main.swift": lesson,
    "Examples/Counter/Output.txt": (1...5).map { "\n\($0)  Page \($0)\n" }
      .joined(),
    "Examples/Exercises/Counter/Misconceptions/Unready.diff": """
    Mistake: It begins at one.
    Why: People do.
    Caught by: test_a_new_counter_is_at_zero, test_it_counts_by_one

    @@ -5 +5 @@
    -  private(set) var value = 0
    +  private(set) var value = 1

    """,
  ]
}
