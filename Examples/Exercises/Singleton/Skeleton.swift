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

  // TODO: The one instance, created at the first access.
  static var shared: Singleton { Singleton() }

  // TODO: The state, so that any task may change it at any time.
  private let state = State()

  // Private, so that no other code can create an instance.
  private init() {}

  // TODO: The current value.
  var value: Int { 0 }

  func increment() {
    // TODO: Add one to the value, without losing the addition of another task.
  }
}
