import Foundation
import Synchronization
import Terminal

/// A handler that ensures that the tool leaves nothing behind when it is
/// interrupted: no folder of a build, and no program under test.
final class Interruption {
  enum Leftover: Hashable {
    case folder(URL)
    case process(Int32)
  }

  private static let leftovers = Mutex<Set<Leftover>>([])
  private let sources: [any DispatchSourceSignal]

  /// Starts to handle the signals that end a program, until the object is
  /// deallocated.
  init() {
    sources = watchSignals([SIGINT, SIGTERM, SIGHUP]) { Self.end(by: $0) }
  }

  /// Calls `body`; an interruption meanwhile removes the folder or ends the
  /// process.
  static func watch<Result>(
    _ leftover: Leftover,
    while body: () throws -> Result
  ) rethrows -> Result {
    leftovers.withLock { _ = $0.insert(leftover) }
    defer { leftovers.withLock { _ = $0.remove(leftover) } }
    return try body()
  }

  /// Ends the process `id` and the process group that it leads.
  ///
  /// The group is interrupted first, and killed half a second later: a compiler
  /// driver runs its jobs in other groups, and ends them when it is interrupted.
  static func end(group id: Int32) {
    kill(-id, SIGINT)
    for _ in 0..<50 where kill(-id, 0) == 0 { usleep(10_000) }
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
  }

  private static func end(by number: Int32) {
    // The lock is held until the program ends, so that no new work begins.
    leftovers.withLock { leftovers in
      for case .process(let id) in leftovers { end(group: id) }
      for case .folder(let folder) in leftovers {
        // A process that was ended may still write a last file, and so create
        // the folder again.
        for _ in 0..<5 {
          try? FileManager.default.removeItem(at: folder)
          usleep(10_000)
        }
      }
      endProgram(by: number)
    }
  }
}
