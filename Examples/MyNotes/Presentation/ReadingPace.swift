/// When to read something again that others may have changed: the longer a read
/// takes, the longer it is waited for.
///
/// So that reading takes no more than a tenth of a person's time, however much
/// there is to read.
struct ReadingPace {
  /// What nobody notices is not put off.
  private static let unnoticed = Duration.milliseconds(30)

  private var next: ContinuousClock.Instant?

  /// Whether a read is due at a moment.
  func isDue(at moment: ContinuousClock.Instant) -> Bool {
    next.map { moment >= $0 } ?? true
  }

  /// Takes down a read that took some time and is over now.
  mutating func record(
    _ duration: Duration,
    until end: ContinuousClock.Instant
  ) {
    next = duration > Self.unnoticed ? end + duration * 10 : nil
  }
}
