import Terminal
import XCTest

@testable import Workbook

final class ExerciseFilesSpec: XCTestCase {
  // MARK: - Template header

  func test_a_template_says_its_kind_and_its_intent() {
    let header = TemplateHeader(
      template: """
        import Synchronization

        /// Observer (behavioral): a subject tells every attached observer about
        /// each change. It knows no more.
        ///
        /// Rename it.
        protocol Observer {}
        """
    )

    XCTAssertEqual(header.kind, "behavioral")
    XCTAssertEqual(
      header.intent,
      "a subject tells every attached observer about each change"
    )
  }

  // MARK: - Misconceptions

  func test_a_misconception_names_the_specs_that_catch_it() throws {
    let misconception = try Misconception(
      name: "Strong",
      text: """
        // Mistake: It is held
        //   strongly.
        // Why: It is what arrays do.
        // Caught by: test_a_b,
        //   test_c

        /// A doc comment.
        class A {}
        """
    )

    XCTAssertEqual(misconception.mistake, "It is held strongly.")
    XCTAssertEqual(misconception.reason, "It is what arrays do.")
    XCTAssertEqual(misconception.evidence, .specs(["test_a_b", "test_c"]))
    XCTAssertEqual(misconception.code, "/// A doc comment.\nclass A {}")
  }

  func test_a_misconception_may_be_refused_by_the_compiler() throws {
    let misconception = try Misconception(
      name: "Second",
      text: "// Mistake: a.\n// Why: b.\n// Refused: is inaccessible: it is\n"
    )

    XCTAssertEqual(misconception.evidence, .compiler("is inaccessible: it is"))
  }

  func test_a_misconception_without_a_part_is_malformed() {
    let texts = [
      "class A {}",
      "// Mistake: a.\n// Caught by: test_a",
      "// Mistake: a.\n// Why: b.",
      "// Mistake: a.\n// Why: b.\n// Caught by: test_a\n// Refused: c",
    ]

    for text in texts {
      XCTAssertThrowsError(try Misconception(name: "A", text: text), text)
    }
  }

  // MARK: - Hints

  func test_hints_have_three_levels_for_each_thing() throws {
    let hints = try Hints(
      path: "Hints.md",
      text: """
        # Hints

        ## attach(_:)

        Specs: test_a, test_b

        1. Look.
        2. Think of
           order.
        3. `append`.

        ## notify(_:)
        Specs: test_c
        1. A
        2. B
        3. C
        """
    )

    XCTAssertEqual(hints.sections.map(\.title), ["attach(_:)", "notify(_:)"])
    XCTAssertEqual(
      hints.section(for: "test_b")?.levels,
      ["Look.", "Think of\norder.", "`append`."]
    )
    XCTAssertNil(hints.section(for: "test_d"))
  }

  func test_hints_with_a_level_missing_are_malformed() {
    XCTAssertThrowsError(
      try Hints(path: "a", text: "## b\nSpecs: test_a\n1. A\n2. B\n")
    )
    XCTAssertThrowsError(
      try Hints(path: "a", text: "## b\n1. A\n2. B\n3. C\n")
    )
  }

  // MARK: - Names

  func test_the_nearest_name_is_suggested_and_a_far_one_is_not() {
    let names = ["Observer", "Adapter", "Memento"]

    XCTAssertEqual("Obsrever".nearest(among: names), "Observer")
    XCTAssertEqual("adaptor".nearest(among: names), "Adapter")
    XCTAssertNil("Strategy".nearest(among: names))
    XCTAssertNil("x".nearest(among: []))
  }
}
