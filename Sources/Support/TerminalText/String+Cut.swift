extension String {
  /// Returns this text on one line of at most `columns` columns: made
  /// printable, cut with an ellipsis if it is too long, and without spaces at
  /// its end.
  ///
  ///     "American Pie".cut(to: 9)  // "American…"
  ///     "U2  ".cut(to: 9)          // "U2"
  ///
  /// - Parameter columns: The line's width. Negative values are treated as 0.
  /// - Complexity: O(`columns`), regardless of the text's length.
  public func cut(to columns: Int) -> String {
    var text = fitted(to: columns)[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
