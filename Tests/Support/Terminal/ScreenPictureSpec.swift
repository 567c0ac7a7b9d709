import Foundation
import Terminal
import XCTest

final class ScreenPictureSpec: XCTestCase {
  func test_a_picture_is_as_large_as_its_screen() {
    let picture = svg([StyledText("too long a line")], columns: 5, rows: 2)

    XCTAssertTrue(picture.contains(#"width="45" height="36""#))
    XCTAssertTrue(picture.contains(">too …</text>"))
  }

  func test_half_blocks_are_rectangles_of_their_colors() {
    let block = StyledText(
      "▀",
      style: TextStyle(foreground: 196, background: 21)
    )

    let picture = svg([block], columns: 1, rows: 1)

    XCTAssertTrue(picture.contains(##"height="9" fill="#ff0000""##))
    XCTAssertTrue(
      picture.contains(##"y="9" width="9" height="9" fill="#0000ff""##)
    )
    XCTAssertFalse(picture.contains("<text"))
  }

  func test_colors_have_the_values_of_xterm() {
    let values = [
      0: "000000", 1: "cd0000", 6: "00cdcd", 7: "cdcdcd", 8: "5a5a5a",
      12: "5a5aff", 15: "ffffff", 16: "000000", 67: "5f87af", 231: "ffffff",
      232: "080808", 255: "eeeeee",
    ]
    for (color, value) in values {
      let block = StyledText("▀", style: TextStyle(foreground: UInt8(color)))

      XCTAssertTrue(
        svg([block], columns: 1, rows: 1).contains("fill=\"#\(value)\""),
        "\(color)"
      )
    }
  }

  func test_text_in_a_picture_is_escaped() {
    let picture = svg([StyledText("</svg>&\u{1B}")], columns: 20, rows: 1)

    XCTAssertTrue(picture.contains(">&lt;/svg&gt;&amp;␛"))
  }

  private func svg(
    _ lines: [StyledText],
    columns: Int,
    rows: Int
  ) -> String {
    ScreenPicture(
      of: lines,
      size: TerminalSize(columns: columns, rows: rows)
    ).svg
  }
}
