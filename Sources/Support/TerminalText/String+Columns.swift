extension String {
  /// The number of columns that this text takes in a terminal: 2 for a
  /// character such as 漢 or an emoji, 0 for a combining mark.
  ///
  ///     "漢字".columnCount  // 4
  ///
  /// A control character counts as 1, the width of its symbol in ``printable``.
  /// Old terminals may show an emoji of several parts wider.
  ///
  /// - Complexity: O(*n*) in the text's length.
  public var columnCount: Int {
    reduce(0) { $0 + $1.columnCount }
  }

  /// Returns this text in exactly `columns` columns of one line: made
  /// printable, then cut with an ellipsis or padded with spaces.
  ///
  ///     "American Pie".fitted(to: 9)  // "American…"
  ///     "U2".fitted(to: 4)            // "U2  "
  ///
  /// - Parameter columns: The line's width. Negative values are treated as 0. A
  ///   line wider than any terminal isn't padded.
  /// - Complexity: O(`columns`), regardless of the text's length.
  public func fitted(to columns: Int) -> String {
    let columns = max(columns, 0)
    var whole = Prefix(of: self, columns: columns)
    if !whole.isComplete && columns > 0 {
      whole = Prefix(of: self, columns: columns - 1)
      whole.text += "…"
      whole.columns += 1
    }
    // A terminal's width has 16 bits.
    let space = columns > UInt16.max ? 0 : columns - whole.columns
    return whole.text + String(repeating: " ", count: space)
  }
}

/// The longest prefix of a text that fits into a number of columns.
private struct Prefix {
  var text = ""
  var columns = 0
  var isComplete = true

  /// The largest number of scalars in a character: a letter and 30 marks, as in
  /// Unicode's stream-safe text format, or any emoji.
  private static let mostScalars = 32

  init(of source: String, columns: Int) {
    let limit = min(columns, .max - 1)
    // Marks and joiners take no column, and a character can have thousands:
    // finding its end could take as long.
    let most = Self.mostScalars.multipliedReportingOverflow(by: limit + 1)
    let scalars = source.unicodeScalars.prefix(
      most.overflow ? .max : most.partialValue
    )
    var characters = String(String.UnicodeScalarView(scalars))
    isComplete = scalars.endIndex == source.endIndex
    // The last character may be incomplete.
    if !isComplete { characters.removeLast() }
    for character in characters {
      let piece = String(character).printable
      let width = piece.columnCount
      guard self.columns + width <= limit,
        character.unicodeScalars.count <= Self.mostScalars
      else {
        isComplete = false
        return
      }
      text += piece
      self.columns += width
    }
  }
}
