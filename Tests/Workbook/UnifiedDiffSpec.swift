import XCTest

@testable import Workbook

final class UnifiedDiffSpec: XCTestCase {
  // MARK: - Comparing

  func test_a_change_is_shown_with_the_lines_around_it() {
    XCTAssertEqual(
      difference("abcdefghi", "abcdXfghi").text,
      """
      @@ -2,7 +2,7 @@
       b
       c
       d
      -e
      +X
       f
       g
       h

      """
    )
  }

  func test_changes_near_each_other_are_one_hunk() {
    XCTAssertEqual(
      difference("abc", "Xb").text,
      "@@ -1,3 +1,2 @@\n-a\n+X\n b\n-c\n"
    )
  }

  func test_changes_far_from_each_other_are_two_hunks() {
    XCTAssertEqual(
      difference("abcdefghij", "bcdefghi").text,
      """
      @@ -1,4 +1,3 @@
      -a
       b
       c
       d
      @@ -7,4 +6,3 @@
       g
       h
       i
      -j

      """
    )
  }

  func test_added_lines_are_shown_in_their_place() {
    XCTAssertEqual(
      difference("ab", "aXYb").text,
      "@@ -1,2 +1,4 @@\n a\n+X\n+Y\n b\n"
    )
    XCTAssertEqual(
      UnifiedDiff(from: "a\nb\n", to: "a\nX\nb\n", context: 0).text,
      "@@ -1,0 +2 @@\n+X\n"
    )
  }

  func test_an_empty_text_has_no_lines() {
    XCTAssertEqual(difference("", "").text, "")
    XCTAssertEqual(difference("", "a").text, "@@ -0,0 +1 @@\n+a\n")
  }

  // MARK: - Applying

  func test_a_difference_can_be_written_read_and_applied() throws {
    let pairs = [
      ("abcdefghi", "abcdXfghi"), ("abcdefghij", "bcdefghi"), ("ab", "aXYb"),
      ("aab", "abaab"), ("abc", "cba"), ("", "a"), ("a", ""), ("aXbXc", "XX"),
    ]
    for (old, new) in pairs {
      for context in [0, 1, 3] {
        let difference = UnifiedDiff(
          from: lines(old), to: lines(new), context: context
        )

        let read = try UnifiedDiff(text: "Any words.\n\n" + difference.text)

        XCTAssertEqual(read, difference, "\(old) \(new) \(context)")
        XCTAssertEqual(
          try read.applied(to: lines(old)), lines(new),
          "\(old) \(new) \(context)"
        )
      }
    }
  }

  func test_a_hunk_that_does_not_apply_is_named() throws {
    let difference = try UnifiedDiff(
      text: "Mistake: x\n" + difference("abcdefghij", "bcdefghi").text
    )

    XCTAssertThrowsError(try difference.applied(to: lines("abcdefgXij"))) {
      XCTAssertEqual(
        $0 as? UnifiedDiff.Mismatch,
        .init(line: 7, reason: "hunk 2 (@@ -7,4 +6,3 @@) does not apply")
      )
    }
  }

  // MARK: - Reading

  func test_a_line_trimmed_by_an_editor_is_an_empty_line() throws {
    XCTAssertEqual(
      try UnifiedDiff(text: "@@ -1,2 +1,2 @@\n\n-a\n+b\n")
        .applied(to: "\na\n"),
      "\nb\n"
    )
  }

  func test_an_incomplete_difference_is_refused_with_its_line() {
    assertRefused("", line: 0, "has no hunk ('@@ -1,3 +1,3 @@')")
    assertRefused("\n@@ a b @@\n", line: 2, "'@@ a b @@' doesn't begin a hunk")
    assertRefused(
      "@@ -1 +1 @@\n-a\n+b\nc\n",
      line: 4,
      "a line of a hunk begins with ' ', '-' or '+'"
    )
    assertRefused(
      "@@ -1,3 +1 @@\n-a\n+b\n", line: 1, "write '@@ -1 +1 @@'"
    )
  }

  // MARK: - Fixtures

  /// Returns the difference between two texts with one letter a line.
  private func difference(_ old: String, _ new: String) -> UnifiedDiff {
    UnifiedDiff(from: lines(old), to: lines(new))
  }

  private func lines(_ letters: String) -> String {
    letters.map { "\($0)\n" }.joined()
  }

  private func assertRefused(
    _ text: String,
    line: Int,
    _ reason: String,
    at place: UInt = #line
  ) {
    XCTAssertThrowsError(try UnifiedDiff(text: text), line: place) {
      XCTAssertEqual(
        $0 as? UnifiedDiff.Mismatch,
        .init(line: line, reason: reason),
        line: place
      )
    }
  }
}
