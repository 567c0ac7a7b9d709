import TestSupport
import XCTest

@testable import Workbook

/// The command that drafts a pattern or a mistake.
final class NewCommandSpec: XCTestCase {
  // MARK: - A pattern

  func test_every_file_of_a_pattern_is_written_and_every_list_has_it() throws {
    let kit = try kitWithLists()

    let outcome = try kit.patterns(begin("Strategy"), in: kit.folder)

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          Sources/Patterns/Strategy/StrategyTemplate.swift
          Sources/Patterns/Strategy/Album+Strategy.swift
          Tests/Patterns/Strategy/StrategyTemplateSpec.swift
          Examples/Strategy/main.swift
          Examples/Strategy/Output.txt
          Examples/Exercises/Strategy/Skeleton.swift
          Examples/Exercises/Strategy/Hints.md
          Docs/DesignPatterns.docc/Strategy.md
          Package.swift
          README.md
          Docs/DesignPatterns.docc/DesignPatterns.md
          Docs/DesignPatterns.docc/TeachersGuide.md

          What is left to do: swift run patterns doctor Strategy

          """,
        errors: "",
        status: 0
      )
    )
    XCTAssertEqual(
      try text(
        "Package.swift", "README.md",
        "Docs/DesignPatterns.docc/DesignPatterns.md", in: kit
      ),
      [
        """
        let patterns = [
          Pattern(name: "Counter"),
          Pattern(name: "Strategy"),
        ]

        """,
        """
        | [Counter](Docs/DesignPatterns.docc/Counter.md) | a |
        | [Strategy](Docs/DesignPatterns.docc/Strategy.md) | an algorithm is \
        chosen | `StrategyPattern` | `swift run StrategyExample` |

        """,
        """
        ### Behavioral

        - <doc:Counter>
        - <doc:Strategy>

        ### Architectural

        - <doc:Layers>

        """,
      ]
    )
  }

  func test_the_template_has_its_comment_and_what_is_left_to_write() throws {
    let kit = try kitWithLists()

    _ = try kit.patterns(begin("Strategy"), in: kit.folder)

    XCTAssertEqual(
      try text("Sources/Patterns/Strategy/StrategyTemplate.swift", in: kit),
      [
        """
        /// Strategy (behavioral): an algorithm is chosen.
        ///
        /// Rename `Strategy` and `Context` to what they are in your program.
        protocol Strategy {
          // TODO: write what Strategy does
        }

        final class Context {
          // TODO: write what Context does
        }

        """
      ]
    )
    let findings = try kit.patterns("doctor", "Strategy").output
    XCTAssertTrue(
      findings.contains(
        "Sources/Patterns/Strategy/StrategyTemplate.swift:5: write what "
          + "Strategy does\n"
      ),
      findings
    )
    XCTAssertTrue(
      findings.contains(
        "Examples/Exercises/Strategy/Skeleton.swift:1: does not differ from the "
          + "template"
      ),
      findings
    )
    // The files are in place, and only have to be filled in.
    XCTAssertFalse(findings.contains("missing"), findings)
    XCTAssertFalse(findings.contains("remove"), findings)
  }

  func test_invalid_arguments_are_refused_and_nothing_is_written() throws {
    let kit = try kitWithLists()
    let calls = [
      (["new"], "missing argument 'NAME'"),
      (
        ["new", "Strategy"], "missing required option '--kind KIND'"
      ),
      (
        ["new", "Strategy", "--kind", "nice"],
        "invalid value 'nice' for '--kind'; expected one of creational, "
          + "structural, behavioral, architectural"
      ),
      (
        ["new", "Strategy", "--kind", "behavioral"],
        "missing required option '--intent TEXT'"
      ),
      (
        begin("Strategy", intent: "It ends."),
        "invalid value for '--intent'; expected a phrase without a period, "
          + "quotes, backslashes or control characters"
      ),
      (
        begin("Strategy", intent: "it \u{1B}[2J"),
        "invalid value for '--intent'; expected a phrase without a period, "
          + "quotes, backslashes or control characters"
      ),
      (
        begin("Strategy", roles: "A,A"),
        "'--roles' expects distinct names such as Subject,Observer"
      ),
      (
        begin("Strategy", roles: "A,b c"),
        "'b c' is not a valid type name in Swift"
      ),
      (begin("class"), "'class' is a Swift keyword"),
      (
        begin("counter"),
        "the name 'counter' is already in use"
      ),
      (begin("strategy"), "'strategy' does not begin with a capital letter"),
      (
        begin("Exercises"),
        "the name 'Exercises' is already in use"
      ),
    ]

    let outcomes = try calls.map { try kit.patterns($0.0, in: kit.folder) }

    XCTAssertEqual(
      outcomes,
      calls.map {
        .usageError(
          $0.1,
          of: "patterns new",
          usage: "NAME --kind KIND --intent TEXT --roles A,B",
          "PATTERN --mistake NAME"
        )
      }
    )
    XCTAssertFalse(
      FileManager.default.fileExists(
        atPath: kit.folder.appending(path: "Sources/Patterns/Strategy").path
      )
    )
  }

  func test_an_existing_file_is_kept() throws {
    let kit = try kitWithLists()
    try kit.write("mine", to: "../kit/Examples/Exercises/Strategy/Hints.md")

    let outcome = try kit.patterns(begin("Strategy"), in: kit.folder)

    XCTAssertEqual(
      outcome,
      .error(
        "already exists: "
          + kit.folder.appending(path: "Examples/Exercises/Strategy/Hints.md")
          .path,
        status: 73
      )
    )
    XCTAssertEqual(
      try text("Examples/Exercises/Strategy/Hints.md", in: kit), ["mine"])
  }

  // MARK: - A mistake

  func test_a_mistake_begins_as_the_template_and_becomes_a_difference() throws {
    let kit = try SmallKit(for: self)
    let draft =
      "../kit/Examples/Exercises/Counter/Misconceptions/Backwards.swift"

    let begun = try kit.patterns("new", "Counter", "--mistake", "Backwards")
    let template = try kit.text(draft)
    try kit.write(
      template.replacing("// Mistake: \n", with: "// Mistake: It goes down.\n")
        .replacing("// Why: \n", with: "// Why: A sign is quickly wrong.\n")
        .replacing("value += 1", with: "value -= 1"),
      to: draft
    )
    let recorded = try kit.patterns("try", "Counter", "Backwards", "--record")

    XCTAssertEqual(template, "// Mistake: \n// Why: \n\n" + SmallKit.template)
    XCTAssertEqual(
      begun.output,
      """
      Examples/Exercises/Counter/Misconceptions/Backwards.swift

      Make the mistake there, and say what it is and why people make it. Then: \
      swift run patterns try Counter Backwards --record

      """
    )
    XCTAssertEqual(
      recorded,
      .init(
        output: """

          Caught by:
            it counts by one
            it counts on

          Examples/Exercises/Counter/Misconceptions/Backwards.diff

          """,
        errors: "",
        status: 0
      )
    )
    XCTAssertEqual(
      try text(
        "Examples/Exercises/Counter/Misconceptions/Backwards.diff", in: kit
      ),
      [
        """
        Mistake: It goes down.
        Why: A sign is quickly wrong.
        Caught by: test_it_counts_by_one, test_it_counts_on

        --- a/Sources/Patterns/Counter/CounterTemplate.swift
        +++ b/Sources/Patterns/Counter/CounterTemplate.swift
        @@ -5,6 +5,6 @@
           private(set) var value = 0
        \u{20}
           func count() {
        -    value += 1
        +    value -= 1
           }
         }

        """
      ]
    )
    XCTAssertThrowsError(try kit.text(draft))
  }

  func test_a_mistake_that_nothing_catches_is_not_recorded() throws {
    let kit = try SmallKit(for: self)
    try kit.write(
      "// Mistake: a.\n// Why: b.\n\n" + SmallKit.template + "// The end.\n",
      to: "../kit/Examples/Exercises/Counter/Misconceptions/None.swift"
    )

    XCTAssertEqual(
      try kit.patterns("try", "Counter", "None", "--record"),
      .error(
        "Examples/Exercises/Counter/Misconceptions/None.diff: nothing catches "
          + "it; the file is unchanged",
        status: 1
      )
    )
  }

  func test_a_recorded_mistake_becomes_a_draft_again() throws {
    let kit = try SmallKit(for: self)

    _ = try kit.patterns("new", "Counter", "--mistake", "stuck")

    XCTAssertEqual(
      try text(
        "Examples/Exercises/Counter/Misconceptions/Stuck.swift", in: kit),
      [
        "// Mistake: Counting sets the value.\n"
          + "// Why: It works the first time.\n\n" + SmallKit.stuck
      ]
    )
  }

  func test_a_draft_without_a_description_is_not_run() throws {
    let kit = try SmallKit(for: self)
    _ = try kit.patterns("new", "Counter", "--mistake", "Vague")

    XCTAssertEqual(
      try kit.patterns("try", "Counter", "Vague", "--record"),
      .error(
        "Examples/Exercises/Counter/Misconceptions/Vague.swift:1: write "
          + "'Mistake: ...' at its beginning",
        status: 66
      )
    )
  }

  // MARK: - Fixtures

  private func begin(
    _ name: String,
    intent: String = "an algorithm is chosen",
    roles: String = "Strategy,Context"
  ) -> [String] {
    [
      "new", name, "--kind", "behavioral", "--intent", intent, "--roles", roles,
    ]
  }

  private func kitWithLists() throws -> SmallKit {
    let kit = try SmallKit(for: self)
    let files = [
      "Package.swift":
        "let patterns = [\n  Pattern(name: \"Counter\"),\n]\n",
      "README.md": "| [Counter](Docs/DesignPatterns.docc/Counter.md) | a |\n",
      "Docs/DesignPatterns.docc/DesignPatterns.md": """
      ### Behavioral

      - <doc:Counter>

      ### Architectural

      - <doc:Layers>

      """,
      "Docs/DesignPatterns.docc/TeachersGuide.md": "| Counter | a | b? |\n",
    ]
    for (path, text) in files { try kit.write(text, to: "../kit/\(path)") }
    return kit
  }

  private func text(
    _ paths: String...,
    in kit: SmallKit
  ) throws -> [String] {
    try paths.map { try kit.text("../kit/\($0)") }
  }
}
