import Terminal

/// Syntax highlighting of Swift code in HTML.
enum SwiftHighlighter {
  /// Returns code in HTML, with a `span` element around each colored token.
  static func html(for code: String) -> String {
    SwiftToken.all(in: code).map { token in
      let text = token.text.htmlEscaped
      return token.kind == .other
        ? text : "<span class=\"\(token.kind.rawValue)\">\(text)</span>"
    }.joined()
  }
}
