#if SQLite
import DataAccessObjectPattern
import FileStorage
import Foundation
import SharedModels
import XCTest

/// The store in an SQLite database.
final class SQLiteNoteDAOSpec: PersistentNoteDAOSpec {
  override func open(_ file: URL, firstNotes: [Note]) throws -> any NoteDAO {
    try SQLiteNoteDAO(file: file, firstNotes: firstNotes)
  }

  override var kind: String { "sqlite" }

  // MARK: - A damaged file

  func test_a_file_that_is_no_database_is_an_error_of_its_own() throws {
    let text = String(repeating: "no database ", count: 100)

    try assertRefused(Data(text.utf8)) {
      .damaged($0, reason: "file is not a database")
    }
  }

  // MARK: - Making a store

  func test_a_new_store_leaves_nothing_beside_it() throws {
    let file = newFile()

    try open(file, firstNotes: []).create(welcome)

    let folder = file.deletingLastPathComponent().path
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder),
      [file.lastPathComponent]
    )
  }

  func test_a_store_in_a_folder_that_is_not_there_is_an_error() {
    let file = newFile().appending(path: "notes.db")

    XCTAssertThrowsError(try open(file, firstNotes: [])) {
      XCTAssertTrue($0 is StorageError, "\($0)")
    }
  }

  func test_a_store_that_cannot_begin_as_it_should_is_not_made() {
    let file = newFile()

    XCTAssertThrowsError(try open(file, firstNotes: [welcome, welcome]))

    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }
}
#endif
