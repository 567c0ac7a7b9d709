import Foundation
import SharedModels
import Synchronization

/// A store of notes in memory.
///
/// Core J2EE role: Data Access Object. Any task can use it at any time.
public final class InMemoryNoteDAO: Sendable {
  /// The store that a program shares; it begins with the two welcome notes.
  public static let shared: InMemoryNoteDAO = {
    do {
      return try InMemoryNoteDAO(Note.samples)
    } catch {
      preconditionFailure("The welcome notes are invalid: \(error).")
    }
  }()

  private let table: Mutex<NoteTable>

  /// Creates a store.
  ///
  /// - Parameter notes: Its initial notes.
  /// - Throws: ``NoteDAOError/alreadyExists(_:)`` if two of them share a date,
  ///   ``NoteDAOError/invalidDate`` if a date isn't finite.
  public convenience init(_ notes: [Note] = []) throws {
    self.init(table: try NoteTable(notes))
  }

  private init(table: NoteTable) {
    self.table = Mutex(table)
  }
}

extension InMemoryNoteDAO: NoteDAO {
  /// Adds a note.
  public func create(_ note: Note) throws {
    try table.withLock { try $0.create(note) }
  }

  /// Removes the note with a date.
  public func remove(at date: Date) throws {
    try table.withLock { try $0.remove(at: date) }
  }

  /// Replaces the content of the note with the same date, if it is `seen`.
  public func modify(_ note: Note, ifContentIs seen: String?) throws {
    try table.withLock { try $0.modify(note, ifContentIs: seen) }
  }

  /// Returns all notes.
  public func findAll() -> [Note] {
    table.withLock { $0.notes }
  }

  /// Returns the note with a date, or `nil` if there is none.
  public func find(at date: Date) -> Note? {
    table.withLock { $0.find(at: date) }
  }
}
