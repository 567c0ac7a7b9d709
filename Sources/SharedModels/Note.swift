import Foundation

/// A note: a text and the date at which it was written, which is its key.
public struct Note: Hashable, Codable, Sendable {
  /// The date at which the note was written; no two notes of a store have the
  /// same date.
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
  /// The note in one readable phrase, with its date in UTC.
  public var description: String {
    "\(date.timestamp()): \(content)"
  }
}
