@testable import Terminal
import TestSupport
import XCTest

@testable import Lesson

final class PageFormatSpec: XCTestCase {
  // MARK: - Text

  func test_code_is_indented_more_than_its_output() {
    let format = plain

    let page =
      format.title("One", number: 1) + format.code("print(1)\nprint(2)")
      + format.output("1\n2\n")

    XCTAssertEqual(
      page,
      """

      1  One

           print(1)
           print(2)

         1
         2

      """
    )
  }

  func test_every_structure_fits_into_80_columns() throws {
    let folder = Kit.root.appending(path: "Docs/Pictures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }
    XCTAssertFalse(files.isEmpty)

    for file in files {
      let picture = try Kit.text(of: "Docs/Pictures/\(file)")
      let widths = PageFormat.pictureLines(picture).map(\.columns)
      XCTAssertLessThanOrEqual(widths.max() ?? 0, 80, file)
    }
  }

  func test_a_page_that_prints_nothing_ends_with_its_code() {
    XCTAssertEqual(plain.output(""), "")
  }

  func test_control_characters_in_the_output_are_escaped() {
    XCTAssertEqual(
      plain.output("a\u{1B}[2Jb\tc\n"),
      "\n   a␛[2Jb␉c\n"
    )
  }

  func test_code_and_output_differ_without_color_too() {
    let colored = format(.text, color: .always)

    let text = colored.code("let a").replacing(/\u{1B}\[[\d;]+m/, with: "")

    XCTAssertNotEqual(colored.code("let a"), plain.code("let a"))
    XCTAssertEqual(text, plain.code("let a"))
  }

  func test_the_kinds_of_words_in_code_have_colors_of_their_own() {
    let pieces = PageFormat.codeLines("let a: Int = f(\"b\") // c")
      .flatMap(\.pieces)
    let colors = ["let", "Int", "\"b\"", "// c", "a"].map { text in
      pieces.first { $0.text.contains(text) }?.style.foreground
    }

    XCTAssertEqual(colors, [5, 6, 2, 4, nil])
  }

  // MARK: - Markdown

  func test_a_document_has_a_heading_and_fenced_blocks_for_each_page() {
    let format = format(.markdown)

    let page =
      format.head(title: "Observer", summary: "it notifies")
      + format.title("One", number: 1) + format.code("print(1)")
      + format.output("1\n")

    XCTAssertEqual(
      page,
      """
      # Observer

      it notifies

      ## 1. One

      ```swift
      print(1)
      ```

      ```text
      1
      ```

      """
    )
  }

  func test_a_fence_is_longer_than_any_within_it() {
    XCTAssertEqual(
      format(.markdown).output("```\n"),
      "\n````text\n```\n````\n"
    )
  }

  // MARK: - Fixtures

  private var plain: PageFormat { format(.text) }

  private func format(
    _ kind: PageFormat.Kind,
    color: ColorChoice = .never
  ) -> PageFormat {
    PageFormat(kind: kind, console: Console(color: color))
  }
}
