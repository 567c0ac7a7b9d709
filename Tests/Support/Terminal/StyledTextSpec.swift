import Terminal
import XCTest

final class StyledTextSpec: XCTestCase {
  // MARK: - Text and styles

  func test_each_piece_has_its_own_style() {
    let line =
      StyledText("a", style: .bold) + StyledText("b")
      + StyledText("c", style: TextStyle(foreground: 1, background: 200))

    XCTAssertEqual(
      line.terminalText(isStyled: true),
      "\u{1B}[1ma\u{1B}[0mb\u{1B}[31;48;5;200mc\u{1B}[0m"
    )
  }

  func test_without_styles_only_the_plain_text_is_written() {
    let line = StyledText("a", style: .reversed) + StyledText("b")

    XCTAssertEqual(line.terminalText(isStyled: false), "ab")
    XCTAssertEqual(line.plainText, "ab")
  }

  func test_the_first_16_colors_are_the_ones_that_a_user_has_chosen() {
    let bright = StyledText("x", style: TextStyle(foreground: 9, background: 8))

    XCTAssertEqual(
      bright.terminalText(isStyled: true),
      "\u{1B}[91;100mx\u{1B}[0m"
    )
  }

  func test_the_first_and_the_last_color_of_each_kind_are_distinguished() {
    let texts = [7, 8, 15, 16].map { color in
      StyledText("x", style: TextStyle(foreground: color))
        .terminalText(isStyled: true)
    }

    XCTAssertEqual(
      texts,
      ["37", "90", "97", "38;5;16"].map { "\u{1B}[\($0)mx\u{1B}[0m" }
    )
  }

  func test_an_empty_text_is_an_empty_line() {
    XCTAssertEqual(StyledText("", style: .bold), StyledText())
  }

  func test_control_characters_in_a_text_are_escaped() {
    XCTAssertEqual(StyledText("\u{1B}[2J\n").plainText, "␛[2J␊")
  }

  // MARK: - Width

  func test_columns_are_counted_as_on_a_terminal() {
    XCTAssertEqual((StyledText("漢字") + StyledText("a")).columns, 5)
    XCTAssertEqual(StyledText(spaces: 3).columns, 3)
    XCTAssertEqual(StyledText(spaces: -1).columns, 0)
  }

  func test_a_line_is_cut_or_filled_to_a_width() {
    let line = StyledText("ab", style: .bold) + StyledText("漢字")

    XCTAssertEqual(line.fitted(to: 8).plainText, "ab漢字  ")
    XCTAssertEqual(line.fitted(to: 5).plainText, "ab漢…")
    XCTAssertEqual(line.fitted(to: 4).plainText, "ab… ")
    XCTAssertEqual(line.fitted(to: 0).plainText, "")
    XCTAssertEqual(line.fitted(to: -1).plainText, "")
    XCTAssertEqual(line.fitted(to: .max).plainText, "ab漢字")
  }

  func test_further_lines_are_indented_where_there_is_room() {
    let line = StyledText("abcdefg")

    XCTAssertEqual(
      texts(line.wrapped(to: 5, indentation: 2)), ["abcde", "  fg"])
    XCTAssertEqual(texts(line.wrapped(to: 4, indentation: 2)), ["abcd", "efg"])
  }

  func test_a_line_that_is_too_wide_is_broken_between_words() {
    let line = StyledText("one two ") + StyledText("three", style: .bold)

    XCTAssertEqual(texts(line.wrapped(to: 7)), ["one two", "three"])
    XCTAssertEqual(
      texts(line.wrapped(to: 8, indentation: 2)), ["one two", "  three"]
    )
    XCTAssertEqual(
      texts(line.wrapped(to: 5, indentation: 2)),
      ["one", "  two", "  thr", "  ee"]
    )
    XCTAssertEqual(
      line.wrapped(to: 7)[1].terminalText(isStyled: true)
        .replacing("\u{1B}[0m\u{1B}[1m", with: ""),
      "\u{1B}[1mthree\u{1B}[0m"
    )
    XCTAssertEqual(line.wrapped(to: 13), [line])
  }

  func test_a_word_that_is_wider_than_a_line_is_broken_within() {
    XCTAssertEqual(
      texts(StyledText("    abcdef漢字").wrapped(to: 7)), ["    abc", "def漢字"]
    )
    XCTAssertEqual(texts(StyledText("漢字").wrapped(to: 1)), ["漢", "字"])
  }

  private func texts(_ lines: [StyledText]) -> [String] {
    lines.map(\.plainText)
  }
}
