import Terminal
import XCTest

@testable import Lesson

final class PageKeysSpec: XCTestCase {
  private var keys = PageKeys(pages: 0...11)

  func test_next_back_and_quit_have_several_keys() {
    let inputs: [(PageKeys.Command, [Input])] = [
      (
        .next,
        [
          .key(.enter), .key(.right), .key(.pageDown), .key(.character(" ")),
          .timeout,
        ]
      ),
      (.back, [.key(.left), .key(.pageUp), .key(.character("b"))]),
      (.quit, [.key(.character("q")), .ended, .closed]),
    ]

    for (command, inputs) in inputs {
      for input in inputs {
        XCTAssertEqual(keys.press(input), command, "\(input)")
      }
    }
  }

  func test_a_number_and_return_jump() {
    XCTAssertEqual(press("11"), nil)
    XCTAssertTrue(keys.isTyping)
    XCTAssertEqual(keys.message, "Page 11: Return goes there")

    XCTAssertEqual(keys.press(.key(.enter)), .jump(11))
  }

  func test_a_digit_can_be_erased() {
    press("19")

    XCTAssertEqual(keys.press(.key(.erase)), nil)

    XCTAssertEqual(keys.message, "Page 1: Return goes there")
    XCTAssertEqual(keys.press(.key(.enter)), .jump(1))
  }

  func test_a_number_without_a_page_is_reported_and_discarded() {
    press("12")

    XCTAssertEqual(keys.press(.key(.enter)), nil)

    XCTAssertEqual(keys.message, "There is no page 12.")
    XCTAssertFalse(keys.isTyping)
    XCTAssertEqual(keys.press(.key(.enter)), .next)
  }

  func test_no_page_is_turned_while_a_number_is_typed() {
    press("1")

    XCTAssertEqual(keys.press(.timeout), nil)

    XCTAssertEqual(keys.press(.key(.enter)), .jump(1))
  }

  func test_other_keys_do_nothing() {
    let others: [Input] = [
      .key(.character("x")), .key(.home), .resized, .resumed,
    ]

    for input in others {
      XCTAssertEqual(keys.press(input), nil, "\(input)")
    }
    XCTAssertEqual(keys.message, nil)
  }

  @discardableResult
  private func press(_ digits: String) -> PageKeys.Command? {
    digits.compactMap { keys.press(.key(.character($0))) }.last
  }
}
