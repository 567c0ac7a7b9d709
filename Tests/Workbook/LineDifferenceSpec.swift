import XCTest

@testable import Workbook

final class LineDifferenceSpec: XCTestCase {
  func test_a_change_stands_between_the_lines_around_it() {
    XCTAssertEqual(
      difference("abcdefghi", "abcdXfghi"),
      [
        .gap(1), .same("b"), .same("c"), .same("d"), .removed("e"), .added("X"),
        .same("f"), .same("g"), .same("h"), .gap(1),
      ]
    )
  }

  func test_changes_that_are_near_share_the_lines_between_them() {
    XCTAssertEqual(
      difference("abc", "Xb"),
      [.removed("a"), .added("X"), .same("b"), .removed("c")]
    )
  }

  func test_what_is_left_out_between_two_changes_is_counted() {
    XCTAssertEqual(
      difference("abcdefghij", "bcdefghi"),
      [
        .removed("a"), .same("b"), .same("c"), .same("d"), .gap(2),
        .same("g"), .same("h"), .same("i"), .removed("j"),
      ]
    )
  }

  func test_lines_that_are_added_stand_where_they_came() {
    XCTAssertEqual(
      difference("ab", "aXYb"),
      [.same("a"), .added("X"), .added("Y"), .same("b")]
    )
  }

  func test_an_empty_text_has_no_lines() {
    XCTAssertEqual(difference("", ""), [])
    XCTAssertEqual(difference("", "a"), [.added("a")])
  }

  // MARK: - Fixtures

  /// The difference between two texts of one letter a line.
  private func difference(
    _ old: String,
    _ new: String
  ) -> [LineDifference.Line] {
    func lines(_ letters: String) -> String {
      letters.map { "\($0)\n" }.joined()
    }
    return LineDifference(from: lines(old), to: lines(new)).lines
  }
}
