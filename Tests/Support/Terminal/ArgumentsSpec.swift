import Terminal
import XCTest

final class ArgumentsSpec: XCTestCase {
  func test_words_flags_and_values_are_told_apart_in_any_order() throws {
    let arguments = try parse("a", "--fast", "--to", "x", "b", "--by=y=z", "-")

    XCTAssertEqual(arguments.words, ["a", "b", "-"])
    XCTAssertTrue(arguments.has("--fast"))
    XCTAssertFalse(arguments.has("--slow"))
    XCTAssertEqual(arguments["--to"], "x")
    XCTAssertEqual(arguments["--by"], "y=z")
    XCTAssertNil(arguments["--fast"])
  }

  func test_behind_two_dashes_all_are_words() throws {
    let arguments = try parse("--fast", "--", "--slow", "--", "-x")

    XCTAssertEqual(arguments.words, ["--slow", "--", "-x"])
    XCTAssertFalse(arguments.has("--slow"))
  }

  func test_an_unknown_option_is_answered_with_the_nearest() {
    assertRefused(["--fsat"], "unknown option '--fsat'; did you mean '--fast'?")
    assertRefused(["-xyz"], "unknown option '-xyz'")
    assertRefused(["--nonsense=1"], "unknown option '--nonsense'")
  }

  func test_a_value_that_was_forgotten_is_missed() {
    assertRefused(["--to"], "'--to' needs a value")
    assertRefused(["--to="], "'--to' needs a value")
    assertRefused(["--to", ""], "'--to' needs a value")
    assertRefused(["--to", "--fast"], "'--to' needs a value")
    assertRefused(["--to", "-f"], "'--to' needs a value")
  }

  func test_a_value_where_none_belongs_is_refused() {
    assertRefused(["--fast=1"], "'--fast' takes no value")
  }

  func test_one_option_with_two_values_is_refused() {
    assertRefused(["--to", "x", "--to", "y"], "'--to' is there twice")
  }

  func test_a_choice_is_one_of_its_words() throws {
    enum Fruit: String, CaseIterable {
      case apple
      case pear
    }

    XCTAssertEqual(try parse("--to", "pear").choice("--to"), Fruit.pear)
    XCTAssertNil(try parse("a").choice("--to", of: Fruit.self))
    XCTAssertThrowsError(
      try parse("--to", "plum").choice("--to", of: Fruit.self)
    ) {
      XCTAssertEqual(
        $0 as? UsageError,
        UsageError("'--to' takes one of apple, pear, not 'plum'")
      )
    }
  }

  func test_a_command_gets_as_many_words_as_it_takes() throws {
    let arguments = try parse("a", "b")

    XCTAssertEqual(try arguments.words(1...2, "a thing"), ["a", "b"])
    XCTAssertThrowsError(try arguments.words(3...3, "a thing")) {
      XCTAssertEqual($0 as? UsageError, UsageError("a thing is missing"))
    }
    XCTAssertThrowsError(try arguments.words(0...1, "a thing")) {
      XCTAssertEqual($0 as? UsageError, UsageError("'b' is too much"))
    }
  }

  // MARK: - Fixtures

  private func parse(_ arguments: String...) throws -> Arguments {
    try parse(arguments)
  }

  private func parse(_ arguments: [String]) throws -> Arguments {
    try Arguments(
      arguments,
      flags: ["--fast", "--slow", "-f"],
      options: ["--to", "--by"]
    )
  }

  private func assertRefused(
    _ arguments: [String],
    _ words: String,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try parse(arguments), line: line) {
      XCTAssertEqual(($0 as? UsageError)?.description, words, line: line)
    }
  }
}
