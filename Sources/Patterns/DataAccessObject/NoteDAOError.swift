import Foundation
import SharedModels

/// An error thrown by a store, which is then unchanged.
///
/// `StorageError`, of the module FileStorage, is for errors of a store's file.
public enum NoteDAOError: Error, Equatable, Sendable {
  /// There is a note of this date already.
  case alreadyExists(Date)
  /// There is no note of this date.
  case notFound(Date)
  /// The note has another content than the caller has seen: this is the note as
  /// it is now.
  case changed(Note)
  /// The date isn't finite, so it can't be a key.
  case invalidDate
}

extension NoteDAOError: CustomStringConvertible {
  /// The error in one phrase, for the user of the notes; dates are exact, and
  /// in UTC.
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
