import Foundation
import SharedModels

/// An error thrown by a store, which is then unchanged.
///
/// `StorageError`, of the module FileStorage, is for errors of a store's file.
public enum NoteDAOError: Error, Equatable, Sendable {
  /// A note with this date already exists.
  case alreadyExists(Date)
  /// No note has this date.
  case notFound(Date)
  /// The note's content isn't the one that the caller has seen; this is the
  /// note as it is now.
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
      "a note dated \(date.exactTimestamp()) already exists"
    case .notFound(let date): "no note dated \(date.exactTimestamp())"
    case .changed(let note):
      "the note dated \(note.date.exactTimestamp()) has changed since it was "
        + "read"
    case .invalidDate: "a note needs a date"
    }
  }
}
