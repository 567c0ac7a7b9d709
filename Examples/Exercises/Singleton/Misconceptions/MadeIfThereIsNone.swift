// Mistake: Whoever asks looks whether there is an instance yet, and makes one
// if
//   there is none; two who ask at the same time both find none.
// Why: It is how the pattern is written in languages that do not make a
//   constant at its first access, and in most books.
// Refused: static property 'instance' is not concurrency-safe because it is
//   nonisolated global shared mutable state

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

  private static var instance: Singleton?

  static var shared: Singleton {
    if let instance { return instance }
    let made = Singleton()
    instance = made
    return made
  }

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
