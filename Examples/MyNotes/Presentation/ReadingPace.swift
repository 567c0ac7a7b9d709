/// The pace at which to read again what other programs may have changed.
///
/// The longer a read takes, the longer the pause after it, so that reading
/// takes no more than a tenth of the time, however much there is to read.
struct ReadingPace {
  /// The longest read that needs no pause, since nobody notices it.
  private static let unnoticed = Duration.milliseconds(30)

  private var next: ContinuousClock.Instant?

  /// Returns a Boolean value that indicates whether a read is due at a moment.
  func isDue(at moment: ContinuousClock.Instant) -> Bool {
    next.map { moment >= $0 } ?? true
  }

  /// Records how long a read took, and when it ended.
  mutating func record(
    _ duration: Duration,
    until end: ContinuousClock.Instant
  ) {
    next = duration > Self.unnoticed ? end + duration * 10 : nil
  }
}
