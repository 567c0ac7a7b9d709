import Foundation
import SharedModels

/// What can be done with notes, wherever they are kept.
///
/// Core J2EE role: Business Object. It decides what the store can't know: what
/// a note may say, that of two notes of one instant both are kept, and that a
/// list begins with the oldest note.
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
  /// - Throws: What the store can't do.
  /// - Complexity: O(*n* log *n*) in the number of notes, and O(*n*) over a
  ///   store that has them in order.
  public func notes() throws -> [Note] {
    try dao.findAll().sorted { $0.date < $1.date }
  }

  /// Returns the note of a date.
  ///
  /// - Throws: ``NoteDAOError/notFound(_:)``, or what the store can't do.
  public func note(at date: Date) throws -> Note {
    guard let note = try dao.find(at: date) else {
      throw NoteDAOError.notFound(date)
    }
    return note
  }

  /// Keeps a new note of a moment.
  ///
  /// Two programs can add a note at the same moment, and both notes are meant:
  /// the second one gets the next instant that no note has.
  ///
  /// - Throws: ``NoteRefusal``, ``NoteDAOError/invalidDate``, or what the store
  ///   can't do. Nothing is kept then.
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
        return answer(with: note)
      } catch NoteDAOError.alreadyExists {
        seconds = seconds.nextUp
      }
    }
  }

  /// Removes the note of a date.
  ///
  /// - Returns: All notes that are left, or why they can't be read.
  /// - Throws: ``NoteDAOError/notFound(_:)``, or what the store can't do.
  ///   Nothing is removed then.
  @discardableResult
  public func remove(at date: Date) throws -> Result<[Note], any Error> {
    try dao.remove(at: date)
    return Result { try notes() }
  }

  /// Replaces the content of the note of the same date, if it is what the
  /// caller saw.
  ///
  /// - Parameters:
  ///   - note: The note with its new content.
  ///   - seen: The content that is to be replaced, or `nil` to replace any.
  /// - Throws: ``NoteRefusal``, ``NoteDAOError/notFound(_:)``,
  ///   ``NoteDAOError/changed(_:)``, or what the store can't do. Nothing is
  ///   changed then.
  @discardableResult
  public func modify(
    _ note: Note,
    ifContentIs seen: String? = nil
  ) throws -> NoteChange {
    try check(note.content)
    try dao.modify(note, ifContentIs: seen)
    return answer(with: note)
  }

  private func check(_ content: String) throws(NoteRefusal) {
    guard !content.allSatisfy(\.isWhitespace) else { throw .noText }
    guard content.utf8.count <= Self.contentLimit else {
      throw .tooLong(limit: Self.contentLimit)
    }
  }

  private func answer(with note: Note) -> NoteChange {
    NoteChange(note: note, notes: Result { try notes() })
  }
}
