import Terminal

/// Marks the syntax of Swift, for a reader's eye alone.
enum SwiftHighlighter {
  /// Returns code in HTML, with elements around what has a meaning.
  static func html(for code: String) -> String {
    SwiftToken.all(in: code).map { token in
      let text = token.text.htmlEscaped
      return token.kind == .other
        ? text : "<span class=\"\(token.kind.rawValue)\">\(text)</span>"
    }.joined()
  }
}
