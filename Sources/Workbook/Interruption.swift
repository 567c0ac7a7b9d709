import Terminal
import Foundation
import Synchronization

/// Ensures that the tool leaves nothing behind when it is interrupted: no folder
/// of a build, and no program under test.
final class Interruption {
  private struct Leftovers {
    var folders: Set<URL> = []
    var processes: Set<Int32> = []
  }

  private static let leftovers = Mutex(Leftovers())
  private let sources: [any DispatchSourceSignal]

  /// Watches for the signals that end a program, as long as this object lives.
  init() {
    sources = watchSignals([SIGINT, SIGTERM, SIGHUP]) { Self.end(by: $0) }
  }

  /// Keeps a folder in mind while `body` works in it.
  static func watch<Result>(
    _ folder: URL,
    while body: () throws -> Result
  ) rethrows -> Result {
    leftovers.withLock { _ = $0.folders.insert(folder) }
    defer { leftovers.withLock { _ = $0.folders.remove(folder) } }
    return try body()
  }

  /// Keeps a process in mind while `body` waits for it.
  static func watch<Result>(
    _ process: Process,
    while body: () throws -> Result
  ) rethrows -> Result {
    let id = process.processIdentifier
    leftovers.withLock { _ = $0.processes.insert(id) }
    defer { leftovers.withLock { _ = $0.processes.remove(id) } }
    return try body()
  }

  private static func end(by number: Int32) {
    // The lock is kept to the end: nothing new begins.
    leftovers.withLock { leftovers in
      for id in leftovers.processes {
        // Each process of the tool's leads a group of its own.
        kill(-id, SIGKILL)
      }
      for folder in leftovers.folders {
        try? FileManager.default.removeItem(at: folder)
      }
      endProgram(by: number)
    }
  }
}
