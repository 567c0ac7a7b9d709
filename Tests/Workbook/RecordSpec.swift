import XCTest

@testable import Workbook

final class RecordSpec: XCTestCase {
  func test_a_sentence_that_reports_its_success_holds() {
    let record = record(of: "start\ta\nfinish\ta\tA+\n")

    XCTAssertEqual(record.verdicts, ["a": .passed])
    XCTAssertNil(record.running)
    XCTAssertFalse(record.isForged)
  }

  func test_a_failed_sentence_has_all_of_its_reasons() {
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

  func test_a_line_that_no_specification_writes_is_forged() {
    let reports = [
      "finish\ta\tB+\n", "finish\ta\t\n", "finish\tc\tA+\n", "finish\ta\n",
      "start\tc\n", "\u{FFFD}\n", "\n", "fail\ta\n",
    ]

    for report in reports {
      XCTAssertTrue(record(of: report).isForged, report)
      XCTAssertEqual(record(of: report).verdicts, [:], report)
    }
  }

  func test_a_reason_has_no_superfluous_parts() {
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
