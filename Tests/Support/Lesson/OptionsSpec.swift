import Terminal
import XCTest

@testable import Lesson

final class OptionsSpec: XCTestCase {
  // MARK: - Options

  func test_without_arguments_the_whole_lesson_is_shown() throws {
    XCTAssertEqual(try options([]), Options())
  }

  func test_every_option_is_read() throws {
    let options = try options(
      ["--step", "--page", "3", "--color", "always", "--notes"]
    )

    XCTAssertEqual(
      options,
      Options(pace: .step, showsNotes: true, page: 3, color: .always)
    )
  }

  func test_a_value_may_follow_an_equals_sign() throws {
    XCTAssertEqual(
      try options(["--page=3", "--format=markdown"]),
      Options(page: 3, format: .markdown)
    )
  }

  func test_predicting_is_stepping_with_another_pause() throws {
    XCTAssertEqual(
      try options(["--predict"]),
      Options(pace: .step, predicts: true)
    )
  }

  func test_predicting_can_continue_by_itself() throws {
    let expected = Options(pace: .auto(seconds: 2.5), predicts: true)

    XCTAssertEqual(
      try options(["--predict", "--auto", "2.5"]),
      expected
    )
    XCTAssertEqual(
      try options(["--auto", "2.5", "--predict"]),
      expected
    )
    XCTAssertEqual(
      try options(["--auto", "2.5", "--step"]).pace,
      .auto(seconds: 2.5)
    )
  }

  func test_help_and_list_are_actions() throws {
    XCTAssertEqual(try options(["--help"]).action, .help)
    XCTAssertEqual(try options(["-h"]).action, .help)
    XCTAssertEqual(try options(["--list"]).action, .list)
  }

  // MARK: - Refusals

  func test_an_unknown_option_is_named() {
    let words = "unknown option '--stpe'; did you mean '--step'?"
    assertRefused(["--stpe"], words)
    assertRefused(["--stpe=3"], words)
    assertRefused(["3"], "unexpected argument '3'")
    assertRefused([""], "unexpected argument ''")
  }

  func test_a_missing_value_is_named() {
    assertRefused(["--page"], "missing value for option '--page'")
  }

  func test_an_unexpected_value_is_named() {
    assertRefused(["--step=3"], "option '--step' takes no value")
  }

  func test_a_page_must_be_one_of_the_lessons() {
    for text in ["x", "0", "9", "-9223372036854775808"] {
      assertRefused(
        ["--page", text],
        "invalid value '\(text)' for '--page'; expected a page number from 1 to 8"
      )
    }
  }

  func test_help_takes_precedence_over_other_options() throws {
    XCTAssertEqual(try options(["--list", "--help"]).action, .help)
    XCTAssertEqual(try options(["--help", "--list"]).action, .help)
  }

  func test_a_pause_is_a_number_of_seconds_within_an_hour() {
    assertRefused(
      ["--auto", "soon"],
      "invalid value 'soon' for '--auto'; expected a number of seconds from 0 to 3600"
    )
    assertRefused(
      ["--auto", "nan"],
      "invalid value 'nan' for '--auto'; expected a number of seconds from 0 to 3600"
    )
    assertRefused(
      ["--auto", "3601"],
      "invalid value '3601' for '--auto'; expected a number of seconds from 0 to 3600"
    )
  }

  func test_a_format_or_color_must_be_one_of_those_listed() {
    assertRefused(
      ["--format", "html"],
      "invalid value 'html' for '--format'; expected one of text, markdown"
    )
    assertRefused(
      ["--color", "red"],
      "invalid value 'red' for '--color'; expected one of auto, always, never"
    )
  }

  func test_a_document_is_not_stepped_through() {
    assertRefused(
      ["--step", "--format", "markdown"],
      "'--format markdown' excludes --step, --predict and --auto"
    )
  }

  // MARK: - Fixtures

  private func options(_ arguments: [String]) throws -> Options {
    try Options(arguments: arguments, pages: 1...8)
  }

  private func assertRefused(
    _ arguments: [String],
    _ words: String,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try options(arguments), line: line) {
      XCTAssertEqual($0 as? UsageError, UsageError(words), line: line)
    }
  }
}
