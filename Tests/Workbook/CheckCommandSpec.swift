import TestSupport
import XCTest

@testable import Workbook

final class CheckCommandSpec: XCTestCase {
  func test_each_sentence_is_reported_with_its_result_and_reasons() throws {
    let kit = try exercise(with: SmallKit.skeleton)

    let outcome = try kit.patterns("check", "DESK/mine", "--solution")

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          ok a new counter is at zero
          -- it counts by one
               line 17: XCTAssertEqual failed: ("0") is not equal to ("1")
          -- it counts on
               line 26: XCTAssertEqual failed: ("0") is not equal to ("2")

          1 of 3 sentences hold.

          The solution is shown when all sentences hold, or with --reveal.

          """,
        errors: "",
        status: 1
      )
    )
  }

  func test_when_all_sentences_hold_the_solution_is_shown() throws {
    let kit = try exercise(with: "\n" + SmallKit.template)

    let outcome = try kit.patterns("check", "DESK/mine", "--solution")

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          ok a new counter is at zero
          ok it counts by one
          ok it counts on

          3 of 3 sentences hold.

          \(SmallKit.template)
          """,
        errors: "",
        status: 0
      )
    )
  }

  func test_compile_errors_name_the_authors_own_file() throws {
    let kit = try exercise(with: "final class Counter {")

    let outcome = try kit.patterns(
      "check", "DESK/mine", "--json", "--junit", "DESK/mine.xml"
    )

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          [
            {
              "failed" : [

              ],
              "isPassed" : false,
              "name" : "mine",
              "passed" : 0,
              "pattern" : "Counter",
              "summary" : "Counter.swift:1: expected declaration",
              "total" : 3
            }
          ]

          """,
        errors: "",
        status: 1
      )
    )
    XCTAssertTrue(
      try kit.text("mine.xml").contains(
        "Counter.swift:1: expected declaration"
      )
    )
  }

  // MARK: - Refusals

  func test_a_file_that_is_not_read_is_named() throws {
    let kit = try exercise(with: SmallKit.template)
    let sources = "mine/Sources/CounterPattern"
    try kit.write("", to: "\(sources)/Notes.md")
    try kit.write("struct Step {}", to: "\(sources)/Step.swift")

    let outcome = try kit.patterns("check", "DESK/mine")

    XCTAssertEqual(
      outcome.errors,
      "warning: 'Step.swift' is not read; only 'Counter.swift' is\n"
    )
    XCTAssertEqual(outcome.status, 0)
  }

  func test_a_folder_that_is_not_an_exercise_is_refused() throws {
    let kit = try SmallKit(for: self)
    try kit.write("", to: "file.swift")

    XCTAssertEqual(
      try kit.patterns("check", "DESK/nowhere"),
      .error("DESK/nowhere: no such file or folder", status: 66)
    )
    XCTAssertEqual(
      try kit.patterns("check", "DESK"),
      .error("DESK: not an exercise; it has no .progress.json", status: 66)
    )
    XCTAssertEqual(
      try kit.patterns("check", "DESK/file.swift"),
      .error(
        "DESK/file.swift: a single file doesn't name its pattern",
        status: 66
      )
    )
  }

  func test_json_cannot_be_combined_with_a_hint() throws {
    XCTAssertEqual(
      try SmallKit(for: self).patterns("check", "DESK", "--json", "--hint"),
      .usageError(
        "'--json' can't be combined with '--hint'",
        of: "patterns check",
        usage: "DIR [options]"
      )
    )
  }

  func test_an_invalid_number_in_the_progress_causes_no_trap() throws {
    let kit = try SmallKit(for: self, exerciseWith: SmallKit.skeleton)
    for number in [Int.min, -5, Int.max] {
      var progress = Workbook.Progress(pattern: "Counter")
      (progress.checks, progress.best) = (number, number)
      progress.hints = ["count()": number]
      try kit.write(progress.text, to: "mine/.progress.json")

      XCTAssertEqual(
        try kit.patterns("check", "DESK/mine", "--hint").status,
        1
      )
    }
  }

  // MARK: - Fixtures

  private func exercise(with implementation: String) throws -> SmallKit {
    try SmallKit(for: self, exerciseWith: implementation)
  }
}
