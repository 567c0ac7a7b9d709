import XCTest

@testable import Workbook

/// The parsing of a page of the documentation.
final class DocumentSpec: XCTestCase {
  func test_a_listing_is_read_with_the_file_above_it() {
    let document = Document(
      path: "a.md",
      text: """
        The worker, from `Sources/A.swift`:

        ```swift
        let a = 1
        ```

        And then:

        ```sh
        swift test
        ```
        """
    )

    XCTAssertEqual(
      document.listings,
      [
        .init(
          line: 3,
          language: "swift",
          file: "Sources/A.swift",
          lines: ["let a = 1"]
        ),
        .init(line: 9, language: "sh", file: nil, lines: ["swift test"]),
      ]
    )
  }

  func test_a_listing_is_found_at_any_indentation_but_only_unchanged() {
    let listing = Document.Listing(
      line: 1,
      language: "swift",
      lines: ["if sunny {", "  go()", "}"]
    )

    XCTAssertTrue(listing.isFound(in: "{\n  if sunny {\n    go()\n  }\n}"))
    XCTAssertFalse(listing.isFound(in: "{\n  if sunny {\n    stay()\n  }\n}"))
    XCTAssertFalse(listing.isFound(in: "if sunny {\n\n  go()\n}"))
    XCTAssertFalse(listing.isFound(in: ""))
  }

  func test_a_listing_whose_first_line_is_indented_most_is_found() {
    let listing = Document.Listing(
      line: 1,
      language: "text",
      lines: ["  deep", "high"]
    )

    XCTAssertTrue(listing.isFound(in: "    deep\n  high\n"))
    XCTAssertFalse(listing.isFound(in: "deep\nhigh\n"))
  }

  func test_links_to_files_are_distinguished_from_links_to_the_web() {
    let document = Document(
      path: "a.md",
      text: "[a](b.md#c) ![d](e.svg) [f](https://g.org/h) <doc:i>"
    )

    XCTAssertEqual(document.relativeLinks.map(\.text), ["b.md", "e.svg"])
  }

  func test_commands_are_read_from_blocks_and_from_the_text() {
    let document = Document(
      path: "a.md",
      text: "Type `swift run A --step` or\n\n```sh\nswift test\n```\n"
    )

    XCTAssertEqual(
      document.commands,
      [
        .init(line: 4, text: "swift test"),
        .init(line: 1, text: "swift run A --step"),
      ]
    )
  }

  func test_a_heading_within_a_listing_is_ignored() {
    let document = Document(
      path: "a.md",
      text: "## One\n\n```text\n## Two\n```\n\n## Three\n"
    )

    XCTAssertEqual(document.headings.map(\.text), ["One", "Three"])
  }

  func test_a_word_before_a_phrase_is_found_across_the_end_of_a_line() {
    let document = Document(
      path: "a.md",
      text: "Nine\nclassic mistakes, at least ten classic mistakes."
    )

    XCTAssertEqual(
      document.words(before: "classic mistakes"),
      [.init(line: 1, text: "Nine")]
    )
  }
}
