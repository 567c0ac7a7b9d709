/// When a program writes in color.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal that has colors, unless its user has turned them off.
  case auto
  /// Always.
  case always
  /// Never.
  case never

  /// Returns a Boolean value that indicates whether to write in color.
  ///
  /// Source: <https://no-color.org>.
  public func isColored(
    environment: [String: String],
    isTerminal: Bool
  ) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
        && Self.hasColor(environment["TERM"] ?? "")
    }
  }

  /// Returns a Boolean value that indicates whether a terminal of a given name
  /// has colors: all do but the VT series and those without any capability.
  private static func hasColor(_ terminal: String) -> Bool {
    !["", "dumb", "unknown"].contains(terminal) && !terminal.hasPrefix("vt")
  }
}
