import Terminal
import XCTest

final class TextTableSpec: XCTestCase {
  // MARK: - Cells

  func test_each_column_but_the_last_is_as_wide_as_its_widest_cell() {
    XCTAssertEqual(
      TextTable([["a", "漢字", "x"], ["long", "b", "yz"]]).rows,
      [["a   ", "漢字", "x"], ["long", "b   ", "yz"]]
    )
  }

  func test_columns_can_be_right_aligned() {
    XCTAssertEqual(
      TextTable([["1", "a", "2"], ["10", "bc", "20"]], rightAligned: [0, 2])
        .rows,
      [[" 1", "a ", " 2"], ["10", "bc", "20"]]
    )
  }

  func test_a_cell_that_is_too_wide_is_cut_except_in_the_last_column() {
    XCTAssertEqual(
      TextTable([["abcdef", "abcdef"], ["a", ""]], widest: 4).rows,
      [["abc…", "abcdef"], ["a   ", ""]]
    )
  }

  func test_a_row_may_have_fewer_cells() {
    XCTAssertEqual(
      TextTable([["abc", "def", "x"], ["a"], []]).rows,
      [["abc", "def", "x"], ["a  "], []]
    )
  }

  func test_a_table_without_rows_is_empty() {
    XCTAssertEqual(TextTable([]).rows, [])
    XCTAssertEqual(TextTable([]).lines(columns: 80), [])
  }

  // MARK: - Lines

  func test_columns_are_two_spaces_apart() {
    XCTAssertEqual(
      TextTable([["a", "b", "c"], ["long", "d", "e"]]).lines(columns: 80),
      ["a     b  c", "long  d  e"]
    )
  }

  func test_the_last_column_is_wrapped_within_itself() {
    XCTAssertEqual(
      TextTable([["漢", "one two three"], ["b", "four"]])
        .lines(columns: 13, indentation: 2),
      ["  漢  one two", "      three", "  b   four"]
    )
  }

  func test_no_line_is_too_narrow_or_too_wide() {
    let table = TextTable([["a", "bc"]])

    XCTAssertEqual(table.lines(columns: .min), ["a  b", "   c"])
    XCTAssertEqual(table.lines(columns: .max), ["a  bc"])
  }
}
