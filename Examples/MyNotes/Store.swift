import DataAccessObjectPattern
import FileStorage
import Foundation
import SharedModels

/// Where the notes are kept: the one place that names the stores.
enum Store: Equatable {
  case memory
  case file(URL)
  case sqlite(URL)

  /// Creates the store that the command line names; `nil` if it names none.
  init?(_ text: String) {
    let parts = text.split(
      separator: ":",
      maxSplits: 1,
      omittingEmptySubsequences: false
    ).map(String.init)
    let path = parts.count == 2 ? parts[1] : ""
    switch parts[0] {
    case "memory" where parts.count == 1: self = .memory
    case "file" where !path.isEmpty: self = .file(URL(filePath: path))
    case "sqlite" where !path.isEmpty: self = .sqlite(URL(filePath: path))
    default: return nil
    }
  }

  /// Creates the default store: a file in the platform's folder for programs'
  /// data.
  init(environment: [String: String]) {
    let folder = ProgramFolder.data.url(environment: environment)
    self = .file(folder.appending(path: "MyNotes/notes.json"))
  }

  /// Opens the store.
  ///
  /// A new store has the welcome notes.
  ///
  /// - Throws: A `StorageError` if a file can't be used, or ``StoreNotBuiltIn``.
  func open() throws -> any NoteDAO {
    switch self {
    case .memory:
      return InMemoryNoteDAO.shared
    case .file(let url):
      try ProgramFolder.make(for: url)
      return FileNoteDAO(file: url, firstNotes: Note.samples)
    case .sqlite(let url):
      #if SQLite
      try ProgramFolder.make(for: url)
      return try SQLiteNoteDAO(file: url, firstNotes: Note.samples)
      #else
      throw StoreNotBuiltIn()
      #endif
    }
  }
}

/// An error for a store in SQLite, if the program was built without it.
struct StoreNotBuiltIn: Error, CustomStringConvertible {
  let description = """
    this MyNotes was built without SQLite; \
    'swift run --traits SQLite MyNotes' builds it in
    """
}
