import TerminalText

extension String {
  /// Returns this text on one line of at most `columns` columns: printable, cut
  /// with an ellipsis if it is too long, and without spaces at its end.
  ///
  /// - Complexity: O(`columns`), however long the text is.
  func cut(to columns: Int) -> String {
    var text = fitted(to: columns)[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
