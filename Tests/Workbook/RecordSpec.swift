import XCTest

@testable import Workbook

final class RecordSpec: XCTestCase {
  func test_a_sentence_that_says_so_holds() {
    let record = record(of: "start\ta\nfinish\ta\tA+\n")

    XCTAssertEqual(record.verdicts, ["a": .passed])
    XCTAssertNil(record.running)
    XCTAssertFalse(record.isForged)
  }

  func test_a_sentence_fails_for_every_reason_that_it_had() {
    let record = record(
      of: "start\ta\nfail\ta\t7\tno\nfail\ta\t8\ta\tb\nfinish\ta\tA-\n"
    )

    XCTAssertEqual(
      record.verdicts,
      ["a": .failed(["line 7: no", "line 8: a\tb"])]
    )
  }

  func test_a_sentence_that_did_not_end_was_running() {
    let record = record(of: "start\ta\nfinish\ta\tA+\nstart\tb\nfinish\tb\tB")

    XCTAssertEqual(record.verdicts, ["a": .passed])
    XCTAssertEqual(record.running, "b")
    XCTAssertFalse(record.isForged)
  }

  func test_what_no_specification_reports_is_forged() {
    let reports = [
      "finish\ta\tB+\n", "finish\ta\t\n", "finish\tc\tA+\n", "finish\ta\n",
      "start\tc\n", "\u{FFFD}\n", "\n", "fail\ta\n",
    ]

    for report in reports {
      XCTAssertTrue(record(of: report).isForged, report)
      XCTAssertEqual(record(of: report).verdicts, [:], report)
    }
  }

  func test_a_reason_has_nothing_that_says_nothing() {
    XCTAssertEqual("XCTAssertTrue failed - ".tidied, "XCTAssertTrue failed")
    XCTAssertEqual("failed - a - b".tidied, "failed - a - b")
    XCTAssertEqual(
      "nil: \"Specification.ASpec.(unknown context at $56343e).A\"".tidied,
      "nil: \"A\""
    )
  }

  // MARK: - Fixtures

  private func record(of text: String) -> Record {
    Record(
      text: text,
      tokens: [
        "a": .init(passed: "A+", failed: "A-"),
        "b": .init(passed: "B+", failed: "B-"),
      ]
    )
  }
}
