import Foundation
import SharedModels
import Synchronization
import TerminalText

/// A log of what a program has done, whose entries are notes with their dates.
///
///     let logger = Logger(now: { instant })
///     logger.log("started")
///     print(logger)  // 2015-01-01 16:01:03: started
///
/// Not a Singleton but a shared default: all parts of a program write to
/// ``shared``, and others can be created, so that a test has entries and a
/// clock of its own. ``IDGenerator`` is a Singleton.
///
/// Any task can use a logger at any time. It keeps its entries as long as it
/// exists.
public final class Logger: Sendable {
  /// The logger of the whole program, created at the first access.
  public static let shared = Logger()

  private let now: @Sendable () -> Date
  private let notes = Mutex<[Note]>([])

  /// Creates a logger without entries.
  ///
  /// - Parameter now: The clock, called once for each entry.
  public init(now: @escaping @Sendable () -> Date = { Date.now }) {
    self.now = now
  }

  /// Adds an entry.
  ///
  /// - Parameter content: The entry's text, which is kept unchanged.
  /// - Complexity: Amortized O(1); O(*n*) in the number of entries if a caller
  ///   still holds an array that ``entries`` returned.
  public func log(_ content: String) {
    // The clock is the caller's code: called under the lock, a clock that logs
    // would take the lock twice, which ends the program.
    let note = Note(date: now(), content: content)
    notes.withLock { $0.append(note) }
  }

  /// All entries, in the order in which they were added.
  ///
  /// The entries of each caller are in the order of its calls. Those of several
  /// callers that log at the same time can be in any order, and so can their
  /// dates: an entry gets its date before its place. Two entries can have the
  /// same date.
  public var entries: [Note] { notes.withLock { $0 } }

  /// Returns the entries that were added last, in the order of ``entries``.
  ///
  /// - Parameter count: The maximum number of entries to return.
  /// - Complexity: O(`count`).
  public func entries(last count: Int) -> [Note] {
    precondition(count >= 0, "count must be at least 0, not \(count)")
    return notes.withLock { Array($0.suffix(count)) }
  }
}

extension Logger: CustomStringConvertible {
  /// The entries, one per line, with control characters escaped.
  ///
  /// - Complexity: O(*n*) in the length of all entries.
  public var description: String {
    entries.map(\.description.printable).joined(separator: "\n")
  }
}
