import TerminalText

extension String {
  /// This text in `columns` columns of one line or fewer: made printable, cut
  /// with an ellipsis where it is too long, spaces at its end left out.
  ///
  /// - Complexity: O(`columns`), however long the text is.
  func cut(to columns: Int) -> String {
    // No text is wider than two columns a byte, so that a caller may have any
    // number of columns to offer.
    let limit = min(max(columns, 0), 2 * utf8.count)
    var text = fitted(to: limit)[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
