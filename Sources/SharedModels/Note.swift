import Foundation

/// A note: a text and the instant at which it was written, which is its key.
public struct Note: Hashable, Codable, Sendable {
  /// The instant at which the note was written; it is unique within a store.
  public let date: Date
  /// The note's text.
  public var content: String

  /// Creates a note with a date and a content.
  public init(date: Date, content: String) {
    self.date = date
    self.content = content
  }
}

extension Note: Identifiable {
  /// The note's date.
  public var id: Date { date }
}

extension Note: CustomStringConvertible {
  /// The note in one readable phrase, its date in UTC.
  public var description: String {
    "\(date.timestamp()): \(content)"
  }
}
