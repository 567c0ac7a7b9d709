import XCTest

import Terminal
@testable import Lesson

final class OptionsSpec: XCTestCase {
  // MARK: - What is asked for

  func test_without_arguments_the_whole_lesson_is_played() throws {
    XCTAssertEqual(try Options(arguments: []), Options())
  }

  func test_every_option_is_read() throws {
    let options = try Options(
      arguments: ["--step", "--page", "3", "--color", "always"]
    )

    XCTAssertEqual(
      options,
      Options(pace: .step, page: 3, color: .always)
    )
  }

  func test_a_value_may_stand_behind_an_equals_sign() throws {
    XCTAssertEqual(
      try Options(arguments: ["--page=3", "--format=markdown"]),
      Options(page: 3, format: .markdown)
    )
  }

  func test_predicting_is_stepping_with_one_more_wait() throws {
    XCTAssertEqual(
      try Options(arguments: ["--predict"]),
      Options(pace: .step, predicts: true)
    )
  }

  func test_predicting_may_go_on_by_itself() throws {
    let expected = Options(pace: .auto(seconds: 2.5), predicts: true)

    XCTAssertEqual(
      try Options(arguments: ["--predict", "--auto", "2.5"]),
      expected
    )
    XCTAssertEqual(
      try Options(arguments: ["--auto", "2.5", "--predict"]),
      expected
    )
    XCTAssertEqual(
      try Options(arguments: ["--auto", "2.5", "--step"]).pace,
      .auto(seconds: 2.5)
    )
  }

  func test_help_and_list_are_actions() throws {
    XCTAssertEqual(try Options(arguments: ["--help"]).action, .help)
    XCTAssertEqual(try Options(arguments: ["-h"]).action, .help)
    XCTAssertEqual(try Options(arguments: ["--list"]).action, .list)
  }

  // MARK: - What makes no sense

  func test_an_unknown_option_is_named() {
    assertRefused(["--stpe"], "unknown option '--stpe'")
    assertRefused(["--stpe=3"], "unknown option '--stpe'")
    assertRefused(["3"], "unknown argument '3'")
    assertRefused([""], "unknown argument ''")
  }

  func test_a_missing_value_is_named() {
    assertRefused(["--page"], "'--page' needs a value")
  }

  func test_a_value_too_many_is_named() {
    assertRefused(["--step=3"], "'--step' takes no value")
  }

  func test_a_page_is_a_positive_number() {
    assertRefused(["--page", "x"], "'--page' takes a page's number, not 'x'")
    assertRefused(["--page", "0"], "'--page' takes a page's number, not '0'")
    assertRefused(
      ["--page", "-9223372036854775808"],
      "'--page' takes a page's number, not '-9223372036854775808'"
    )
  }

  func test_a_pause_is_a_number_of_seconds_within_an_hour() {
    assertRefused(
      ["--auto", "soon"],
      "'--auto' takes seconds from 0 to 3600, not 'soon'"
    )
    assertRefused(
      ["--auto", "nan"],
      "'--auto' takes seconds from 0 to 3600, not 'nan'"
    )
    assertRefused(
      ["--auto", "3601"],
      "'--auto' takes seconds from 0 to 3600, not '3601'"
    )
  }

  func test_a_format_or_colour_is_one_of_those_listed() {
    assertRefused(
      ["--format", "html"],
      "'--format' takes one of text, markdown, not 'html'"
    )
    assertRefused(
      ["--color", "red"],
      "'--color' takes one of auto, always, never, not 'red'"
    )
  }

  func test_a_document_is_not_stepped_through() {
    assertRefused(
      ["--step", "--format", "markdown"],
      "--step, --predict and --auto show text, not markdown"
    )
  }

  // MARK: - Fixtures

  private func assertRefused(
    _ arguments: [String],
    _ words: String,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try Options(arguments: arguments), line: line) {
      XCTAssertEqual($0 as? UsageError, UsageError(words), line: line)
    }
  }
}
