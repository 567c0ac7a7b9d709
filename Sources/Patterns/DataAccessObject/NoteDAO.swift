import Foundation
import SharedModels

/// Where notes are kept, whatever it is.
///
/// Core J2EE role: Data Access Object. A note's date is its key: dates are
/// compared to the last bit, and no two notes of a store share one.
public protocol NoteDAO: Sendable {
  /// Adds a new note.
  ///
  /// - Throws: ``NoteDAOError/alreadyExists(_:)`` if there is a note of the
  ///   same instant, which stays as it is; ``NoteDAOError/invalidDate`` if its
  ///   date is not a finite number; or what the store can't do.
  func create(_ note: Note) throws

  /// Removes the note of a date.
  ///
  /// - Throws: ``NoteDAOError/notFound(_:)``, or what the store can't do.
  func remove(at date: Date) throws

  /// Replaces the content of the note of the same date, if it is what the
  /// caller saw.
  ///
  /// The note is compared and replaced as one step: no other change comes in
  /// between.
  ///
  /// - Parameters:
  ///   - note: The note with its new content.
  ///   - seen: The content that is to be replaced, or `nil` to replace any.
  /// - Throws: ``NoteDAOError/notFound(_:)``; ``NoteDAOError/changed(_:)`` if
  ///   the note has another content than `seen`, and keeps it; or what the
  ///   store can't do.
  func modify(_ note: Note, ifContentIs seen: String?) throws

  /// Returns all notes as the caller's own, in no particular order.
  ///
  /// - Throws: What the store can't do.
  /// - Complexity: O(*n*) in the number of notes, or better.
  func findAll() throws -> [Note]

  /// Returns the note of a date, or `nil` if there is none.
  ///
  /// - Throws: What the store can't do.
  func find(at date: Date) throws -> Note?
}

extension NoteDAO {
  /// Replaces the content of the note of the same date, whatever it is.
  ///
  /// - Throws: ``NoteDAOError/notFound(_:)``, or what the store can't do.
  public func modify(_ note: Note) throws {
    try modify(note, ifContentIs: nil)
  }
}
