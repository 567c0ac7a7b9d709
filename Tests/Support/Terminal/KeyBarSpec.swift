import Terminal
import XCTest

final class KeyBarSpec: XCTestCase {
  private let bar = KeyBar([.init("a", "add"), .init("q", "quit")])

  func test_keys_have_space_around_them_where_it_fits() {
    XCTAssertEqual(bar.line(columns: 17).plainText, " a  add   q  quit")
  }

  func test_keys_have_no_space_around_them_where_it_does_not_fit() {
    XCTAssertEqual(bar.line(columns: 16).plainText, "a add  q quit")
  }

  func test_the_last_two_keys_are_never_left_out() {
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
