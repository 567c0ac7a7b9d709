import Terminal
import XCTest

final class ArgumentsSpec: XCTestCase {
  func test_words_flags_and_values_are_distinguished_in_any_order() throws {
    let arguments = try parse("a", "--fast", "--to", "x", "b", "--by=y=z", "-")

    XCTAssertEqual(arguments.words, ["a", "b", "-"])
    XCTAssertTrue(arguments.has("--fast"))
    XCTAssertFalse(arguments.has("--slow"))
    XCTAssertEqual(arguments["--to"], "x")
    XCTAssertEqual(arguments["--by"], "y=z")
    XCTAssertNil(arguments["--fast"])
  }

  func test_arguments_after_two_dashes_are_positional() throws {
    let arguments = try parse("--fast", "--", "--slow", "--", "-x")

    XCTAssertEqual(arguments.words, ["--slow", "--", "-x"])
    XCTAssertFalse(arguments.has("--slow"))
  }

  func test_an_unknown_option_is_refused_with_a_suggestion() {
    assertRefused(["--fsat"], "unknown option '--fsat'; did you mean '--fast'?")
    assertRefused(["-xyz"], "unknown option '-xyz'")
    assertRefused(["--nonsense=1"], "unknown option '--nonsense'")
  }

  func test_an_option_without_its_value_is_refused() {
    assertRefused(["--to"], "missing value for option '--to'")
    assertRefused(["--to="], "missing value for option '--to'")
    assertRefused(["--to=", "x"], "missing value for option '--to'")
    assertRefused(["--to", ""], "missing value for option '--to'")
    assertRefused(["--to", "--fast"], "missing value for option '--to'")
    assertRefused(["--to", "-f"], "missing value for option '--to'")
  }

  func test_a_value_for_a_flag_is_refused() {
    assertRefused(["--fast=1"], "option '--fast' takes no value")
  }

  func test_an_option_given_more_than_once_is_refused() {
    assertRefused(
      ["--to", "x", "--to", "y"], "option '--to' given more than once")
  }

  func test_every_command_has_the_help_option() throws {
    XCTAssertTrue(try parse("a", "--help").asksForHelp)
    XCTAssertTrue(try parse("--to", "x", "-h").asksForHelp)
    XCTAssertFalse(try parse("a").asksForHelp)
    XCTAssertFalse(try parse("--", "--help").asksForHelp)
    assertRefused(["--hepl"], "unknown option '--hepl'; did you mean '--help'?")
    assertRefused(["--help=1"], "option '--help' takes no value")
    assertRefused(["--to", "-h"], "missing value for option '--to'")
  }

  func test_a_value_is_converted_from_its_text() throws {
    let read: (String) -> Character? = { $0.count == 1 ? $0.first : nil }

    XCTAssertEqual(
      try parse("--to", "x").value("--to", "a letter", read: read),
      "x"
    )
    XCTAssertNil(try parse("a").value("--to", "a letter", read: read))
    assertRefused("invalid value 'xy' for '--to'; expected a letter") {
      _ = try parse("--to", "xy").value("--to", "a letter", read: read)
    }
  }

  func test_a_number_within_its_range_is_accepted() throws {
    XCTAssertEqual(
      try ["1", "10"].map { try parse("--to", $0).number("--to", in: 1...10) },
      [1, 10]
    )
    XCTAssertEqual(
      try parse("--to", "-0.5").number("--to", in: -0.5...1),
      -0.5
    )
    XCTAssertNil(try parse("a").number("--to", in: 1...10))
  }

  func test_a_number_outside_of_its_range_is_refused_with_the_range() {
    for text in ["0", "11", "x", "1.5", "99999999999999999999", " 1"] {
      assertRefused(
        "invalid value '\(text)' for '--to'; expected a number from 1 to 10"
      ) {
        _ = try parse("--to", text).number("--to", in: 1...10)
      }
    }
    for text in ["nan", "inf", "3600.1"] {
      assertRefused(
        "invalid value '\(text)' for '--to'; expected seconds from 0.5 to 3600"
      ) {
        _ = try parse("--to", text).number("--to", in: 0.5...3600, "seconds")
      }
    }
  }

  func test_a_choice_accepts_only_its_words() throws {
    enum Fruit: String, CaseIterable {
      case apple
      case pear
    }

    XCTAssertEqual(try parse("--to", "pear").choice("--to"), Fruit.pear)
    XCTAssertNil(try parse("a").choice("--to", of: Fruit.self))
    assertRefused(
      "invalid value 'plum' for '--to'; expected one of apple, pear"
    ) {
      _ = try parse("--to", "plum").choice("--to", of: Fruit.self)
    }
  }

  func test_too_few_or_too_many_words_are_refused() throws {
    let arguments = try parse("a", "b")

    XCTAssertEqual(try arguments.words(1...2, "THING"), ["a", "b"])
    assertRefused("missing argument 'THING'") {
      _ = try arguments.words(3...3, "THING")
    }
    assertRefused("unexpected argument 'b'") {
      _ = try arguments.words(0...1, "THING")
    }
  }

  func test_a_command_without_positional_arguments_refuses_the_first() throws {
    XCTAssertNoThrow(try parse("--fast").refuseWords())
    assertRefused("unexpected argument 'a'") {
      try parse("a", "b").refuseWords()
    }
    assertRefused("unexpected argument ''") { try parse("").refuseWords() }
  }

  // MARK: - Fixtures

  private func parse(_ arguments: String...) throws -> Arguments {
    try parse(arguments)
  }

  private func parse(_ arguments: [String]) throws -> Arguments {
    try Arguments(
      arguments,
      options: [
        CommandOption("--fast", help: "be fast"),
        CommandOption("--slow", help: "be slow"),
        CommandOption("-f", help: "be short"),
        CommandOption("--to", "PLACE", help: "go there"),
        CommandOption("--by", "WAY", help: "go this way"),
      ]
    )
  }

  private func assertRefused(
    _ arguments: [String],
    _ words: String,
    line: UInt = #line
  ) {
    assertRefused(words, line: line) { _ = try parse(arguments) }
  }

  private func assertRefused(
    _ words: String,
    line: UInt = #line,
    _ body: () throws -> Void
  ) {
    XCTAssertThrowsError(try body(), line: line) {
      XCTAssertEqual($0 as? UsageError, UsageError(words), line: line)
    }
  }
}
