import XCTest

@testable import Workbook

/// Each fault in the kit's files has a finding that says what to write.
final class DoctorSpec: XCTestCase {
  func test_a_complete_kit_has_no_findings() throws {
    XCTAssertEqual(try WholeKit(for: self).findings(), [])
  }

  // MARK: - Layout

  func test_each_missing_file_is_named_with_its_path() throws {
    try assertFindings(
      [
        "Docs/DesignPatterns.docc/Counter.md:1: missing: write the article",
        "Docs/DesignPatterns.docc/CounterStructure.svg:1: missing: run "
          + "'swift run patterns show Counter --record'",
        "Examples/Counter/Output.txt:1: missing: run "
          + "'swift run patterns record Counter'",
        "README.md:3: there is no file Docs/DesignPatterns.docc/Counter.md",
        "Sources/Patterns/Counter/CounterTemplate.swift:1: write a worked "
          + "example beside it, on albums or notes",
      ],
      changing: [
        "Docs/DesignPatterns.docc/Counter.md": nil,
        "Docs/DesignPatterns.docc/CounterStructure.svg": nil,
        "Examples/Counter/Output.txt": nil,
        "Sources/Patterns/Counter/Turnstile.swift": nil,
      ]
    )
    try assertFindings(
      ["Examples/Counter/main.swift:1: missing: write the lesson"],
      changing: [
        "Examples/Counter/main.swift": nil
      ]
    )
  }

  func test_files_that_belong_to_no_pattern_are_found() throws {
    try assertFindings(
      [
        "Docs/DesignPatterns.docc/Bridge.md:1: remove it: it is about no "
          + "pattern",
        "Docs/Pictures/Bridge.txt:1: remove it: it is a picture of no pattern",
        "Examples/Bridge:1: remove it, or run 'swift run patterns new Bridge': "
          + "it belongs to no pattern in Sources/Patterns",
        "TODO.md:1: remove it from the top level",
      ],
      changing: [
        "Docs/DesignPatterns.docc/Bridge.md": "# Bridge\n",
        "Docs/Pictures/Bridge.txt": "Bridge\n",
        "Examples/Bridge/main.swift": "",
        "TODO.md": "",
      ]
    )
  }

  func test_a_file_in_the_wrong_place_is_named() throws {
    try assertFindings(
      [
        "Examples/Counter/Helper.swift:1: remove it: a lesson is main.swift "
          + "and Output.txt",
        "Examples/Exercises/Counter/Misconceptions/New.swift:1: a draft: run "
          + "'swift run patterns try Counter New --record'",
        "Examples/Exercises/Counter/Notes.md:1: remove it: an exercise is "
          + "Skeleton.swift and Hints.md",
        "Tests/Patterns/Counter/CounterTests.swift:1: rename it: a suite is "
          + "named ...Spec.swift",
      ],
      changing: [
        "Examples/Counter/Helper.swift": "",
        "Examples/Exercises/Counter/Misconceptions/New.swift": "",
        "Examples/Exercises/Counter/Notes.md": "",
        "Tests/Patterns/Counter/CounterTests.swift": "",
      ]
    )
  }

  func test_each_todo_is_a_finding() throws {
    try assertFindings(
      ["Sources/Patterns/Counter/Turnstile.swift:2: let it turn"],
      changing: [
        "Sources/Patterns/Counter/Turnstile.swift": "\n// TODO: let it turn\n"
      ]
    )
  }

  // MARK: - Code

  func test_a_template_is_short_internal_and_self_contained() throws {
    let template = SmallKit.template
    try assertFindings(
      [
        "\(Path.template):1: remove 'import Terminal'",
        "\(Path.template):6: remove the access modifier: a template is "
          + "internal",
        "\(Path.template):61: shorten it to 60 lines",
      ],
      changing: [
        Path.template: "import Terminal\n\n"
          + template.replacing("final class", with: "public final class")
          + String(repeating: "//\n", count: 60)
      ],
      ignoring: "hunk"
    )
  }

  func test_a_templates_comment_has_its_kind_its_intent_and_what_to_rename()
    throws
  {
    let template = SmallKit.template
    try assertFindings(
      [
        "\(Path.template):1: say in this comment to rename `Counter`",
        "\(Path.template):1: write '/// Counter (KIND): INTENT.', where "
          + "KIND is one of Core J2EE, architectural, behavioral, creational, "
          + "structural",
      ],
      changing: [
        Path.template: template.replacing("(behavioral)", with: "(nice)")
          .replacing("Rename `Counter`.", with: "Copy it.")
      ],
      ignoring: "hunk"
    )
    try assertFindings(
      ["\(Path.template):1: say in this comment to rename `Counter`"],
      changing: [
        Path.template: template.replacing("Rename `", with: "Copy `")
      ],
      ignoring: "hunk"
    )
  }

  func test_a_specification_depends_on_its_template_only() throws {
    try assertFindings(
      [
        "\(Path.spec):2: remove 'import TestSupport': a specification is "
          + "copied with its template alone"
      ],
      changing: [
        Path.spec: SmallKit.specification.replacing(
          "import XCTest\n", with: "import XCTest\nimport TestSupport\n"
        )
      ]
    )
  }

  func test_pattern_modules_do_not_import_one_another() throws {
    try assertFindings(
      [
        "Sources/Patterns/Counter/Turnstile.swift:1: remove "
          + "'import CounterPattern': pattern modules don't import one another"
      ],
      changing: [
        "Sources/Patterns/Counter/Turnstile.swift": "import CounterPattern\n"
      ]
    )
  }

  func test_a_sentence_that_nothing_breaks_is_named() throws {
    try assertFindings(
      [
        "\(Path.spec):6: no hint and no misconception names "
          + "test_it_is_good: see it fail, with "
          + "'swift run patterns new Counter --mistake NAME'"
      ],
      changing: [
        Path.spec: SmallKit.specification.replacing(
          "TemplateSpec: XCTestCase {\n",
          with: "TemplateSpec: XCTestCase {\n  func test_it_is_good() {}\n"
        )
      ]
    )
  }

  func test_only_declarations_are_allowed_between_pages() throws {
    try assertFindings(
      [
        "Examples/Counter/main.swift:4: move this statement into a page: only "
          + "declarations are allowed between pages"
      ],
      changing: [
        "Examples/Counter/main.swift": WholeKit.lesson.replacing(
          "it counts\")\n", with: "it counts\")\nprint(0)\n"
        )
      ]
    )
  }

  func test_a_lesson_has_five_to_twelve_pages_and_its_transcript_has_each()
    throws
  {
    try assertFindings(
      [
        "Examples/Counter/Output.txt:1: lacks page '1  Page one': run "
          + "'swift run patterns record Counter'",
        "Examples/Counter/main.swift:1: write five to twelve pages; there are 1",
      ],
      changing: [
        "Examples/Counter/main.swift":
          "lesson.page(\"Page one\", ask: \"b2?\") {\n}\n"
      ]
    )
  }

  func test_a_lesson_asks_something_and_the_teachers_guide_asks_it_too() throws
  {
    try assertFindings(
      [
        "Examples/Counter/main.swift:1: give a page 'ask:', the question to ask "
          + "before its output"
      ],
      changing: [
        "Examples/Counter/main.swift": WholeKit.lesson.replacing(
          /,\n +ask: "b\d\?"/, with: ""
        )
      ]
    )
    try assertFindings(
      [
        "Docs/DesignPatterns.docc/TeachersGuide.md:1: ask what the lesson asks: "
          + "b1?"
      ],
      changing: [
        "Docs/DesignPatterns.docc/TeachersGuide.md": "| Counter | a | c? |\n"
      ]
    )
  }

  // MARK: - Exercises

  func test_a_skeleton_is_not_the_template() throws {
    try assertFindings(
      [
        "Examples/Exercises/Counter/Hints.md:1: write a section for each of the "
          + "skeleton's 0 TODOs; there are 1",
        "Examples/Exercises/Counter/Skeleton.swift:1: does not differ from "
          + "the template: replace each body to write with a comment '// TODO: '",
      ],
      changing: [
        "Examples/Exercises/Counter/Skeleton.swift": SmallKit.template
      ]
    )
  }

  func test_hints_have_three_levels_and_sentences_that_exist() throws {
    let hints = SmallKit.files["Examples/Exercises/Counter/Hints.md"] ?? ""
    try assertFindings(
      [
        "Examples/Exercises/Counter/Hints.md:3: write three hints for "
          + "'count()', numbered from 1 to 3"
      ],
      changing: [
        "Examples/Exercises/Counter/Hints.md":
          hints.replacing("One more than it was.", with: "")
      ]
    )
    try assertFindings(
      [
        "Examples/Exercises/Counter/Hints.md:3: there is no test_it_flies: run "
          + "'swift run patterns record Counter'"
      ],
      changing: [
        "Examples/Exercises/Counter/Hints.md": hints.replacing(
          "Specs: ", with: "Specs: test_it_flies, "
        )
      ]
    )
  }

  func test_three_misconceptions_are_required() throws {
    try assertFindings(
      [
        "Docs/DesignPatterns.docc/Counter.md:55: there is no misconception "
          + "Hidden",
        "Examples/Exercises/Counter/Misconceptions:1: there are 2 "
          + "misconceptions, and at least three are required: run "
          + "'swift run patterns new Counter --mistake NAME'",
        "README.md:1: write 'two classic mistakes'",
      ],
      changing: ["\(Path.mistakes)/Hidden.diff": nil]
    )
  }

  func test_a_misconception_applies_and_changes_something() throws {
    let stuck = SmallKit.files["\(Path.mistakes)/Stuck.diff"] ?? ""
    try assertFindings(
      [
        "\(Path.mistakes)/Stuck.diff:7: hunk 1 (@@ -5,6 +5,6 @@) does not apply"
      ],
      changing: [
        "\(Path.mistakes)/Stuck.diff": stuck.replacing(
          "-    value", with: "-    x")
      ]
    )
    try assertFindings(
      ["\(Path.mistakes)/Stuck.diff:1: changes nothing: make the mistake"],
      changing: [
        "\(Path.mistakes)/Stuck.diff": stuck.replacing(
          "+    value = 1", with: "+    value += 1"
        )
      ]
    )
  }

  func test_a_misconception_names_what_catches_it() throws {
    let stuck = SmallKit.files["\(Path.mistakes)/Stuck.diff"] ?? ""
    let record = "run 'swift run patterns try Counter Stuck --record'"
    try assertFindings(
      [
        "Docs/DesignPatterns.docc/Counter.md:56: write what catches Stuck, as in "
          + "its file",
        "\(Path.mistakes)/Stuck.diff:1: there is no test_it_flies: \(record)",
      ],
      changing: [
        "\(Path.mistakes)/Stuck.diff": stuck.replacing(
          "test_it_counts_on", with: "test_it_flies"
        )
      ]
    )
    try assertFindings(
      [
        "Docs/DesignPatterns.docc/Counter.md:56: write what catches Stuck, as in "
          + "its file",
        "\(Path.mistakes)/Stuck.diff:1: does not say what catches it: \(record)",
      ],
      changing: [
        "\(Path.mistakes)/Stuck.diff": stuck.replacing(
          "Caught by: test_it_counts_on\n", with: ""
        )
      ]
    )
  }

  // MARK: - Documents

  func test_every_article_has_the_same_headings() throws {
    try assertFindings(
      ["Docs/DesignPatterns.docc/Counter.md:7: write '## Also Known As'"],
      changing: [
        Path.article: WholeKit.article.replacing("Also Known As", with: "Alias")
      ]
    )
  }

  func test_an_article_names_its_own_template_lesson_and_suite() throws {
    try assertFindings(
      [
        "Docs/DesignPatterns.docc/Counter.md:1: name `swift test --filter "
          + "CounterPatternTests`"
      ],
      changing: [
        Path.article: WholeKit.article.replacing(
          "`swift test --filter CounterPatternTests`", with: "`swift test`"
        )
      ]
    )
  }

  func test_a_table_of_misconceptions_agrees_with_their_files() throws {
    try assertFindings(
      [
        "Docs/DesignPatterns.docc/Counter.md:51: write a row '| `Unready` | "
          + "mistake | why | `test_...` |'",
        "Docs/DesignPatterns.docc/Counter.md:57: there is no misconception "
          + "Unreal",
      ],
      changing: [
        Path.article: WholeKit.article.replacing("Unready", with: "Unreal")
      ]
    )
  }

  func test_a_listing_is_found_in_the_file_that_it_names() throws {
    try assertFindings(
      [
        "Docs/DesignPatterns.docc/Counter.md:27: "
          + "Sources/Patterns/Counter/CounterTemplate.swift does not have:   "
          + "value += 2"
      ],
      changing: [
        Path.article: WholeKit.article.replacing(
          "value += 1", with: "value += 2")
      ]
    )
    try assertFindings(
      [
        "README.md:1: name the listing's file in the line above it: "
          + "'From `FILE`:'",
        "README.md:4: a listing is of swift, text, sh or diagram, not 'rust'",
      ],
      changing: [
        "README.md": "```swift\nlet x = 1\n```\n```rust\n```\n"
          + "(Docs/DesignPatterns.docc/Counter.md)\n"
      ]
    )
  }

  func test_links_commands_and_specs_that_are_named_exist() throws {
    try assertFindings(
      [
        "README.md:2: there is no file nowhere.md",
        "README.md:3: 'swift run NoSuchExample' is not a command of the kit",
        "README.md:4: there is no test_it_flies",
      ],
      changing: [
        "README.md": """
        (Docs/DesignPatterns.docc/Counter.md)
        [a](nowhere.md) [b](https://swift.org) <doc:c>
        `swift run NoSuchExample`
        `test_it_flies`

        """
      ]
    )
  }

  func test_every_list_has_every_pattern() throws {
    try assertFindings(
      [
        "Docs/DesignPatterns.docc/DesignPatterns.md:1: list 'Counter', with "
          + "'<doc:Counter>'",
        "Docs/DesignPatterns.docc/TeachersGuide.md:1: list 'Counter', with "
          + "'| Counter |'",
        "README.md:1: list 'Counter', with "
          + "'(Docs/DesignPatterns.docc/Counter.md)'",
      ],
      changing: [
        "README.md": "", "Docs/DesignPatterns.docc/DesignPatterns.md": "",
        "Docs/DesignPatterns.docc/TeachersGuide.md": "",
      ]
    )
  }

  func test_numbers_that_documents_state_are_right() throws {
    try assertFindings(
      [
        "README.md:1: write 'three classic mistakes'",
        "README.md:2: write 'one design patterns'",
      ],
      changing: [
        "README.md": """
        At least nine design patterns, and sixty-three
        classic mistakes: 2 design patterns. Many classic mistakes.
        (Docs/DesignPatterns.docc/Counter.md)

        """
      ]
    )
  }

  // MARK: - One pattern

  func test_findings_can_be_limited_to_one_pattern() throws {
    let kit = try WholeKit(
      for: self,
      changing: [
        "TODO.md": "", "Examples/Counter/Output.txt": nil,
        "Docs/DesignPatterns.docc/DesignPatterns.md": "",
      ]
    )

    XCTAssertEqual(
      try kit.findings(in: "counter"),
      [
        "Docs/DesignPatterns.docc/DesignPatterns.md:1: list 'Counter', with "
          + "'<doc:Counter>'",
        "Examples/Counter/Output.txt:1: missing: run "
          + "'swift run patterns record Counter'",
      ]
    )
  }

  func test_the_package_lists_every_pattern_and_no_other() throws {
    let description = try JSONDecoder().decode(
      PackageDescription.self,
      from: Data(
        """
        {"targets": [
          {"name": "BridgePattern", "path": "Sources/Patterns/Bridge"},
          {"name": "Workbook"}
        ]}
        """.utf8
      )
    )
    let kit = try SmallKit(for: self)

    XCTAssertEqual(
      try description.findings(in: Workbook.Kit(root: kit.folder))
        .map(\.description),
      [
        "Package.swift:1: write 'Pattern(name: \"Counter\"),' in the list of "
          + "patterns",
        "Package.swift:1: remove 'Bridge', or run "
          + "'swift run patterns new Bridge'",
      ]
    )
  }

  // MARK: - Fixtures

  private enum Path {
    static let template = "Sources/Patterns/Counter/CounterTemplate.swift"
    static let spec = "Tests/Patterns/Counter/CounterTemplateSpec.swift"
    static let article = "Docs/DesignPatterns.docc/Counter.md"
    static let mistakes = "Examples/Exercises/Counter/Misconceptions"
  }

  /// Asserts what the doctor finds in a complete kit in which some files are
  /// replaced.
  private func assertFindings(
    _ expected: [String],
    changing changes: [String: String?],
    ignoring other: String? = nil,
    line: UInt = #line
  ) throws {
    let findings = try WholeKit(for: self, changing: changes).findings()

    XCTAssertEqual(
      findings.filter { finding in
        other.map { !finding.contains($0) } ?? true
      },
      expected,
      line: line
    )
  }
}
