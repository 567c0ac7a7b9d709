import Foundation

extension Date {
  /// Returns this instant as text, exactly.
  ///
  /// The text is that of ``timestamp(in:)``, with two additions where they are
  /// needed: the fraction of the second, with the fewest digits that
  /// distinguish the date from its neighbors, and the zone's offset from UTC if
  /// the clock shows that time twice, as in `2015-10-25 02:30:00.25 +0200`.
  ///
  /// - Parameter timeZone: The text's time zone; UTC by default.
  public func exactTimestamp(in timeZone: TimeZone = .gmt) -> String {
    timestamp(in: timeZone) + fractionDigits
      + (isClockTimeRepeated(in: timeZone) ? " \(offset(in: timeZone))" : "")
  }

  /// The decimal point and the digits after it; empty for a whole second.
  private var fractionDigits: String {
    let seconds = timeIntervalSinceReferenceDate
    let second = seconds.rounded(.down)
    // A number's description is the shortest text that is parsed as the same
    // number, and decimals subtract exactly.
    guard seconds != second,
      let all = Decimal(string: "\(seconds)"),
      let whole = Decimal(string: "\(second)")
    else { return "" }
    return String("\(all - whole)".drop { $0 != "." })
  }

  /// Returns a Boolean value that indicates whether the clock shows the same
  /// time at another instant of the same day, as at the end of summer time.
  private func isClockTimeRepeated(in timeZone: TimeZone) -> Bool {
    let offset = timeZone.secondsFromGMT(for: self)
    return [-86_400.0, 86_400].contains { day in
      let other = timeZone.secondsFromGMT(for: addingTimeInterval(day))
      let twin = addingTimeInterval(Double(offset - other))
      return other != offset && timeZone.secondsFromGMT(for: twin) == other
    }
  }

  private func offset(in timeZone: TimeZone) -> String {
    let minutes = timeZone.secondsFromGMT(for: self) / 60
    let digits = abs(minutes) / 60 * 100 + abs(minutes) % 60
    return (minutes < 0 ? "-" : "+") + "\(10_000 + digits)".dropFirst()
  }
}
