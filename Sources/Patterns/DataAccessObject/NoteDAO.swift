import Foundation
import SharedModels

/// A store of notes.
///
/// Core J2EE role: Data Access Object. A note's date is its key: dates are
/// compared exactly, and no two notes of a store have the same date.
public protocol NoteDAO: Sendable {
  /// Adds a note.
  ///
  /// - Throws: ``NoteDAOError/alreadyExists(_:)`` if there is a note with the
  ///   same date, which is then unchanged; ``NoteDAOError/invalidDate`` if the
  ///   date isn't finite; or an error of the store.
  func create(_ note: Note) throws

  /// Removes the note with a date.
  ///
  /// - Throws: ``NoteDAOError/notFound(_:)``, or an error of the store.
  func remove(at date: Date) throws

  /// Replaces the content of the note with the same date, if it is `seen`.
  ///
  /// The note is compared and replaced in one step: no other change comes in
  /// between.
  ///
  /// - Parameters:
  ///   - note: The note with its new content.
  ///   - seen: The content to replace, or `nil` to replace any content.
  /// - Throws: ``NoteDAOError/notFound(_:)``; ``NoteDAOError/changed(_:)`` if
  ///   the note has another content, which is then unchanged; or an error of
  ///   the store.
  func modify(_ note: Note, ifContentIs seen: String?) throws

  /// Returns a copy of all notes, in no particular order.
  ///
  /// - Throws: An error of the store.
  /// - Complexity: O(*n*) in the number of notes, or better.
  func findAll() throws -> [Note]

  /// Returns the note with a date, or `nil` if there is none.
  ///
  /// - Throws: An error of the store.
  func find(at date: Date) throws -> Note?
}

extension NoteDAO {
  /// Replaces the content of the note with the same date, whatever it is.
  ///
  /// - Throws: ``NoteDAOError/notFound(_:)``, or an error of the store.
  public func modify(_ note: Note) throws {
    try modify(note, ifContentIs: nil)
  }
}
