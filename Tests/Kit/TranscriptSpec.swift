import TerminalText
import TestSupport
import XCTest

@testable import Workbook

/// Every example prints the transcript beside it.
final class TranscriptSpec: XCTestCase {
  func test_every_example_prints_its_transcript_and_succeeds() throws {
    for pattern in try patterns() {
      let name = "\(pattern)Example"
      let transcript = try TestSupport.Kit.text(
        of: "Examples/\(pattern)/Output.txt")

      let outcome = try Program(name).run()

      XCTAssertEqual(
        outcome,
        Program.Outcome(output: transcript, errors: "", status: 0),
        """
        \(name) no longer prints its transcript. If this is intended, run:
        swift run patterns record \(pattern)
        """
      )
    }
  }

  func test_every_page_has_code_and_output() throws {
    for pattern in try patterns() {
      let document = try Program("\(pattern)Example", "--format", "markdown")
        .run().output

      let pages = document.split(separator: "\n## ").dropFirst()
      let incomplete = pages.filter {
        !$0.contains("\n```swift\n") || !$0.contains("\n```text\n")
      }

      XCTAssertFalse(pages.isEmpty, pattern)
      XCTAssertEqual(incomplete, [], pattern)
    }
  }

  func test_every_page_fits_on_a_projector_of_80_by_24() throws {
    for pattern in try patterns() {
      let pages = try pages(of: pattern)

      // The prompt takes two more lines.
      let tall = pages.filter { $0.height > 22 }
      let wide = pages.filter { $0.width > 80 }

      XCTAssertEqual(tall.map { "\($0.name): \($0.height) lines" }, [])
      XCTAssertEqual(wide.map { "\($0.name): \($0.width) columns" }, [])
    }
  }

  // MARK: - Fixtures

  private func patterns() throws -> [String] {
    try Workbook.Kit(root: TestSupport.Kit.root).patterns().map(\.name)
  }

  /// A page of a lesson, as `--page` prints it.
  private struct PrintedPage {
    let name: String
    let height: Int
    let width: Int
  }

  /// Returns the pages; the transcript is split at their titles.
  private func pages(of pattern: String) throws -> [PrintedPage] {
    let name = "\(pattern)Example"
    let titles = try Program(name, "--list").run().output.split(separator: "\n")
    var pages: [[Substring]] = []
    for line in try TestSupport.Kit.text(of: "Examples/\(pattern)/Output.txt")
      .split(separator: "\n", omittingEmptySubsequences: false)
    {
      if pages.count < titles.count, line == titles[pages.count] {
        pages.append([])
      }
      if !pages.isEmpty { pages[pages.count - 1].append(line) }
    }
    XCTAssertEqual(pages.count, titles.count, pattern)
    return zip(titles, pages).map { title, lines in
      // An empty line separates it from the next page.
      PrintedPage(
        name: "\(pattern), \(title)",
        height: lines.count - 1,
        width: lines.map { String($0).columnCount }.max() ?? 0
      )
    }
  }
}
