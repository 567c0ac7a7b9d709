import TerminalText

extension String {
  /// Returns this text in at most `columns` columns of one line: made
  /// printable, cut with an ellipsis where it is too long, spaces at its end
  /// left out.
  ///
  /// - Complexity: O(`columns`), however long the text is.
  func cut(to columns: Int) -> String {
    var text = fitted(to: columns)[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
