import XCTest

@testable import Workbook

final class SwiftTextSpec: XCTestCase {
  func test_whole_words_are_renamed_and_parts_of_words_are_not() {
    XCTAssertEqual(
      renamed("Subject SubjectList mySubject Subject2 `Subject` Subject.self"),
      "S SubjectList mySubject Subject2 `S` S.self"
    )
  }

  func test_words_are_renamed_in_comments_too() {
    XCTAssertEqual(
      renamed(
        "/// A `Subject` says it.\n/* Subject */ // Subject\nlet Subject = 1"),
      "/// A `S` says it.\n/* S */ // S\nlet S = 1"
    )
  }

  func test_string_literals_stay_as_they_are() {
    XCTAssertEqual(
      renamed(#"print("Subject", """\#nSubject\#n""", "a\"Subject")"#),
      #"print("Subject", """\#nSubject\#n""", "a\"Subject")"#
    )
    XCTAssertEqual(
      renamed(##"print(#"Subject " \(Subject)"#, Subject)"##),
      ##"print(#"Subject " \(Subject)"#, S)"##
    )
  }

  func test_an_interpolation_is_code() {
    XCTAssertEqual(
      renamed(#""Subject \(Subject("Subject", (Subject))) Subject""#),
      #""Subject \(S("Subject", (S))) Subject""#
    )
    XCTAssertEqual(
      renamed(##"#"Subject \#(Subject)"#"##),
      ##"#"Subject \#(S)"#"##
    )
  }

  func test_two_names_can_be_exchanged() {
    XCTAssertEqual(
      SwiftText("A B AB").renaming(["A": "B", "B": "A"]),
      "B A AB"
    )
  }

  func test_the_pieces_of_a_source_are_its_whole_text() {
    let sources = [
      "", "\u{FEFF}a", "\"", "\"\\", "/*", "//", "\"\\(", "#\"",
      "1Subject 0x1F", "é漢\u{0}",
    ]

    XCTAssertEqual(sources.map { SwiftText($0).renaming([:]) }, sources)
  }

  func test_deep_nesting_is_scanned_without_a_stack_overflow() {
    let comments = String(repeating: "/*", count: 50_000)
    let interpolations = String(repeating: "\"\\(", count: 50_000)

    XCTAssertEqual(SwiftText(comments).renaming([:]), comments)
    XCTAssertEqual(SwiftText(interpolations).renaming([:]), interpolations)
    XCTAssertEqual(
      SwiftText(interpolations).unclear.map(\.advice),
      ["these interpolations are nested too deeply"]
    )
  }

  // MARK: - Fixtures

  private func renamed(_ source: String) -> String {
    SwiftText(source).renaming(["Subject": "S"])
  }
}
