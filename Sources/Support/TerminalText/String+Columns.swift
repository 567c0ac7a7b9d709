extension String {
  /// The number of columns that this text takes in a terminal: 2 for a
  /// character such as 漢 or an emoji, 0 for a combining mark.
  ///
  /// Control characters count 1, as ``printable`` shows each as one sign. Old
  /// terminals may show an emoji of several parts wider.
  ///
  /// - Complexity: O(*n*) in the text's length.
  public var columnCount: Int {
    reduce(0) { $0 + $1.columnCount }
  }

  /// Returns this text in exactly `columns` columns of one line: made
  /// printable, cut with an ellipsis where it is too long, padded with spaces
  /// where it is too short.
  ///
  /// - Parameter columns: How wide the line is. Negative values are treated as
  ///   0; a line that is wider than any terminal is not padded.
  /// - Complexity: O(`columns`), however long the text is.
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

/// As many characters from a text's beginning as fit into a number of columns.
private struct Prefix {
  var text = ""
  var columns = 0
  var isComplete = true

  /// The most scalars that a character can have: a letter and 30 marks, as in
  /// Unicode's stream-safe text, or any emoji.
  private static let mostScalars = 32

  init(of source: String, columns: Int) {
    let limit = min(columns, .max - 1)
    // Marks and joiners take no column, and can come by the thousand: to look
    // for the end of their character could take as long.
    let most = Self.mostScalars.multipliedReportingOverflow(by: limit + 1)
    let scalars = source.unicodeScalars.prefix(
      most.overflow ? .max : most.partialValue
    )
    var characters = String(String.UnicodeScalarView(scalars))
    isComplete = scalars.endIndex == source.endIndex
    // The last one may be cut in the middle.
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
