import TerminalText
import XCTest

final class TerminalTextSpec: XCTestCase {
  // MARK: - Columns

  func test_a_wide_character_takes_two_columns() {
    XCTAssertEqual("abc".columnCount, 3)
    XCTAssertEqual("漢字".columnCount, 4)
    XCTAssertEqual("".columnCount, 0)
  }

  func test_an_emoji_takes_two_columns_however_it_is_put_together() {
    XCTAssertEqual("🎸".columnCount, 2)
    XCTAssertEqual("👍🏽".columnCount, 2)
    XCTAssertEqual("👩‍🎤".columnCount, 2)
    XCTAssertEqual("❤️".columnCount, 2)
    XCTAssertEqual("🇩🇪".columnCount, 2)
  }

  func test_a_line_break_of_two_characters_is_shown_as_two_signs() {
    XCTAssertEqual("\r\n".columnCount, 2)
  }

  func test_a_combining_mark_takes_no_column() {
    XCTAssertEqual("e\u{301}".columnCount, 1)
  }

  func test_a_mark_that_stands_beside_its_letter_takes_a_column() {
    XCTAssertEqual("ｶﾞ".columnCount, 2)
    XCTAssertEqual("กำ".columnCount, 2)
    XCTAssertEqual("한국어".columnCount, 6)
  }

  // MARK: - Fitting

  func test_a_short_text_is_padded() {
    XCTAssertEqual("U2".fitted(to: 4), "U2  ")
    XCTAssertEqual("漢".fitted(to: 4), "漢  ")
  }

  func test_a_long_text_is_cut_with_an_ellipsis() {
    XCTAssertEqual("American Pie".fitted(to: 9), "American…")
    XCTAssertEqual("American Pie".fitted(to: 12), "American Pie")
    XCTAssertEqual("American Pie".fitted(to: 1), "…")
    XCTAssertEqual("American Pie".fitted(to: 0), "")
  }

  func test_a_wide_character_is_never_cut_in_half() {
    XCTAssertEqual("漢字漢字".fitted(to: 6), "漢字… ")
    XCTAssertEqual("漢字漢字".fitted(to: 5), "漢字…")
    XCTAssertEqual("漢".fitted(to: 1), "…")
  }

  func test_a_fitted_text_fills_its_columns_whatever_it_is() {
    let texts = ["", "a\u{1B}[2Jb", "line\nbreak", "👩‍🎤👩‍🎤👩‍🎤", "e\u{301}"]

    XCTAssertEqual(
      texts.map { $0.fitted(to: 5).columnCount },
      [5, 5, 5, 5, 5]
    )
  }

  func test_a_mountain_of_marks_is_cut_like_a_long_text() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000)

    XCTAssertEqual(text.fitted(to: 5), "…    ")
  }

  func test_ten_thousand_characters_without_width_are_cut_too() {
    let text = String(repeating: "\u{200B}", count: 10_000)

    XCTAssertLessThan(text.fitted(to: 5).unicodeScalars.count, 300)
  }

  func test_a_text_of_ten_thousand_characters_is_cut_to_fit() {
    let text = String(repeating: "long ", count: 2_000)

    XCTAssertEqual(text.fitted(to: 8), "long lo…")
  }

  // MARK: - Control characters

  func test_control_characters_become_visible_signs() {
    XCTAssertEqual("\u{1B}[2J".printable, "␛[2J")
    XCTAssertEqual("a\nb\tc\r\n".printable, "a␊b␉c␍␊")
    XCTAssertEqual("\0\u{7F}\u{9B}".printable, "␀␡\u{FFFD}")
  }

  func test_signs_that_turn_or_break_a_line_are_replaced() {
    XCTAssertEqual("\u{202E}abc\u{2028}".printable, "\u{FFFD}abc\u{FFFD}")
  }

  func test_other_text_stays_as_it_is() {
    let text = "Best of Bowie, 漢字, 👩‍🎤, e\u{301}"

    XCTAssertEqual(text.printable, text)
  }

  func test_a_text_of_many_lines_keeps_its_newlines() {
    XCTAssertEqual("a\n\u{1B}b\n".printableLines, "a\n␛b\n")
  }
}
