import TerminalText

/// A line in which the user types; the cursor stays at its end.
public struct TextField: Hashable, Sendable {
  /// The largest number of scalars, which limits a pasted text.
  private static let longest = 10_000

  /// The text typed so far.
  public private(set) var text: String

  /// Creates a field with an initial text.
  public init(_ text: String = "") {
    self.text = text
  }

  /// Inserts or erases a character.
  ///
  /// - Returns: A Boolean value that indicates whether the field used the key.
  /// - Complexity: O(*n*) in the text's length.
  @discardableResult
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character):
      if text.unicodeScalars.count < Self.longest { text.append(character) }
    case .erase: text = String(text.dropLast())
    default: return false
    }
    return true
  }

  /// Returns the field and its cursor, which is always visible, in exactly
  /// `columns` columns.
  ///
  /// - Complexity: O(*n*) in the text's length.
  public func line(columns: Int) -> StyledText {
    let room = max(columns - 1, 0)
    let text = StyledText(String(text.printable.ending(in: room)))
    return (text + StyledText("_", style: .reversed)).fitted(to: columns)
  }
}

extension String {
  /// Returns as much of the text's end as fits into some columns.
  fileprivate func ending(in columns: Int) -> Substring {
    var start = endIndex
    var room = columns
    while start > startIndex {
      let previous = index(before: start)
      room -= String(self[previous]).columnCount
      guard room >= 0 else { break }
      start = previous
    }
    return self[start...]
  }
}
