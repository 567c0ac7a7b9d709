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

  func test_a_known_mistake_is_named_and_hints_go_on_one_by_one() throws {
    let kit = try exercise(with: SmallKit.stuck)

    let first = try kit.patterns("check", "DESK/mine", "--hint", "--reveal")
    let second = try kit.patterns("check", "DESK/mine", "--hint", "--solution")

    XCTAssertEqual(
      first.output.components(separatedBy: "sentences hold.\n").last,
      """

      What fails is just what fails with a mistake that many make:
        Counting sets the value.
        It works the first time.

      Hint 1 of 3, for: it counts on
      What was it before?

      """
    )
    XCTAssertEqual(
      second.output.components(separatedBy: "time.\n").last,
      """

      Hint 2 of 3, for: it counts on
      One more than it was.

      The solution is shown when all sentences hold, or with --reveal.

      """
    )
    XCTAssertEqual(
      Workbook.Progress(in: kit.desk.appending(path: "mine")),
      progress(checks: 2, best: 2, hints: ["count()": 2])
    )
  }

  func test_the_last_hint_stays_the_last_and_progress_is_kept() throws {
    let kit = try exercise(with: SmallKit.stuck)
    let before = progress(checks: 9, best: 3, hints: ["count()": 3])
    try kit.write(before.text, to: "mine/.progress.json")

    let outcome = try kit.patterns(
      "check", "DESK/mine", "--hint", "--solution", "--reveal"
    )

    XCTAssertTrue(
      outcome.output.hasSuffix(
        """

        Hint 3 of 3, for: it counts on
        `value += 1`

        \(SmallKit.template)
        """
      ),
      outcome.output
    )
    XCTAssertEqual(
      Workbook.Progress(in: kit.desk.appending(path: "mine")),
      progress(checks: 10, best: 3, hints: ["count()": 3])
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

  func test_what_is_no_exercise_is_said_to_be_none() throws {
    let kit = try SmallKit(for: self)
    try kit.write("", to: "file.swift")

    XCTAssertEqual(
      try kit.patterns("check", "DESK/nowhere"),
      complaint("DESK/nowhere: is not there", status: 66)
    )
    XCTAssertEqual(
      try kit.patterns("check", "DESK"),
      complaint("DESK: is no exercise of a pattern", status: 66)
    )
    XCTAssertEqual(
      try kit.patterns("check", "DESK/file.swift"),
      complaint(
        "DESK/file.swift: is a file; of which pattern?",
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

  // MARK: - Fixtures

  /// A kit, and an exercise on the desk with what somebody has written.
  private func exercise(with implementation: String) throws -> SmallKit {
    let kit = try SmallKit(for: self)
    _ = try kit.patterns("exercise", "Counter", "--to", "DESK/mine")
    try kit.write(
      implementation,
      to: "mine/Sources/CounterPattern/Counter.swift"
    )
    return kit
  }

  private func progress(
    checks: Int,
    best: Int,
    hints: [String: Int]
  ) -> Workbook.Progress {
    var progress = Workbook.Progress(pattern: "Counter")
    progress.checks = checks
    progress.best = best
    progress.hints = hints
    return progress
  }
}
