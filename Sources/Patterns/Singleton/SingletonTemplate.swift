import Synchronization

/// Singleton (creational): a class has one instance, created at the first
/// access, and one way to get it.
///
/// Rename `Singleton` to what it is in your program. Give `State` the
/// properties that it needs, and the class a method for each change, such as
/// `increment()`. Any task may call it at any time.
final class Singleton: Sendable {
  private struct State {
    var value = 0
  }

  // Swift initializes a `static let` once, at the first access, even if many
  // tasks access it at the same time.
  static let shared = Singleton()

  private let state = Mutex(State())

  // Private, so that no other code can create an instance.
  private init() {}

  var value: Int { state.withLock { $0.value } }

  func increment() {
    // Read and written under one lock: reading first and writing later would
    // undo what others did in between.
    state.withLock { $0.value += 1 }
  }
}
