extension Character {
  /// The number of columns of a character, which may have many scalars: a
  /// letter with its accents, an emoji with its skin tone, a flag.
  var columnCount: Int {
    if isASCII, unicodeScalars.count == 1 { return 1 }
    if isJoinedEmoji { return 2 }
    return isInTextStyle
      ? 1 : unicodeScalars.reduce(0) { $0 + $1.columnCount }
  }

  /// A Boolean value that indicates whether this is one emoji of several parts.
  ///
  /// Joiners also join letters, and a skin tone can follow a character without
  /// skin.
  private var isJoinedEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else {
      return false
    }
    let rest = unicodeScalars.dropFirst()
    if rest.first?.properties.isEmojiModifier == true {
      return first.properties.isEmojiModifierBase
    }
    return rest.contains("\u{FE0F}")
      || rest.contains("\u{200D}") && !first.isASCII
  }

  /// A Boolean value that indicates whether this is an emoji in text style.
  private var isInTextStyle: Bool {
    guard let first = unicodeScalars.first else { return false }
    return unicodeScalars.dropFirst().first == "\u{FE0E}"
      && first.isIn(Widths.text)
  }
}

extension Unicode.Scalar {
  /// The number of columns that this scalar adds to its character.
  ///
  /// A control character counts as 1, the width of its symbol.
  fileprivate var columnCount: Int {
    // No scalar before the first combining mark, except a soft hyphen.
    if value < 0x300 { return 1 }
    if isIn(Widths.two) { return 2 }
    return isIn(Widths.none) ? 0 : 1
  }

  /// Returns a Boolean value that indicates whether one of a table's ranges
  /// contains this scalar.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  fileprivate func isIn(_ table: [UInt32]) -> Bool {
    var (low, high) = (0, table.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if table[2 * middle + 1] < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < table.count / 2 && table[2 * low] <= value
  }
}
