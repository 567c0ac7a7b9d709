import TestSupport
import XCTest

@testable import Workbook

/// The hints for a student who is stuck.
final class HintSpec: XCTestCase {
  func test_a_known_mistake_is_named_and_hints_follow_one_by_one() throws {
    let kit = try exercise(with: SmallKit.stuck)

    let first = try kit.patterns("check", "DESK/mine", "--hint", "--reveal")
    let second = try kit.patterns("check", "DESK/mine", "--hint", "--solution")

    XCTAssertEqual(
      first.output.components(separatedBy: "sentences hold.\n").last,
      """

      Exactly the same sentences fail with a classic mistake:
        Counting sets the value.
        Why: It works the first time.

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

  func test_code_that_does_not_compile_has_no_hint() throws {
    let kit = try exercise(with: "final class Counter {")

    let outcome = try kit.patterns("check", "DESK/mine", "--hint")

    XCTAssertEqual(
      outcome.output.components(separatedBy: "sentences hold.\n").last,
      """

      There is no hint until these errors are corrected.

      """
    )
  }

  // MARK: - Fixtures

  private func exercise(with implementation: String) throws -> SmallKit {
    try SmallKit(for: self, exerciseWith: implementation)
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
