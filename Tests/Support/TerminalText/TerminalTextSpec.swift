import TerminalText
import XCTest

final class TerminalTextSpec: XCTestCase {
  // MARK: - Columns

  func test_a_wide_character_takes_two_columns() {
    XCTAssertEqual("abc".columnCount, 3)
    XCTAssertEqual("漢字".columnCount, 4)
    XCTAssertEqual("".columnCount, 0)
  }

  func test_an_emoji_takes_two_columns_however_it_is_composed() {
    XCTAssertEqual("🎸".columnCount, 2)
    XCTAssertEqual("👍🏽".columnCount, 2)
    XCTAssertEqual("👩‍🎤".columnCount, 2)
    XCTAssertEqual("❤️".columnCount, 2)
    XCTAssertEqual("🩷".columnCount, 2)
    XCTAssertEqual("🫨".columnCount, 2)
    XCTAssertEqual("🇩🇪".columnCount, 2)
  }

  func test_joined_letters_take_the_columns_of_each() {
    let texts = [
      "क्ष", "क्\u{200D}ष", "क्\u{200D}", "श्री", "ه\u{200D}", "e\u{200D}",
      "漢\u{FE0F}", "a🏽",
    ]

    XCTAssertEqual(texts.map(\.count), [1, 1, 1, 1, 1, 1, 1, 1])
    XCTAssertEqual(texts.map(\.columnCount), [2, 2, 1, 3, 1, 1, 2, 3])
  }

  func test_a_digit_is_an_emoji_only_with_emoji_style() {
    XCTAssertEqual(
      ["1", "1\u{200D}", "1️⃣", "❤", "❤️", "1🏽"].map(\.columnCount),
      [1, 1, 2, 1, 2, 3]
    )
  }

  func test_a_family_and_a_flag_of_many_parts_take_two_columns() {
    XCTAssertEqual(
      ["👨‍👩‍👧‍👦", "👩🏽‍🎤", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"].map(\.columnCount),
      [2, 2, 2, 2]
    )
  }

  func test_a_line_break_of_two_characters_is_shown_as_two_symbols() {
    XCTAssertEqual("\r\n".columnCount, 2)
  }

  func test_a_combining_mark_takes_no_column() {
    XCTAssertEqual("e\u{301}".columnCount, 1)
    XCTAssertEqual("e\u{300}".columnCount, 1)
  }

  func test_a_spacing_mark_takes_a_column() {
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

  func test_any_fitted_text_fills_its_columns() {
    let texts = ["", "a\u{1B}[2Jb", "line\nbreak", "👩‍🎤👩‍🎤👩‍🎤", "e\u{301}"]

    XCTAssertEqual(
      texts.map { $0.fitted(to: 5).columnCount },
      [5, 5, 5, 5, 5]
    )
  }

  func test_a_character_with_too_many_marks_is_cut() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000)

    XCTAssertEqual(text.fitted(to: 5), "…    ")
  }

  func test_a_letter_can_have_as_many_marks_as_in_any_language() {
    let few = "a" + String(repeating: "\u{301}", count: 31)
    let many = "a" + String(repeating: "\u{301}", count: 32)

    XCTAssertEqual((few + "b").fitted(to: 5), few + "b   ")
    XCTAssertEqual((many + "b").fitted(to: 5), "…    ")
    XCTAssertEqual(("x" + many + "b").fitted(to: 5), "x…   ")
  }

  func test_fitting_takes_no_longer_for_a_million_marks() {
    let clock = ContinuousClock()
    let times = [10_000, 1_000_000].map { count in
      let text = "ab" + String(repeating: "\u{301}", count: count) + "c"
      return clock.measure {
        for _ in 0..<20 { XCTAssertEqual(text.fitted(to: 3), "a… ") }
      }
    }

    XCTAssertLessThan(times[1], times[0] * 20)
  }

  func test_characters_without_width_are_cut_too() {
    let text = String(repeating: "\u{200B}", count: 10_000)

    XCTAssertLessThan(text.fitted(to: 5).unicodeScalars.count, 300)
  }

  func test_a_letter_keeps_its_marks_where_a_text_is_cut() {
    let invisible = String(repeating: "\u{200B}", count: 159)
    let text = invisible + "e\u{301}" + String(repeating: "x", count: 40)

    XCTAssertEqual(text.fitted(to: 5), invisible + "…    ")
  }

  func test_a_text_of_ten_thousand_characters_is_cut_to_fit() {
    let text = String(repeating: "long ", count: 2_000)

    XCTAssertEqual(text.fitted(to: 8), "long lo…")
  }

  func test_any_number_of_columns_is_accepted() {
    let texts = [-1, .min, .max].map { "漢字 ab".fitted(to: $0) }

    XCTAssertEqual(texts, ["", "", "漢字 ab"])
    XCTAssertEqual("a".fitted(to: 65_535).count, 65_535)
  }

  func test_a_cut_text_has_no_spaces_at_its_end() {
    let texts = ["American Pie", "U2  ", "漢字漢字", "", "\u{1B} "]

    XCTAssertEqual(
      texts.map { $0.cut(to: 6) },
      ["Ameri…", "U2", "漢字…", "", "␛"]
    )
    XCTAssertEqual("U2".cut(to: .max), "U2")
    XCTAssertEqual("U2".cut(to: -1), "")
  }

  // MARK: - Wrapping

  func test_a_text_can_be_wrapped_to_any_width() {
    let lines = [-1, .min, .max].map { "ab".wrappedLines(to: $0) }

    XCTAssertEqual(lines, [["a", "b"], ["a", "b"], ["ab"]])
    XCTAssertEqual("ab".wrapped(to: .min, indentation: 1), " a\n b")
    XCTAssertEqual("ab".wrapped(to: .max, indentation: 1), " ab")
  }

  func test_a_text_is_wrapped_between_words_and_within_a_long_one() {
    XCTAssertEqual(
      "one two threefour".wrappedLines(to: 7),
      ["one two", "threefo", "ur"]
    )
  }

  func test_a_word_stays_on_its_line_only_with_the_space_before_it() {
    XCTAssertEqual("a b c".wrappedLines(to: 2), ["a", "b", "c"])
    XCTAssertEqual("a b c".wrappedLines(to: 3), ["a b", "c"])
  }

  func test_the_lines_after_the_first_can_hang() {
    XCTAssertEqual(
      "one two three".wrapped(to: 8, indentation: 1, hanging: 2),
      " one\n   two\n   three"
    )
    XCTAssertEqual(
      "one two three".wrapped(to: 10, indentation: 1, hanging: 2),
      " one two\n   three"
    )
  }

  func test_wrapping_keeps_lines_and_spaces() {
    XCTAssertEqual(
      "a\n\n  b  c".wrappedLines(to: 9),
      ["a", "", "  b  c"]
    )
  }

  func test_wrapping_never_cuts_a_wide_character() {
    XCTAssertEqual("漢字漢".wrappedLines(to: 5), ["漢字", "漢"])
    XCTAssertEqual("漢字".wrappedLines(to: 0), ["漢", "字"])
    XCTAssertEqual("a漢".wrappedLines(to: 2), ["a", "漢"])
  }

  // MARK: - Control characters

  func test_control_characters_become_visible_symbols() {
    XCTAssertEqual("\u{1B}[2J".printable, "␛[2J")
    XCTAssertEqual("a\nb\tc\r\n".printable, "a␊b␉c␍␊")
    XCTAssertEqual("\0\u{7F}\u{9B}".printable, "␀␡\u{FFFD}")
  }

  func test_direction_marks_and_line_separators_are_replaced() {
    XCTAssertEqual("\u{202E}abc\u{2028}".printable, "\u{FFFD}abc\u{FFFD}")
  }

  func test_a_mark_at_the_beginning_is_put_on_a_dotted_circle() {
    XCTAssertEqual("\u{301}a".printable, "◌\u{301}a")
    XCTAssertEqual("\u{301}a".fitted(to: 3), "◌\u{301}a ")
    XCTAssertEqual("\u{20DD}".printable.printable, "◌\u{20DD}")
    XCTAssertEqual("a\n\u{93F}".printableLines, "a\n◌\u{93F}")
    XCTAssertEqual("\u{FE0F}a".printable, "\u{FE0F}a")
  }

  func test_other_text_is_unchanged() {
    let text = "Best of Bowie, 漢字, 👩‍🎤, e\u{301}"

    XCTAssertEqual(text.printable, text)
  }

  func test_a_text_of_many_lines_keeps_its_newlines() {
    XCTAssertEqual("a\n\u{1B}b\n".printableLines, "a\n␛b\n")
  }
}
