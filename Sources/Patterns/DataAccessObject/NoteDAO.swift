import Foundation
import SharedModels

/// Where notes are kept, whatever it is.
///
/// Core J2EE role: Data Access Object. A note's date is its key: dates are
/// compared to the last bit, and no two notes of a store share one.
public protocol NoteDAO: Sendable {
  /// Keeps a new note.
  ///
  /// - Throws: ``NoteDAOError/alreadyExists(_:)`` if there is a note of the
  ///   same instant, which stays as it is; ``NoteDAOError/invalidDate`` if its
  ///   date is not a finite number; or what the store can't do.
  func create(_ note: Note) throws

  /// Removes the note of a date.
  ///
  /// - Throws: ``NoteDAOError/notFound(_:)``, or what the store can't do.
  func remove(at date: Date) throws

  /// Replaces the content of the note of the same date.
  ///
  /// - Throws: ``NoteDAOError/notFound(_:)``, or what the store can't do.
  func modify(_ note: Note) throws

  /// All notes, the oldest first, as the caller's own.
  ///
  /// - Throws: What the store can't do.
  /// - Complexity: O(*n*) in the number of notes, or better.
  func findAll() throws -> [Note]

  /// The note of a date, if there is one.
  ///
  /// - Throws: What the store can't do.
  func find(at date: Date) throws -> Note?
}
