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

  func test_every_transcript_fits_on_a_projector() throws {
    for pattern in try Manifest().patterns {
      let path = "Examples/\(pattern)Example/Output.txt"
      let lines = try Kit.text(of: path).split(separator: "\n")

      XCTAssertEqual(lines.filter { String($0).columnCount > 80 }, [], path)
    }
  }
}
