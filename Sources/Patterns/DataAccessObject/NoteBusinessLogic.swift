import Foundation
import SharedModels

/// The rules for notes, whatever store they are in.
///
///     let seen = try logic.note(at: lunch)
///     try logic.modify(mine, ifContentIs: seen.content)
///     try logic.modify(yours, ifContentIs: seen.content)
///     // throws NoteDAOError.changed, with the note as it is now
///
/// Core J2EE role: Business Object. It decides what a store can't know: which
/// texts a note can have, that two notes of the same instant are both kept, and
/// that a list begins with the oldest note.
public struct NoteBusinessLogic: Sendable {
  /// The largest size of a note's text, in bytes of UTF-8.
  public static let contentLimit = 1 << 20

  private let dao: any NoteDAO

  /// Creates the business logic over a store.
  public init(dao: any NoteDAO) {
    self.dao = dao
  }

  /// Returns all notes, the oldest first.
  ///
  /// - Throws: An error of the store.
  /// - Complexity: O(*n* log *n*) in the number of notes, or O(*n*) if the
  ///   store has them in order.
  public func notes() throws -> [Note] {
    try dao.findAll().sorted { $0.date < $1.date }
  }

  /// Returns the note with a date.
  ///
  /// - Throws: ``NoteDAOError/notFound(_:)``, or an error of the store.
  public func note(at date: Date) throws -> Note {
    guard let note = try dao.find(at: date) else {
      throw NoteDAOError.notFound(date)
    }
    return note
  }

  /// Adds a note with a date.
  ///
  /// If a note with that date already exists, the new one gets the next date
  /// that no note has: both are kept.
  ///
  /// - Throws: ``NoteRefusal``, ``NoteDAOError/invalidDate``, or an error of
  ///   the store; nothing has changed then.
  @discardableResult
  public func add(
    _ content: String,
    at moment: Date = .now
  ) throws -> NoteChange {
    try check(content)
    var seconds = moment.timeIntervalSinceReferenceDate
    while true {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let note = Note(date: date, content: content)
      do {
        try dao.create(note)
        return change(of: note)
      } catch NoteDAOError.alreadyExists {
        seconds = seconds.nextUp
      }
    }
  }

  /// Removes the note with a date.
  ///
  /// - Returns: The remaining notes, or the error of reading them.
  /// - Throws: ``NoteDAOError/notFound(_:)``, or an error of the store; nothing
  ///   has changed then.
  @discardableResult
  public func remove(at date: Date) throws -> Result<[Note], any Error> {
    try dao.remove(at: date)
    return Result { try notes() }
  }

  /// Replaces the content of the note with the same date, if it is `seen`.
  ///
  /// - Parameters:
  ///   - note: The note with its new content.
  ///   - seen: The content to replace, or `nil` to replace any content.
  /// - Throws: ``NoteRefusal``, ``NoteDAOError/notFound(_:)``,
  ///   ``NoteDAOError/changed(_:)``, or an error of the store; nothing has
  ///   changed then.
  @discardableResult
  public func modify(
    _ note: Note,
    ifContentIs seen: String? = nil
  ) throws -> NoteChange {
    try check(note.content)
    try dao.modify(note, ifContentIs: seen)
    return change(of: note)
  }

  private func check(_ content: String) throws(NoteRefusal) {
    guard !content.allSatisfy(\.isWhitespace) else { throw .noText }
    guard content.utf8.count <= Self.contentLimit else {
      throw .tooLong(limit: Self.contentLimit)
    }
  }

  private func change(of note: Note) -> NoteChange {
    NoteChange(note: note, notes: Result { try notes() })
  }
}
