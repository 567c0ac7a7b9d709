import TerminalScreen
import XCTest

final class KeyBarSpec: XCTestCase {
  private let bar = KeyBar([.init("a", "add"), .init("q", "quit")])

  func test_keys_have_room_around_them_where_there_is_enough() {
    XCTAssertEqual(bar.line(columns: 17).plainText, " a  add   q  quit")
  }

  func test_keys_stand_close_where_there_is_not() {
    XCTAssertEqual(bar.line(columns: 16).plainText, "a add  q quit")
  }
}
