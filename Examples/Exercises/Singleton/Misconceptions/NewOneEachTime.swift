// Mistake: The instance is a computed property, which makes a new one for each
//   who asks.
// Why: `{ Singleton() }` and `= Singleton()` look alike, and either can be read
//   as `Singleton.shared`.
// Caught by: test_every_access_returns_the_same_instance,
//   test_a_thousand_tasks_that_race_for_it_get_the_same_instance,
//   test_a_change_is_seen_by_everyone,
//   test_a_thousand_concurrent_changes_are_a_thousand_changes

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

  static var shared: Singleton { Singleton() }

  private let state = Mutex(State())

  // Private, so that nobody else can make one.
  private init() {}

  var value: Int { state.withLock { $0.value } }

  func increment() {
    // Read and written under one lock: reading first and writing later would
    // undo what others did in between.
    state.withLock { $0.value += 1 }
  }
}
