import Foundation
import XCTest

@testable import Workbook

/// The mechanism behind copying, exercises and misconceptions, on a suite of
/// its own that builds quickly.
final class SpecRunnerSpec: XCTestCase {
  func test_each_sentence_has_what_came_of_it_whatever_came_of_others() throws {
    let report = try run(
      """
      import Foundation

      func holds() -> Int { 1 }
      func fails() -> Int { 3 }
      func traps() -> Int { fatalError() }
      func endsEarly() -> Int { exit(0) }
      func boasts() -> Int {
        print("Test Case 'ASpec.test_boasts' passed (0.0 seconds)")
        print("finish\\ttest_boasts")
        return 0
      }
      func loops() -> Int { while true {} }
      """
    )

    XCTAssertEqual(
      verdicts(of: report),
      [
        .passed,
        .failed([
          "line 6: XCTAssertEqual failed: (\"3\") is not equal to (\"1\")"
        ]),
        .failed(["the program trapped"]),
        .failed(["the program ended early, with status 0"]),
        .failed([
          "line 9: XCTAssertEqual failed: (\"0\") is not equal to (\"1\")"
        ]),
        .failed(["the program did not come to its end in time"]),
        .passed,
      ]
    )
  }

  func test_what_does_not_compile_is_refused_in_the_compilers_words() throws {
    XCTAssertEqual(
      try run("func holds() -> Int { nonsense }"),
      .refused(["Implementation.swift:1: cannot find 'nonsense' in scope"])
    )
  }

  func test_what_lacks_a_part_is_refused() throws {
    let report = try run(
      ["holds", "fails", "traps", "endsEarly", "boasts"]
        .map { "func \($0)() -> Int { 1 }" }.joined(separator: "\n")
    )

    XCTAssertEqual(
      report,
      .refused(["ASpec.swift:10: cannot find 'loops' in scope"])
    )
  }

  // MARK: - Fixtures

  private func run(_ implementation: String) throws -> SpecRunner.Report {
    let suite = SpecSuite(
      path: "ASpec.swift",
      text: """
        import XCTest
        @testable import APattern

        final class ASpec: XCTestCase {
          func test_holds() { XCTAssertEqual(holds(), 1) }
          func test_fails() { XCTAssertEqual(fails(), 1) }
          func test_traps() { XCTAssertEqual(traps(), 1) }
          func test_ends_early() { XCTAssertEqual(endsEarly(), 1) }
          func test_boasts() { XCTAssertEqual(boasts(), 1) }
          func test_loops() { XCTAssertEqual(loops(), 1) }
          func test_waits() async { await Task.yield() }
        }
        """
    )
    return try SpecRunner(
      suite: suite,
      module: "APattern",
      template: "",
      timeout: 1
    )
    .run(implementation)
  }

  private func verdicts(of report: SpecRunner.Report) -> [Verdict] {
    guard case .ran(let results) = report else {
      XCTFail("\(report)")
      return []
    }
    return results.map(\.verdict)
  }
}
