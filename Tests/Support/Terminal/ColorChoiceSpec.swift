import Terminal
import XCTest

final class ColorChoiceSpec: XCTestCase {
  func test_color_is_on_at_a_terminal() {
    XCTAssertTrue(
      ColorChoice.auto.isColored(
        environment: ["TERM": "xterm"], isTerminal: true))
  }

  func test_color_is_off_at_a_terminal_without_colors() {
    let terminals: [[String: String]] = [
      ["TERM": "vt100"], ["TERM": "unknown"], ["TERM": ""], [:],
    ]

    let colored = terminals.filter {
      ColorChoice.auto.isColored(environment: $0, isTerminal: true)
    }

    XCTAssertEqual(colored, [])
  }

  func test_color_is_off_without_a_terminal() {
    XCTAssertFalse(
      ColorChoice.auto.isColored(
        environment: ["TERM": "xterm"], isTerminal: false))
  }

  func test_color_is_off_where_the_environment_disables_it() {
    XCTAssertFalse(
      ColorChoice.auto.isColored(
        environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true))
    XCTAssertFalse(
      ColorChoice.auto.isColored(
        environment: ["TERM": "dumb"], isTerminal: true))
  }

  func test_an_empty_no_color_has_no_effect() {
    XCTAssertTrue(
      ColorChoice.auto.isColored(
        environment: ["TERM": "xterm", "NO_COLOR": ""], isTerminal: true))
  }

  func test_the_option_overrides_the_environment() {
    XCTAssertTrue(
      ColorChoice.always.isColored(
        environment: ["NO_COLOR": "1"], isTerminal: false))
    XCTAssertFalse(
      ColorChoice.never.isColored(environment: [:], isTerminal: true))
  }
}
