import Foundation

extension Date {
  /// Returns this instant as `yyyy-MM-dd HH:mm:ss`, for people to read.
  ///
  ///     Note.samples[0].date.timestamp()  // "2015-01-01 16:01:03"
  ///
  /// The text drops fractions of a second, so don't compare or store it. It is
  /// the same in every locale. ``exactTimestamp(in:)`` drops nothing.
  ///
  /// - Parameter timeZone: The text's time zone; UTC by default.
  /// - Returns: A text of 19 characters, for the years 1 to 9999.
  public func timestamp(in timeZone: TimeZone = .gmt) -> String {
    formatted(timestampStyle(in: timeZone))
  }

  /// Creates a date from the text of ``timestamp(in:)``, which names a whole
  /// second.
  ///
  /// The clock shows an hour twice at the end of summer time. A text of that
  /// hour is read as the first of the two instants.
  ///
  /// - Parameters:
  ///   - timestamp: A text of the form `yyyy-MM-dd HH:mm:ss`.
  ///   - timeZone: The text's time zone; UTC by default.
  /// - Throws: ``TimestampError`` if the text has another form or names a day
  ///   or time that doesn't exist.
  public init(
    timestamp: String,
    in timeZone: TimeZone = .gmt
  ) throws(TimestampError) {
    // Foundation's parser reads hour 24 as the first of the next day.
    guard
      let date = try? Date(timestamp, strategy: timestampStyle(in: timeZone)),
      date.timestamp(in: timeZone) == timestamp
    else {
      throw TimestampError(text: timestamp)
    }
    self = date
  }
}

/// An error for a text that isn't a timestamp.
public struct TimestampError: Error, Equatable {
  /// The text.
  public let text: String

  /// Creates the error for a text.
  public init(text: String) {
    self.text = text
  }
}

extension TimestampError: CustomStringConvertible {
  /// A description for the person who wrote the text.
  public var description: String {
    "'\(text)' is not a time of the form yyyy-MM-dd HH:mm:ss"
  }
}

// ISO 8601 has the POSIX locale and the Gregorian calendar built in, which must
// be set on a `DateFormatter`.
private func timestampStyle(in timeZone: TimeZone) -> Date.ISO8601FormatStyle {
  Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone)
    .year().month().day().time(includingFractionalSeconds: false)
}
