import XCTest

@testable import Workbook

/// The phrases to avoid, and their places.
final class WordingSpec: XCTestCase {
  private let guide = """
    # Adding a pattern

    ## The Words

    | not | but | except in |
    |---|---|---|
    | afresh, newly | again | |
    | is zork | isn't a zork | there is zork |

    ## At the end

    | is not | in the table | |
    """

  func test_a_phrase_is_found_with_its_line_and_the_standard_one() throws {
    XCTAssertEqual(
      try matches(in: "Begins.\nBegins Newly, and afresh.\n"),
      [
        .init(line: 2, phrase: "newly", standard: "again"),
        .init(line: 2, phrase: "afresh", standard: "again"),
      ]
    )
  }

  func test_a_phrase_is_found_across_the_lines_of_a_comment() throws {
    XCTAssertEqual(
      try matches(in: "code\n/// It is\n  /// zork.\n").map(\.line),
      [2]
    )
  }

  func test_a_phrase_is_found_in_a_name_in_snake_case() throws {
    XCTAssertEqual(
      try matches(in: "func test_it_is_zork() {").map(\.phrase),
      ["is zork"]
    )
  }

  func test_a_part_of_a_word_is_not_a_phrase() throws {
    XCTAssertEqual(try matches(in: "It renews; this zork; is zorking."), [])
  }

  func test_words_of_two_sentences_are_not_a_phrase() throws {
    XCTAssertEqual(try matches(in: "So it is. Zork follows."), [])
  }

  func test_an_exception_of_the_table_is_not_found() throws {
    XCTAssertEqual(
      try matches(in: "There is zork. It is zork.").count,
      1
    )
  }

  func test_a_phrase_exempted_with_a_reason_is_not_found() throws {
    XCTAssertEqual(
      try matches(in: "// wording(afresh): a title\n\"Afresh\"\n\"Afresh\"\n")
        .map(\.line),
      [3]
    )
  }

  func test_an_exemption_needs_a_reason_and_names_its_phrase()
    throws
  {
    XCTAssertEqual(
      try matches(in: "Afresh // wording(afresh): \n").map(\.phrase),
      ["afresh", "afresh"]
    )
    XCTAssertEqual(
      try matches(in: "Afresh // wording(is zork): why\n").map(\.phrase),
      ["afresh"]
    )
  }

  func test_a_guide_without_a_table_has_no_phrases() {
    XCTAssertNil(Wording(guide: "# Adding a pattern\n"))
    XCTAssertNil(Wording(guide: "## The Words\n\nNone.\n"))
  }

  private func matches(in text: String) throws -> [Wording.Match] {
    try XCTUnwrap(Wording(guide: guide)).matches(in: text)
  }
}
