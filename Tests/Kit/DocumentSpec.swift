import TestSupport
import Workbook
import XCTest

/// What the README and the articles say of the kit is so.
final class DocumentSpec: XCTestCase {
  // MARK: - This kit

  func test_every_listing_stands_in_the_file_that_it_names() throws {
    for document in try Document.all() {
      XCTAssertEqual(problems(of: document), [], document.path)
    }
  }

  func test_every_relative_link_leads_to_a_file() throws {
    for document in try Document.all() {
      let folder = Kit.root.appending(path: document.path)
        .deletingLastPathComponent()

      let broken = document.relativeLinks.filter {
        !FileManager.default.fileExists(
          atPath: folder.appending(path: $0).path
        )
      }

      XCTAssertEqual(broken, [], document.path)
    }
  }

  func test_every_command_can_be_typed_as_it_stands() throws {
    let commands = try Commands()
    for document in try Document.all() {
      let unknown = document.commands.filter { !commands.has($0) }

      XCTAssertEqual(unknown, [], document.path)
    }
  }

  func test_every_article_of_a_pattern_has_the_same_headings() throws {
    let patterns = try Manifest().patterns
    for pattern in patterns {
      let path = "Docs/DesignPatterns.docc/\(pattern).md"
      let headings = try Kit.text(of: path)
        .matches(of: /(?m)^## (.+)$/)
        .map { String($0.1) }

      XCTAssertEqual(
        headings,
        [
          "Intent", "Also Known As", "Problem", "Structure", "Participants",
          "Walkthrough", "Run It", "Copy It", "In the Wild",
          "When Not to Use It", "Misconceptions", "Related Patterns",
          "Exercises",
        ],
        path
      )
    }
  }

  func test_every_spec_that_an_article_names_exists() throws {
    let commands = try Commands()
    for document in try Document.all() {
      let named = document.text.matches(of: /`(test_\w+)`/)
        .map { String($0.1) }

      let unknown = named.filter { !commands.specs.contains($0) }

      XCTAssertEqual(unknown, [], document.path)
    }
  }

  // MARK: - How a document is read

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
        .init(language: "swift", file: "Sources/A.swift", lines: ["let a = 1"]),
        .init(language: "sh", file: nil, lines: ["swift test"]),
      ]
    )
  }

  func test_a_listing_is_found_at_any_indentation_and_only_as_it_stands() {
    let listing = Document.Listing(
      language: "swift",
      lines: ["if sunny {", "  go()", "}"]
    )

    XCTAssertTrue(listing.isFound(in: "{\n  if sunny {\n    go()\n  }\n}"))
    XCTAssertFalse(listing.isFound(in: "{\n  if sunny {\n    stay()\n  }\n}"))
    XCTAssertFalse(listing.isFound(in: "if sunny {\n\n  go()\n}"))
    XCTAssertFalse(listing.isFound(in: ""))
  }

  func test_a_listing_without_a_file_is_a_problem() {
    let document = Document(path: "a.md", text: "Look:\n\n```swift\nx\n```\n")

    XCTAssertEqual(
      problems(of: document),
      ["a swift listing names no file: x"]
    )
  }

  func test_a_listing_that_has_drifted_is_a_problem() {
    let document = Document(
      path: "a.md",
      text: "From `README.md`:\n\n```swift\nno such line\n```\n"
    )

    XCTAssertEqual(
      problems(of: document),
      ["README.md does not have: no such line"]
    )
  }

  func test_links_to_files_are_told_from_links_to_the_web() {
    let document = Document(
      path: "a.md",
      text: "[a](b.md#c) ![d](e.svg) [f](https://g.org/h) <doc:i>"
    )

    XCTAssertEqual(document.relativeLinks, ["b.md", "e.svg"])
  }

  func test_commands_are_read_from_blocks_and_from_the_text() {
    let document = Document(
      path: "a.md",
      text: "Type `swift run A --step` or\n\n```sh\nswift test\n```\n"
    )

    XCTAssertEqual(document.commands, ["swift test", "swift run A --step"])
  }

  func test_a_command_that_does_not_exist_is_known_as_such() throws {
    let commands = try Commands()

    XCTAssertTrue(commands.has("swift run ObserverExample --step"))
    XCTAssertTrue(commands.has("swift run ObserverExample --page 3"))
    XCTAssertTrue(commands.has("swift test --filter ObserverTemplateSpec"))
    XCTAssertTrue(commands.has("swift run patterns try Observer --all"))
    XCTAssertTrue(commands.has("swift run BlueLibrary --explain"))
    XCTAssertTrue(commands.has("swift run --traits SQLite MyNotes --json"))
    XCTAssertFalse(commands.has("swift run MyNotes --no-such-option"))
    XCTAssertFalse(commands.has("swift run patterns no-such-command"))
    XCTAssertFalse(commands.has("swift run patterns spec --no-such-option"))
    XCTAssertFalse(commands.has("swift run NoSuchExample"))
    XCTAssertFalse(commands.has("swift run ObserverExample --no-such-option"))
    XCTAssertFalse(commands.has("swift test --filter NoSuchSpec"))
    XCTAssertFalse(commands.has("swift test --traits NoSuchTrait"))
    XCTAssertFalse(commands.has("bash .ci/no-such-file"))
    XCTAssertFalse(commands.has("make"))
  }

  // MARK: - Fixtures

  /// The listings of a document that name no file, or a file without them.
  private func problems(of document: Document) -> [String] {
    document.listings.compactMap { listing in
      let first = listing.lines.first ?? ""
      switch listing.language {
      case "sh", "diagram":
        return nil
      case "swift", "text":
        guard let file = listing.file else {
          return "a \(listing.language) listing names no file: \(first)"
        }
        // Held against what the command prints, by CommandOutputSpec.
        if WorkbookDesk.isCommand(file) { return nil }
        guard let text = try? Kit.text(of: file), listing.isFound(in: text)
        else { return "\(file) does not have: \(first)" }
        return nil
      default:
        return "a listing of an unknown kind '\(listing.language)': \(first)"
      }
    }
  }
}
