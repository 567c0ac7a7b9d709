import Foundation
import SharedModels

/// An error thrown by a store, which is then unchanged.
///
/// FileStorage's `StorageError` reports errors of the store's file instead.
public enum NoteDAOError: Error, Equatable, Sendable {
  /// There is a note of that very instant.
  case alreadyExists(Date)
  /// There is no note of that instant.
  case notFound(Date)
  /// The note has another content than the caller saw: the one given here.
  case changed(Note)
  /// The date isn't finite, so it can't be a key.
  case invalidDate
}

extension NoteDAOError: CustomStringConvertible {
  /// The error, for the person whose notes these are; times are in UTC, to the
  /// last digit.
  public var description: String {
    switch self {
    case .alreadyExists(let date):
      "there is already a note of \(date.exactTimestamp())"
    case .notFound(let date): "there is no note of \(date.exactTimestamp())"
    case .changed(let note):
      "the note of \(note.date.exactTimestamp()) has been changed meanwhile"
    case .invalidDate: "a note needs a date"
    }
  }
}
