import XCTest

@testable import Workbook

final class SuiteRunSpec: XCTestCase {
  func test_each_sentence_has_the_verdict_that_xctest_printed() {
    let run = SuiteRun(
      output: """
        Test Suite 'ASpec' started at 2026-01-01 00:00:00.000
        Test Case 'ASpec.test_a' started at 2026-01-01 00:00:00.000
        Test Case 'ASpec.test_a' passed (0.001 seconds)
        Test Case 'ASpec.test_b' started at 2026-01-01 00:00:00.000
        /x/ASpec.swift:7: error: ASpec.test_b : XCTAssertTrue failed - no
        /x/ASpec.swift:8: error: ASpec.test_b : XCTAssertTrue failed - \

        Test Case 'ASpec.test_b' failed (0.001 seconds)
        Test Case 'ASpec.test_c' started at 2026-01-01 00:00:00.000
        /x/ASpec.swift:9: ASpec.test_c : Test skipped: no network
        Test Case 'ASpec.test_c' skipped (0.001 seconds)
        """
    )

    XCTAssertEqual(
      verdicts(of: run),
      [
        .passed,
        .failed([
          "ASpec.swift:7: XCTAssertTrue failed - no",
          "ASpec.swift:8: XCTAssertTrue failed",
        ]),
        .skipped("ASpec.swift:9: Test skipped: no network"),
        nil,
      ]
    )
    XCTAssertEqual(run.summary, "1 passed, 1 failed, 1 skipped")
    XCTAssertFalse(run.isPassed)
  }

  func test_the_names_that_macos_prints_are_read_too() {
    let run = SuiteRun(
      output: """
        Test Case '-[APatternTests.ASpec test_a]' passed (0.001 seconds).
        /x/ASpec.swift:7: error: -[APatternTests.ASpec test_b] : no
        Test Case '-[APatternTests.ASpec test_b]' failed (0.001 seconds).
        """
    )

    XCTAssertEqual(
      verdicts(of: run),
      [.passed, .failed(["ASpec.swift:7: no"]), nil, nil]
    )
  }

  func test_a_failed_build_is_reported_with_its_first_error() {
    XCTAssertEqual(
      SuiteRun.reason(
        in: """
          [1/2] Compiling A
          /x/A.swift:7:1: error: no such thing
          /x/B.swift:8:1: error: nor this
          error: fatalError
          """
      ),
      "A.swift:7: no such thing"
    )
    XCTAssertEqual(SuiteRun.reason(in: "a\nerror: b\n"), "error: b")
  }

  func test_a_skipped_sentence_has_not_failed() {
    let run = SuiteRun(
      output: """
        Test Case 'ASpec.test_a' passed (0.001 seconds)
        Test Case 'ASpec.test_b' skipped (0.001 seconds)
        """
    )

    XCTAssertTrue(run.isPassed)
  }

  // MARK: - Fixtures

  /// The verdicts of the sentences a, b, c and d.
  private func verdicts(of run: SuiteRun) -> [Verdict?] {
    let suite = SpecSuite(
      path: "ASpec.swift",
      text: """
        final class ASpec: XCTestCase {
          func test_a() {}
          func test_b() {}
          func test_c() {}
          func test_d() {}
        }
        """
    )
    return suite.sentences.map { run.verdict(of: $0, in: suite) }
  }
}
