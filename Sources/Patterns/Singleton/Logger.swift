import Foundation
import SharedModels
import Synchronization
import TerminalText

/// A log of what a program has done, as notes with the instant of each.
///
/// Not a Singleton but a shared default: ``shared`` is the logger that all
/// parts of a program write to, and others can be created, so that a test has
/// entries and a clock of its own. ``IDGenerator`` is a Singleton.
///
/// Any task can use a logger at any time; its entries are kept as long as the
/// logger lives.
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

  /// Adds an entry; when it returns, the entry is in ``entries``.
  ///
  /// - Parameter content: What to log; any text, kept as it is.
  /// - Complexity: Amortized O(1); O(*n*) in the number of entries while a
  ///   reader still holds what ``entries`` returned.
  public func log(_ content: String) {
    // The clock is not ours: asked under the lock, one that logs would lock
    // it twice, which ends the program.
    let note = Note(date: now(), content: content)
    notes.withLock { $0.append(note) }
  }

  /// All entries, in the order in which they were added.
  ///
  /// The entries of each caller stand in the order of its calls. Those of
  /// callers who log at the same time may stand in any order among each other,
  /// and their dates too: an entry gets its date before its place. Entries are
  /// a list, not a store: two of the same date are two entries.
  public var entries: [Note] { notes.withLock { $0 } }

  /// The entries that were added last, in the order of ``entries``.
  ///
  /// - Parameter count: The greatest number of entries to return.
  /// - Complexity: O(`count`).
  public func entries(last count: Int) -> [Note] {
    precondition(count >= 0, "There are no \(count) entries.")
    return notes.withLock { Array($0.suffix(count)) }
  }
}

extension Logger: CustomStringConvertible {
  /// The entries for people to read, a line each, with a visible sign for each
  /// control character.
  ///
  /// - Complexity: O(*n*) in the length of all entries.
  public var description: String {
    entries.map(\.description.printable).joined(separator: "\n")
  }
}
