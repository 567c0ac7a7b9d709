#if SQLite
import CSQLite
import FileStorage
import Foundation

/// A connection to an SQLite database: prepared statements and transactions.
///
/// - SeeAlso: https://www.sqlite.org/cintro.html
final class SQLiteConnection {
  /// A value of a statement or of its result.
  enum Value: Equatable {
    case real(Double)
    case text(String)
    case integer(Int64)
  }

  /// The path of the database, for messages.
  let path: String
  private let database: OpaquePointer

  /// Opens the database in a file, which may be empty.
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - name: The path for messages.
  /// - Throws: A `StorageError` if it can't be opened.
  init(file: String, name: String) throws {
    path = name
    var database: OpaquePointer?
    let code = sqlite3_open_v2(file, &database, SQLITE_OPEN_READWRITE, nil)
    guard code == SQLITE_OK, let database else {
      let reason = String(cString: sqlite3_errmsg(database))
      sqlite3_close_v2(database)
      throw StorageError.notReadable(path, reason: reason)
    }
    self.database = database
    // How long to wait for another program's transaction, in milliseconds.
    sqlite3_busy_timeout(database, 10_000)
  }

  deinit {
    sqlite3_close_v2(database)
  }

  /// The number of rows that the last statement changed.
  var changeCount: Int { Int(sqlite3_changes(database)) }

  /// Runs one statement with values in place of its question marks.
  ///
  /// - Returns: The rows of the result, with `nil` for a value of another type.
  /// - Throws: A `StorageError`.
  @discardableResult
  func run(_ sql: String, _ values: Value...) throws -> [[Value?]] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(database, sql, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() {
      try bind(value, to: Int32(index + 1), of: statement)
    }
    var rows: [[Value?]] = []
    while true {
      let code = sqlite3_step(statement)
      switch code {
      case SQLITE_ROW: rows.append(row(of: statement))
      case SQLITE_DONE: return rows
      default: try check(code)
      }
    }
  }

  /// Runs `body` as one transaction, which is rolled back if it throws.
  ///
  /// Other writers are kept out from its beginning, so that what `body` reads
  /// still holds when it writes.
  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      // SQLite may have rolled back by itself, and then this does nothing.
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  private func bind(
    _ value: Value,
    to index: Int32,
    of statement: OpaquePointer?
  ) throws {
    switch value {
    case .real(let number):
      try check(sqlite3_bind_double(statement, index, number))
    case .integer(let number):
      try check(sqlite3_bind_int64(statement, index, number))
    case .text(let text):
      // The length is passed, since a text can contain zero bytes.
      try text.utf8CString.withUnsafeBufferPointer { characters in
        try check(
          sqlite3_bind_text(
            statement,
            index,
            characters.baseAddress,
            Int32(characters.count - 1),
            // SQLite's macro for "make a copy", which Swift doesn't import.
            unsafeBitCast(-1, to: sqlite3_destructor_type.self)
          )
        )
      }
    }
  }

  private func row(of statement: OpaquePointer?) -> [Value?] {
    (0..<sqlite3_column_count(statement)).map { index in
      switch sqlite3_column_type(statement, index) {
      case SQLITE_FLOAT: .real(sqlite3_column_double(statement, index))
      case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, index))
      case SQLITE_TEXT: .text(text(of: statement, at: index))
      default: nil
      }
    }
  }

  private func text(of statement: OpaquePointer?, at index: Int32) -> String {
    let start = sqlite3_column_text(statement, index)
    let count = Int(sqlite3_column_bytes(statement, index))
    let bytes = UnsafeBufferPointer(
      start: start, count: start == nil ? 0 : count)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func check(_ code: Int32) throws {
    guard code != SQLITE_OK else { return }
    let reason = String(cString: sqlite3_errmsg(database))
    switch code & 0xFF {
    case SQLITE_NOTADB, SQLITE_CORRUPT:
      throw StorageError.damaged(path, reason: reason)
    case SQLITE_READONLY, SQLITE_FULL, SQLITE_BUSY, SQLITE_CONSTRAINT:
      throw StorageError.notWritable(path, reason: reason)
    default:
      throw StorageError.notReadable(path, reason: reason)
    }
  }
}
#endif
