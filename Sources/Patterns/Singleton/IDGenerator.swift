import Synchronization

/// A generator of identifiers that are unique in a program.
///
/// GoF role: Singleton. A second instance would return the same identifiers
/// again, so ``shared`` is the only one. Any task can use it at any time.
///
///     let first = IDGenerator.shared.next()
///     let second = IDGenerator.shared.next()
///     // second is greater than first
public final class IDGenerator: Sendable {
  /// The only instance, created at the first access.
  public static let shared = IDGenerator()

  private let latest = Mutex(0)

  private init() {}

  /// Returns an identifier that is greater than all those returned before.
  public func next() -> Int {
    latest.withLock { latest in
      latest += 1
      return latest
    }
  }
}
