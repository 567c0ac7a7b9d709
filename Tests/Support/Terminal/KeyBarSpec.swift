import Terminal
import XCTest

final class KeyBarSpec: XCTestCase {
  private let bar = KeyBar([.init("a", "add"), .init("q", "quit")])

  func test_keys_have_room_around_them_where_there_is_enough() {
    XCTAssertEqual(bar.line(columns: 17).plainText, " a  add   q  quit")
  }

  func test_keys_stand_close_where_there_is_not() {
    XCTAssertEqual(bar.line(columns: 16).plainText, "a add  q quit")
  }

  func test_where_even_that_is_too_long_help_and_the_way_out_stay() {
    let bar = KeyBar([
      .init("a", "add"), .init("d", "delete"), .init("?", "help"),
      .init("q", "quit"),
    ])

    XCTAssertEqual(
      bar.line(columns: 25).plainText,
      "d delete  ? help  q quit"
    )
    XCTAssertEqual(bar.line(columns: 3).plainText, "? help  q quit")
  }
}
