import Synchronization

/// Singleton (creational): a class has one instance, made when it is first
/// asked for, and everyone gets to it in one way.
///
/// To use it, rename `Singleton` to what there is one of in your program. Let
/// `State` hold what it keeps, and give it a method for each change, as
/// `increment()` is one. Every task may call it at any time.
final class Singleton: Sendable {
  private struct State {
    var value = 0
  }

  // TODO: The one instance, made when it is first asked for.
  static var shared: Singleton { Singleton() }

  // TODO: The state, so that every task may change it at any time.
  private let state = State()

  // Private, so that nobody else can make one.
  private init() {}

  // TODO: The value as it is now.
  var value: Int { 0 }

  func increment() {
    // TODO: Add one to the value, and lose no one else's addition.
  }
}
