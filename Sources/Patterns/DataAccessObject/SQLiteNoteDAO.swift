#if SQLite
import FileStorage
import Foundation
import SharedModels
import Synchronization

/// A store of notes in an SQLite database.
///
/// Core J2EE role: Data Access Object. It is available with the package trait
/// `SQLite`. Several programs can share the file: each change is a transaction,
/// and waits for the others.
///
/// Dates keep every bit, except the sign of zero: SQLite stores a whole number
/// as an integer. The two zeros are equal, so a date that is read is equal to
/// the one that was stored.
public final class SQLiteNoteDAO: Sendable {
  /// The mark of a database of notes, in SQLite's `application_id`: the letters
  /// "Note".
  private static let application: Int64 = 0x4E6F_7465
  /// The version of the schema, in SQLite's `user_version`.
  private static let version: Int64 = 1

  private let connection: Mutex<SQLiteConnection>

  /// Opens the store in a file, which is created if it doesn't exist.
  ///
  /// - Parameters:
  ///   - url: The file's location.
  ///   - firstNotes: The initial notes of a new store.
  /// - Throws: A `StorageError` if the file can't be opened, is damaged, has a
  ///   newer version or isn't a store of notes; it is then unchanged.
  /// - Complexity: O(*n*) in the file's size, since the file is checked.
  public init(file url: URL, firstNotes: [Note] = []) throws {
    let path = url.path
    let file = try url.symlinkTarget()
    let draft = Draft(of: file)
    draft.removeAbandoned()
    if !FileManager.default.fileExists(atPath: file.path) {
      do {
        try draft.make {
          try Self.makeStore(at: $0, name: path, firstNotes: firstNotes)
        }
      } catch let error as POSIXError {
        let reason = String(cString: strerror(error.code.rawValue))
        throw StorageError.notWritable(path, reason: reason)
      }
    }
    // SQLite would treat a file that has lost its content as a new one.
    var status = stat()
    guard stat(file.path, &status) == 0 else {
      let reason = String(cString: strerror(errno))
      throw StorageError.notReadable(path, reason: reason)
    }
    guard status.st_size != 0 else { throw StorageError.empty(path) }
    let connection = try SQLiteConnection(file: path, name: path)
    try Self.check(connection, path: path)
    self.connection = Mutex(connection)
  }

  /// Creates a store in an empty file, which is moved to its place when it is
  /// complete, so that no other program opens an incomplete store.
  private static func makeStore(
    at draft: URL,
    name: String,
    firstNotes: [Note]
  ) throws {
    let connection = try SQLiteConnection(file: draft.path, name: name)
    // A process killed here leaves only the draft, and no journal beside it.
    try connection.run("PRAGMA journal_mode = MEMORY")
    try connection.transaction {
      try connection.run(
        """
        CREATE TABLE note (date REAL PRIMARY KEY, content TEXT NOT NULL)
        """
      )
      for note in try NoteTable(firstNotes).notes {
        try connection.insert(note)
      }
      try connection.run("PRAGMA application_id = \(application)")
      try connection.run("PRAGMA user_version = \(version)")
    }
  }

  private static func check(
    _ connection: SQLiteConnection,
    path: String
  ) throws {
    guard
      case .text(let verdict)? = try connection.run("PRAGMA quick_check(1)")
        .first?.first
    else { throw StorageError.damaged(path, reason: "it can't be checked") }
    guard verdict == "ok" else {
      throw StorageError.damaged(path, reason: verdict)
    }
    guard
      try connection.run("PRAGMA application_id") == [[.integer(application)]]
    else { throw StorageError.foreign(path, reason: "another database") }
    let rows = try connection.run("PRAGMA user_version")
    guard case .integer(let found) = rows.first?.first else {
      throw StorageError.foreign(path, reason: "a database without a version")
    }
    guard found > 0 else {
      throw StorageError.foreign(path, reason: "invalid version \(found)")
    }
    guard found <= version else {
      throw StorageError.newerVersion(
        path,
        found: Int(found),
        known: Int(version)
      )
    }
    do {
      try connection.run("SELECT date, content FROM note LIMIT 0")
    } catch {
      throw StorageError.foreign(path, reason: "a database without notes")
    }
    // A row that isn't a note would make every later listing fail.
    let foreign = try connection.run(
      """
      SELECT date, content FROM note
      WHERE typeof(date) != 'real' OR typeof(content) != 'text'
      OR abs(date) > ? LIMIT 1
      """,
      .real(.greatestFiniteMagnitude)
    )
    for row in foreign { _ = try connection.note(of: row) }
  }
}

extension SQLiteNoteDAO: NoteDAO {
  /// Adds a note.
  public func create(_ note: Note) throws {
    try note.checkDate()
    try change { connection in
      guard try connection.note(at: note.date) == nil else {
        throw NoteDAOError.alreadyExists(note.date)
      }
      try connection.insert(note)
    }
  }

  /// Removes the note with a date.
  public func remove(at date: Date) throws {
    try change { connection in
      try connection.run("DELETE FROM note WHERE date = ?", date.value)
      guard connection.changeCount == 1 else {
        throw NoteDAOError.notFound(date)
      }
    }
  }

  /// Replaces the content of the note with the same date, if it is `seen`.
  public func modify(_ note: Note, ifContentIs seen: String?) throws {
    try change { connection in
      guard let current = try connection.note(at: note.date) else {
        throw NoteDAOError.notFound(note.date)
      }
      try current.checkContent(is: seen)
      try connection.run(
        "UPDATE note SET content = ? WHERE date = ?",
        .text(note.content),
        note.date.value
      )
    }
  }

  /// Returns all notes.
  public func findAll() throws -> [Note] {
    try connection.withLock { connection in
      try connection.run("SELECT date, content FROM note")
        .map(connection.note(of:))
    }
  }

  /// Returns the note with a date, or `nil` if there is none.
  public func find(at date: Date) throws -> Note? {
    try connection.withLock { try $0.note(at: date) }
  }

  private func change(
    _ body: @Sendable (SQLiteConnection) throws -> Void
  ) throws {
    try connection.withLock { connection in
      try connection.transaction { try body(connection) }
    }
  }
}

extension SQLiteConnection {
  fileprivate func insert(_ note: Note) throws {
    try run(
      "INSERT INTO note (date, content) VALUES (?, ?)",
      note.date.value,
      .text(note.content)
    )
  }

  fileprivate func note(at date: Date) throws -> Note? {
    try run("SELECT date, content FROM note WHERE date = ?", date.value)
      .first.map(note(of:))
  }

  fileprivate func note(of row: [Value?]) throws -> Note {
    guard row.count == 2, case .real(let seconds) = row[0], seconds.isFinite
    else { throw StorageError.foreign(path, reason: "a date is not a number") }
    guard case .text(let content) = row[1] else {
      throw StorageError.foreign(path, reason: "a note's content is not text")
    }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    return Note(date: date, content: content)
  }
}

extension Date {
  /// The seconds since Foundation's reference date, which have all bits of the
  /// date.
  fileprivate var value: SQLiteConnection.Value {
    .real(timeIntervalSinceReferenceDate)
  }
}

#endif
