#if SQLite
import CSQLite
import DataAccessObjectPattern
import FileStorage
import Foundation
import SharedModels
import TestSupport
import XCTest

/// The store in an SQLite database.
final class SQLiteNoteDAOSpec: PersistentNoteDAOSpec {
  override func open(_ file: URL, firstNotes: [Note]) throws -> any NoteDAO {
    try SQLiteNoteDAO(file: file, firstNotes: firstNotes)
  }

  override var kind: String { "sqlite" }

  // MARK: - A damaged file

  func test_a_file_that_isnt_a_database_has_its_own_error() throws {
    let text = String(repeating: "no database ", count: 100)

    try assertRefused(Data(text.utf8)) {
      .damaged($0, reason: "file is not a database")
    }
  }

  func test_a_damaged_page_is_refused_and_stays_as_it_is() throws {
    let file = newFile()
    let store = try open(file, firstNotes: [])
    for number in 0..<20 {
      let date = Date(timeIntervalSinceReferenceDate: Double(number))
      let content = String(repeating: "long ", count: 500)
      try store.create(Note(date: date, content: content))
    }
    var bytes = try Data(contentsOf: file)
    let second = 4096..<8192
    bytes.replaceSubrange(second, with: Data(repeating: 0xFF, count: 4096))
    let damaged = newFile()
    try bytes.write(to: damaged)

    XCTAssertThrowsError(try open(damaged, firstNotes: [])) {
      guard case .damaged(damaged.path, let reason) = $0 as? StorageError else {
        return XCTFail("\($0)")
      }
      XCTAssertFalse(reason.contains("Value"), reason)
    }
    XCTAssertEqual(try Data(contentsOf: damaged), bytes)
  }

  func test_a_database_that_fails_its_check_is_refused() throws {
    // The notes can still be read.
    let sql = """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema
      SET sql = replace(sql, 'NOT NULL', 'NOT NULL CHECK (content = 0)');
      """

    try assertRefused(store(changedBy: sql)) {
      .damaged($0, reason: "CHECK constraint failed in note")
    }
  }

  func test_a_store_that_is_no_longer_used_is_closed() throws {
    let file = newFile()
    let other = newFile()
    try Data("no database".utf8).write(to: other)

    try assertNoDescriptorsStay {
      _ = try open(file, firstNotes: [])
      _ = try? open(other, firstNotes: [])
    }
  }

  // MARK: - Something else

  func test_another_applications_database_has_its_own_error() throws {
    let file = newFile()
    try run("CREATE TABLE note (date REAL PRIMARY KEY, content TEXT)", on: file)

    try assertRefused(Data(contentsOf: file)) {
      .foreign($0, reason: "another database")
    }
  }

  func test_a_database_without_notes_has_its_own_error() throws {
    try assertRefused(store(changedBy: "DROP TABLE note")) {
      .foreign($0, reason: "a database without notes")
    }
  }

  func test_a_database_of_a_newer_version_has_its_own_error() throws {
    try assertRefused(store(changedBy: "PRAGMA user_version = 2")) {
      .newerVersion($0, found: 2, known: 1)
    }
  }

  func test_a_database_of_an_invalid_version_has_its_own_error() throws {
    try assertRefused(store(changedBy: "PRAGMA user_version = 0")) {
      .foreign($0, reason: "invalid version 0")
    }
  }

  func test_a_database_with_a_row_that_isnt_a_note_is_refused() throws {
    let date = "a date is not a number"
    let content = "a note's content is not text"
    let rows = [
      ("'yesterday', 'x'", date), ("NULL, 'x'", date), ("x'00', 'x'", date),
      ("9e999, 'x'", date), ("1, x'00'", content),
    ]
    for (row, reason) in rows {
      try assertRefused(store(changedBy: "INSERT INTO note VALUES (\(row))")) {
        .foreign($0, reason: reason)
      }
    }
  }

  func test_a_note_is_added_although_another_row_isnt_a_note() throws {
    let file = newFile()
    let store = try open(file, firstNotes: [])
    try run("INSERT INTO note VALUES ('yesterday', 'x')", on: file)

    let change = try NoteBusinessLogic(dao: store).add("y", at: welcome.date)

    XCTAssertEqual(
      try store.find(at: welcome.date),
      Note(date: welcome.date, content: "y")
    )
    XCTAssertThrowsError(try change.notes.get()) {
      XCTAssertEqual(
        $0 as? StorageError,
        .foreign(file.path, reason: "a date is not a number")
      )
    }
  }

  // MARK: - A transaction for each change

  func test_a_change_that_fails_halfway_is_rolled_back() throws {
    let file = newFile()
    let store = try open(file, firstNotes: [welcome])
    // Each fails after the row is written, and doesn't undo that.
    for event in ["INSERT", "UPDATE", "DELETE"] {
      let body = "SELECT RAISE(FAIL, 'the disk is full')"
      try run(
        "CREATE TRIGGER on_\(event) AFTER \(event) ON note BEGIN \(body); END",
        on: file
      )
    }
    let changes: [() throws -> Void] = [
      { try store.create(self.greeting) },
      { try store.modify(Note(date: self.welcome.date, content: "x")) },
      { try store.remove(at: self.welcome.date) },
    ]

    for change in changes {
      XCTAssertThrowsError(try change()) {
        XCTAssertEqual(
          $0 as? StorageError,
          .notWritable(file.path, reason: "the disk is full")
        )
      }
    }

    XCTAssertEqual(try open(file, firstNotes: []).sortedNotes(), [welcome])
  }

  func test_a_refused_change_does_not_leave_the_database_locked() throws {
    let file = newFile()
    let first = try open(file, firstNotes: [welcome])
    let second = try open(file, firstNotes: [])
    assertThrows(NoteDAOError.alreadyExists(welcome.date)) {
      try first.create(welcome)
    }
    assertThrows(NoteDAOError.notFound(greeting.date)) {
      try first.modify(greeting)
    }
    assertThrows(NoteDAOError.notFound(greeting.date)) {
      try first.remove(at: greeting.date)
    }

    try second.create(greeting)

    XCTAssertEqual(try first.sortedNotes(), [welcome, greeting])
  }

  // MARK: - Creating a store

  func test_a_new_store_leaves_no_other_file() throws {
    let file = newFile()

    try open(file, firstNotes: []).create(welcome)

    let folder = file.deletingLastPathComponent().path
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder),
      [file.lastPathComponent]
    )
  }

  func test_a_store_in_a_missing_folder_is_an_error() {
    let file = newFile().appending(path: "notes.db")

    XCTAssertThrowsError(try open(file, firstNotes: [])) {
      XCTAssertEqual(
        $0 as? StorageError,
        .notWritable(file.path, reason: "No such file or directory")
      )
    }
  }

  func test_drafts_of_killed_programs_are_removed_when_the_store_is_opened()
    throws
  {
    let file = newFile()
    let folder = file.deletingLastPathComponent()
    func leave(_ make: (URL) throws -> Void) throws {
      let id = UUID().uuidString
      let name = ".\(file.lastPathComponent).\(id).draft"
      try make(folder.appending(path: name))
    }
    try leave { try Data("half".utf8).write(to: $0) }

    _ = try open(file, firstNotes: [welcome])
    try leave { try Data("half".utf8).write(to: $0) }
    try leave { try FileManager.default.linkItem(at: file, to: $0) }
    let notes = try open(file, firstNotes: []).sortedNotes()

    XCTAssertEqual(notes, [welcome])
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path),
      [file.lastPathComponent]
    )
  }

  func test_a_program_killed_while_creating_a_store_leaves_no_draft_for_long()
    throws
  {
    let files = (1...Effort.rounds(short: 5, thorough: 20)).map { _ in
      newFile()
    }
    let folder = files[0].deletingLastPathComponent()
    for file in files {
      _ = try KilledProcess.kill(
        "StorageWriter", ["sqlite", file.path], after: 0, writingTo: folder
      )

      _ = try open(file, firstNotes: []).sortedNotes()
    }

    XCTAssertEqual(
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)),
      Set(files.map(\.lastPathComponent))
    )
  }

  func test_a_store_with_invalid_first_notes_is_not_created() {
    let file = newFile()

    XCTAssertThrowsError(try open(file, firstNotes: [welcome, welcome]))

    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }

  // MARK: - Fixtures

  /// The bytes of a store that another program has changed.
  private func store(changedBy sql: String) throws -> Data {
    let file = newFile()
    _ = try open(file, firstNotes: [welcome])
    try run(sql, on: file)
    return try Data(contentsOf: file)
  }

  /// Runs a statement as another program would.
  private func run(_ sql: String, on file: URL) throws {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    XCTAssertEqual(sqlite3_open(file.path, &database), SQLITE_OK)
    XCTAssertEqual(
      sqlite3_exec(database, sql, nil, nil, nil),
      SQLITE_OK,
      String(cString: sqlite3_errmsg(database))
    )
  }
}
#endif
