import XCTest

@testable import Terminal

final class KeySpec: XCTestCase {
  func test_a_key_is_recognized_by_each_sequence_that_terminals_send() {
    let sequences = [
      "", "[A", "OA", "[B", "OB", "[C", "OC", "[D", "OD", "[H", "OH", "[1~",
      "[F", "OF", "[4~", "[5~", "[6~", "[3~",
    ]

    XCTAssertEqual(
      sequences.map { Key(sequence: $0.utf8) },
      [
        .escape, .up, .up, .down, .down, .right, .right, .left, .left, .home,
        .home, .home, .end, .end, .end, .pageUp, .pageDown, .erase,
      ]
    )
  }

  func test_an_unknown_sequence_is_not_a_key() {
    XCTAssertNil(Key(sequence: "[15~".utf8))
    XCTAssertNil(Key(sequence: "x".utf8))
  }
}
