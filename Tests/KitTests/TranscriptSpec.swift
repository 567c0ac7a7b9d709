import TerminalText
import TestSupport
import XCTest

/// Every example does what the transcript beside it says.
final class TranscriptSpec: XCTestCase {
  func test_every_example_prints_its_transcript_and_succeeds() throws {
    for pattern in try Manifest().patterns {
      let name = "\(pattern)Example"
      let transcript = try Kit.text(of: "Examples/\(name)/Output.txt")

      let outcome = try Program(name).run()

      XCTAssertEqual(
        outcome,
        Program.Outcome(output: transcript, errors: "", status: 0),
        """
        \(name) no longer does what its transcript says. If that is meant:
        swift run \(name) > Examples/\(name)/Output.txt
        """
      )
    }
  }

  func test_every_lesson_has_five_to_twelve_pages_of_code_and_output() throws {
    for pattern in try Manifest().patterns {
      let document = try Program("\(pattern)Example", "--format", "markdown")
        .run().output

      let pages = document.split(separator: "\n## ").dropFirst()
      let incomplete = pages.filter {
        !$0.contains("\n```swift\n") || !$0.contains("\n```text\n")
      }

      XCTAssertTrue((5...12).contains(pages.count), pattern)
      XCTAssertEqual(incomplete, [], pattern)
    }
  }

  func test_every_page_fits_on_a_projector_of_80_by_24() throws {
    for pattern in try Manifest().patterns {
      let pages = try pages(of: pattern)

      // The prompt takes two lines more.
      let tall = pages.filter { $0.height > 22 }
      let wide = pages.filter { $0.width > 80 }

      XCTAssertEqual(tall.map { "\($0.name): \($0.height) lines" }, [])
      XCTAssertEqual(wide.map { "\($0.name): \($0.width) columns" }, [])
    }
  }

  // MARK: - Fixtures

  /// A page of a lesson, as `--page` prints it.
  private struct PrintedPage {
    let name: String
    let height: Int
    let width: Int
  }

  private func pages(of pattern: String) throws -> [PrintedPage] {
    let name = "\(pattern)Example"
    let titles = try Program(name, "--list").run().output.split(separator: "\n")
    return try titles.indices.map { index in
      let page = "\(index + 1)"
      let lines = try Program(name, "--page", page).run().output
        .split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast()
      return PrintedPage(
        name: "\(pattern), page \(page)",
        height: lines.count,
        width: lines.map { String($0).columnCount }.max() ?? 0
      )
    }
  }
}
