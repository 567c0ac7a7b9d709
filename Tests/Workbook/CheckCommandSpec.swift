import TestSupport
import XCTest

@testable import Workbook

final class CheckCommandSpec: XCTestCase {
  func test_each_sentence_is_said_to_hold_or_not_and_why() throws {
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

  func test_what_does_not_compile_is_told_with_the_authors_own_file() throws {
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

  // MARK: - What is refused

  func test_a_folder_that_is_not_an_exercise_is_an_error() throws {
    let kit = try SmallKit(for: self)
    try kit.write("", to: "file.swift")

    XCTAssertEqual(
      try kit.patterns("check", "DESK/nowhere"),
      complaint("DESK/nowhere: is not there", status: 66)
    )
    XCTAssertEqual(
      try kit.patterns("check", "DESK"),
      complaint("DESK: isn't an exercise", status: 66)
    )
    XCTAssertEqual(
      try kit.patterns("check", "DESK/file.swift"),
      complaint(
        "DESK/file.swift: is a file, of an unknown pattern",
        status: 66
      )
    )
  }

  func test_json_goes_with_nothing_that_people_read() throws {
    XCTAssertEqual(
      try SmallKit(for: self).patterns("check", "DESK", "--json", "--hint"),
      complaint(
        "'--json' is for programs, and '--hint' for people "
          + "(see patterns check --help)",
        status: 64
      )
    )
  }

  func test_no_number_that_somebody_wrote_into_the_progress_is_a_trap() throws {
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
