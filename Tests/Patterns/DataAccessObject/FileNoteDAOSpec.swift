import DataAccessObjectPattern
import FileStorage
import Foundation
import SharedModels
import TestSupport
import XCTest

/// What only the store in a JSON file promises.
final class FileNoteDAOSpec: XCTestCase {
  // MARK: - A damaged file

  func test_each_fault_of_a_file_has_its_own_error() throws {
    try assertRefused(#"{"version": 1, "cont"#) { .notJSON($0) }
    try assertRefused(#"{"version": 2}"#) {
      .newerVersion($0, found: 2, known: 1)
    }
    try assertRefused(#"{"version": 1, "content": 3}"#) {
      .foreign($0, reason: "no Array<Any> at content")
    }
  }

  func test_a_file_with_two_notes_with_the_same_date_is_refused() throws {
    let notes = #"[{"date": 0, "content": ""}, {"date": 0, "content": ""}]"#

    try assertRefused(#"{"version": 1, "content": \#(notes)}"#) {
      .foreign(
        $0,
        reason: "a note dated 2001-01-01 00:00:00 already exists"
      )
    }
  }

  // MARK: - Reading

  func test_reading_a_missing_store_creates_no_file() throws {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "notes.json")

      _ = try FileNoteDAO(file: file, firstNotes: Note.samples).findAll()

      XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    }
  }

  // MARK: - Fixtures

  private func assertRefused(
    _ text: String,
    line: UInt = #line,
    _ expected: (String) -> StorageError
  ) throws {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "notes.json")
      try Data(text.utf8).write(to: file)

      XCTAssertThrowsError(try FileNoteDAO(file: file).findAll(), line: line) {
        XCTAssertEqual($0 as? StorageError, expected(file.path), line: line)
      }
    }
  }
}
