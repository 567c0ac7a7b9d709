/// An error for a text that a note can't have.
public enum NoteRefusal: Error, Equatable, Sendable {
  /// The text is empty, or has nothing but white space.
  case noText
  /// The text has more bytes than the limit, which is given here.
  case tooLong(limit: Int)
}

extension NoteRefusal: CustomStringConvertible {
  /// The error, for the person whose text it is.
  public var description: String {
    switch self {
    case .noText: "a note needs a text"
    case .tooLong(let limit): "a note can have no more than \(limit) bytes"
    }
  }
}
