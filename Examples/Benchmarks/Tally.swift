import Synchronization

/// A sum that sendable closures can add to.
final class Tally: Sendable {
  private let total = Mutex(0)

  var sum: Int { total.withLock { $0 } }
  func add(_ number: Int) { total.withLock { $0 += number } }
}
