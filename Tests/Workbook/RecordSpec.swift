import XCTest

@testable import Workbook

final class RecordSpec: XCTestCase {
  func test_a_sentence_that_ends_without_a_failure_holds() {
    let record = Record(text: "start\ttest_a\nfinish\ttest_a\n")

    XCTAssertEqual(record.verdicts, ["test_a": .passed])
    XCTAssertNil(record.running)
  }

  func test_a_sentence_fails_for_every_reason_that_it_had() {
    let record = Record(
      text: """
        start\ttest_a
        fail\ttest_a\t7\tno
        fail\ttest_a\t8\ta\tb
        finish\ttest_a
        """
    )

    XCTAssertEqual(
      record.verdicts,
      ["test_a": .failed(["line 7: no", "line 8: a\tb"])]
    )
  }

  func test_a_sentence_that_did_not_end_was_running() {
    let record = Record(text: "start\ttest_a\nfinish\ttest_a\nstart\ttest_b\n")

    XCTAssertEqual(record.verdicts, ["test_a": .passed])
    XCTAssertEqual(record.running, "test_b")
  }

  func test_a_reason_has_nothing_that_says_nothing() {
    XCTAssertEqual("XCTAssertTrue failed - ".tidied, "XCTAssertTrue failed")
    XCTAssertEqual("failed - a - b".tidied, "failed - a - b")
    XCTAssertEqual(
      "nil: \"Specification.ASpec.(unknown context at $56343e).A\"".tidied,
      "nil: \"A\""
    )
  }
}
