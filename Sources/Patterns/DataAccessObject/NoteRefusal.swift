/// An error for a text that a note can't have.
public enum NoteRefusal: Error, Equatable, Sendable {
  /// The text is empty, or has only white space.
  case noText
  /// The text has more bytes than the limit.
  case tooLong(limit: Int)
}

extension NoteRefusal: CustomStringConvertible {
  /// The error in one phrase, for the user of the notes.
  public var description: String {
    switch self {
    case .noText: "a note needs a text"
    case .tooLong(let limit): "a note can have no more than \(limit) bytes"
    }
  }
}
