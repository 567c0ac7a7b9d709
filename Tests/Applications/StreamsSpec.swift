import Foundation
import TestSupport
import XCTest

/// The applications with streams that can't be read or written.
final class StreamsSpec: XCTestCase {
  // MARK: - The standard input

  func test_a_note_that_cannot_be_read_is_an_error_of_the_input() throws {
    try TemporaryDirectory.with { folder in
      XCTAssertEqual(
        try ["< .", "<&-"].map { input in
          try ShellCommand(
            text: "$MyNotes --store file:notes.json add \(input)"
          ).run(in: folder)
        },
        ["Is a directory", "Bad file descriptor"].map { reason in
          .init(
            output: "",
            errors: "error: the standard input can't be read: \(reason)\n",
            status: 74
          )
        }
      )
    }
  }

  // MARK: - A stream that is closed

  func test_a_file_never_takes_the_place_of_a_closed_stream() throws {
    try TemporaryDirectory.with { folder in
      let state = folder.appending(path: "library.json")
      try save(["Only"], to: state)
      let before = try Data(contentsOf: state)

      let outcome = try ShellCommand(
        text: "$BlueLibrary --state library.json >&-"
      ).run(in: folder)

      XCTAssertEqual(
        outcome,
        .init(
          output: "",
          errors: "error: cannot write: Bad file descriptor\n",
          status: 74
        )
      )
      XCTAssertEqual(try Data(contentsOf: state), before)
    }
  }

  func test_a_change_is_kept_even_if_it_cannot_be_reported() throws {
    try TemporaryDirectory.with { folder in
      let outcome = try ShellCommand(
        text: "$MyNotes --store file:notes.json add x <&- >&- 2>&-"
      ).run(in: folder)

      XCTAssertEqual(outcome.status, 74)
      let file = folder.appending(path: "notes.json").path
      XCTAssertEqual(try MyNotes(store: "file:\(file)").contents().last, "x")
    }
  }
}
