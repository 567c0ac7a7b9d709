import Terminal
import XCTest

@testable import Workbook

final class ExerciseFilesSpec: XCTestCase {
  // MARK: - Template header

  func test_a_templates_comment_has_its_kind_and_intent() {
    let header = TemplateHeader(
      template: """
        import Synchronization

        /// Observer (behavioral): a subject notifies every attached observer of
        /// each change. It knows no more.
        ///
        /// Rename it.
        protocol Observer {}
        """
    )

    XCTAssertEqual(header.kind, "behavioral")
    XCTAssertEqual(
      header.intent,
      "a subject notifies every attached observer of each change"
    )
  }

  // MARK: - Misconceptions

  func test_a_misconception_names_the_specs_that_catch_it() throws {
    let misconception = try Misconception(
      path: "a/Strong.diff",
      text: """
        Mistake: It is held
          strongly.
        Why: It is what arrays do.
        Caught by: test_a_b,
          test_c

        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
         class A {
        -  weak var b
        +  var b

        """
    )

    XCTAssertEqual(misconception.name, "Strong")
    XCTAssertEqual(misconception.mistake, "It is held strongly.")
    XCTAssertEqual(misconception.reason, "It is what arrays do.")
    XCTAssertEqual(misconception.evidence, .specs(["test_a_b", "test_c"]))
    XCTAssertEqual(
      try misconception.implementation(of: "class A {\n  weak var b\n}\n"),
      "class A {\n  var b\n}\n"
    )
  }

  func test_a_misconception_may_be_refused_by_the_compiler() throws {
    XCTAssertEqual(
      try misconception(
        "Mistake: a.\nWhy: b.\nRefused: is inaccessible: it is\n"
      ).evidence,
      .compiler("is inaccessible: it is")
    )
  }

  func test_a_misconception_that_was_not_run_has_no_evidence() throws {
    XCTAssertNil(try misconception("Mistake: a.\nWhy: b.\n").evidence)
  }

  func test_a_misconception_with_a_missing_part_is_malformed() {
    let texts = [
      "": "write 'Mistake: ...' at its beginning",
      "Mistake: a.\nCaught by: test_a": "write 'Why: ...' at its beginning",
      "Mistake: a.\nWhy: b.\nCaught by: c": "'Caught by:' names no spec",
      "Mistake: a.\nWhy: b.\nCaught by: test_a\nRefused: c":
        "write either 'Caught by:' or 'Refused:', not both",
    ]

    for (text, fault) in texts {
      XCTAssertThrowsError(try misconception(text), text) {
        XCTAssertEqual(
          $0 as? WorkbookError,
          .malformed("A.diff", line: 1, fault)
        )
      }
    }
  }

  func test_a_misconception_that_no_longer_applies_is_named_with_its_hunk()
    throws
  {
    let misconception = try misconception("Mistake: a.\nWhy: b.\n")

    XCTAssertThrowsError(try misconception.implementation(of: "c\n")) {
      XCTAssertEqual(
        $0 as? WorkbookError,
        .malformed("A.diff", line: 4, "hunk 1 (@@ -1 +1 @@) does not apply")
      )
    }
  }

  // MARK: - Hints

  func test_hints_have_three_levels_for_each_part() throws {
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
    let texts = [
      "## b\nSpecs: test_a\n1. A\n2. B\n",
      "## b\nSpecs: test_a\n1. A\n2.\n3. C\n",
      "## b\nSpecs: test_a\n1. A\n2. \n3. C\n",
      "## b\n1. A\n2. B\n3. C\n",
    ]

    for text in texts {
      XCTAssertThrowsError(try Hints(path: "a", text: text), text)
    }
  }

  // MARK: - Fixtures

  private func misconception(_ header: String) throws -> Misconception {
    try Misconception(path: "A.diff", text: header + "\n@@ -1 +1 @@\n-a\n+b\n")
  }
}
