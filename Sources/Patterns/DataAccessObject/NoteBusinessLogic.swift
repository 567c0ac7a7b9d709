import Foundation
import SharedModels

/// What can be done with notes, wherever they are kept.
///
/// Core J2EE role: Business Object. Each change answers with the fresh list, so
/// that whoever shows it need not ask again.
public struct NoteBusinessLogic: Sendable {
  private let dao: any NoteDAO

  /// Works on the notes of a store.
  public init(dao: any NoteDAO) {
    self.dao = dao
  }

  /// All notes, the oldest first.
  ///
  /// - Throws: What the store can't do.
  public func notes() throws -> [Note] {
    try dao.findAll()
  }

  /// The note of a date.
  ///
  /// - Throws: ``NoteDAOError/notFound(_:)``, or what the store can't do.
  public func note(at date: Date) throws -> Note {
    guard let note = try dao.find(at: date) else {
      throw NoteDAOError.notFound(date)
    }
    return note
  }

  /// Keeps a new note.
  ///
  /// - Returns: All notes, the new one among them.
  /// - Throws: ``NoteDAOError/alreadyExists(_:)``,
  ///   ``NoteDAOError/invalidDate``, or what the store can't do.
  @discardableResult
  public func add(_ note: Note) throws -> [Note] {
    try dao.create(note)
    return try dao.findAll()
  }

  /// Keeps a new note of a moment, or of the next one that no note has: two
  /// programs can add a note at the same moment.
  ///
  /// - Returns: The note, and all notes.
  /// - Throws: ``NoteDAOError/invalidDate``, or what the store can't do.
  @discardableResult
  public func add(
    _ content: String,
    at moment: Date = .now
  ) throws -> (note: Note, notes: [Note]) {
    var seconds = moment.timeIntervalSinceReferenceDate
    while true {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let note = Note(date: date, content: content)
      do {
        return (note, try add(note))
      } catch NoteDAOError.alreadyExists {
        seconds = seconds.nextUp
      }
    }
  }

  /// Removes the note of a date.
  ///
  /// - Returns: All notes that are left.
  /// - Throws: ``NoteDAOError/notFound(_:)``, or what the store can't do.
  @discardableResult
  public func remove(at date: Date) throws -> [Note] {
    try dao.remove(at: date)
    return try dao.findAll()
  }

  /// Replaces the content of the note of the same date.
  ///
  /// - Returns: All notes, the changed one among them.
  /// - Throws: ``NoteDAOError/notFound(_:)``, or what the store can't do.
  @discardableResult
  public func modify(_ note: Note) throws -> [Note] {
    try dao.modify(note)
    return try dao.findAll()
  }
}
