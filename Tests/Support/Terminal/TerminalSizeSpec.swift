import Terminal
import XCTest

final class TerminalSizeSpec: XCTestCase {
  func test_a_size_is_read_as_columns_and_rows() {
    XCTAssertEqual(
      TerminalSize("80x24"),
      TerminalSize(columns: 80, rows: 24)
    )
  }

  func test_a_size_is_at_least_1_and_in_a_text_at_most_500() {
    XCTAssertEqual(
      TerminalSize(columns: 0, rows: -1),
      TerminalSize(columns: 1, rows: 1)
    )
    XCTAssertEqual(TerminalSize("1x1")?.rows, 1)
    XCTAssertEqual(TerminalSize("500x500")?.columns, 500)
  }

  func test_any_other_text_is_not_a_size() {
    let texts = [
      "", "80", "80x", "x24", "80x24x2", "80xfoox24", "80xx24", "+80x24",
      "-80x24", " 80x24", "0x24", "501x24", "99999999999999999999x24", "８０x24",
    ]

    XCTAssertEqual(texts.compactMap { TerminalSize($0) }, [])
  }
}
