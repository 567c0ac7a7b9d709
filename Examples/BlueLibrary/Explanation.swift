import SharedModels
import SingletonPattern
import TerminalText

/// The entries of the program's log that say which pattern does what, for a
/// user who watches a key press travel through the patterns.
///
/// Without `--explain` nothing is logged, since a log keeps every entry.
@MainActor
enum Explanation {
  /// The number of columns that a pattern's name takes.
  private static let indentation = 11

  /// A Boolean value that indicates whether the log is shown.
  static var isShown = false

  /// A pattern, by the name that the log shows.
  enum Pattern: String {
    case adapter = "Adapter"
    case decorator = "Decorator"
    case facade = "Facade"
    case memento = "Memento"
    case mvc = "MVC"
    case observer = "Observer"
  }

  /// Logs what a pattern's module does.
  static func log(_ pattern: Pattern, _ what: String) {
    guard isShown else { return }
    let name = " \(pattern.rawValue)".fitted(to: indentation)
    Logger.shared.log(name + what)
  }

  /// Logs the key press that caused the entries after it.
  static func log(cause: String) {
    guard isShown else { return }
    Logger.shared.log(cause)
  }

  /// Returns the last entries, the newest at the end, wrapped to a width.
  static func lines(last count: Int, columns: Int) -> [String] {
    let lines = Logger.shared.entries(last: count).flatMap { entry in
      let name = entry.content.prefix(indentation)
      let rest = String(entry.content.dropFirst(indentation)).printable
        .wrappedLines(to: columns - indentation)
      let margin = String(repeating: " ", count: indentation)
      return zip([String(name)] + rest.map { _ in margin }, rest).map {
        $0 + $1
      }
    }
    return lines.suffix(count)
  }
}
