import SingletonPattern

/// Which pattern has just done what: the entries of the program's log, for
/// whoever watches a key press travel through the patterns.
enum Explanation {
  /// A pattern, by the name that the log shows.
  enum Pattern: String {
    case adapter = "Adapter"
    case decorator = "Decorator"
    case facade = "Facade"
    case memento = "Memento"
    case mvc = "MVC"
    case observer = "Observer"
  }

  /// Logs what a method of a pattern's module has done.
  static func log(_ pattern: Pattern, _ what: String) {
    Logger.shared.log("  \(pattern.rawValue.padded(to: 10))\(what)")
  }

  /// Logs what began it all.
  static func log(cause: String) {
    Logger.shared.log(cause)
  }

  /// The last entries, the newest at the end.
  static func lines(last count: Int) -> [String] {
    Logger.shared.entries(last: count).map(\.content)
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(count - self.count, 0))
  }
}
