import Foundation
import Synchronization
import Terminal

/// Ensures that the tool leaves nothing behind when it is interrupted: no folder
/// of a build, and no program under test.
final class Interruption {
  enum Leftover: Hashable {
    case folder(URL)
    case process(Int32)
  }

  private static let leftovers = Mutex<Set<Leftover>>([])
  private let sources: [any DispatchSourceSignal]

  /// Watches for the signals that end a program, as long as this object lives.
  init() {
    sources = watchSignals([SIGINT, SIGTERM, SIGHUP]) { Self.end(by: $0) }
  }

  /// Keeps a folder or a process in mind while `body` works with it.
  static func watch<Result>(
    _ leftover: Leftover,
    while body: () throws -> Result
  ) rethrows -> Result {
    leftovers.withLock { _ = $0.insert(leftover) }
    defer { leftovers.withLock { _ = $0.remove(leftover) } }
    return try body()
  }

  /// Ends the process `id` and the group that it leads.
  ///
  /// It is interrupted first, and killed half a second later: the compiler runs
  /// its parts in groups of their own, and ends them when it is interrupted.
  static func end(group id: Int32) {
    kill(-id, SIGINT)
    for _ in 0..<50 where kill(-id, 0) == 0 { usleep(10_000) }
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
  }

  private static func end(by number: Int32) {
    // The lock is kept to the end: nothing new begins.
    leftovers.withLock { leftovers in
      for case .process(let id) in leftovers { end(group: id) }
      for case .folder(let folder) in leftovers {
        // What was ended may still be writing its last file, and make the
        // folder once more.
        for _ in 0..<5 {
          try? FileManager.default.removeItem(at: folder)
          usleep(10_000)
        }
      }
      endProgram(by: number)
    }
  }
}
