extension String {
  /// This text on one line, with a visible symbol for each character that would
  /// control a terminal: ␛ for escape, ␊ for a newline, ␉ for a tab.
  ///
  ///     "a\nb\tc\r\n".printable  // "a␊b␉c␍␊"
  ///
  /// A combining mark at its beginning is put on a dotted circle, so that it
  /// can't change what is written before the text.
  ///
  /// - Complexity: O(*n*) in the text's length.
  public var printable: String {
    printable(keeping: [])
  }

  /// This text made printable as by ``printable``, but with its newlines.
  ///
  /// - Complexity: O(*n*) in the text's length.
  public var printableLines: String {
    printable(keeping: ["\n"])
  }

  private func printable(keeping kept: Set<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var isFirst = true
    for scalar in unicodeScalars {
      if isFirst, scalar.isMark { result.append("\u{25CC}") }
      isFirst = kept.contains(scalar)
      result.append(isFirst ? scalar : scalar.printable)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether this scalar is drawn on the
  /// character before it.
  fileprivate var isMark: Bool {
    // The first combining mark.
    guard value >= 0x300 else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      // A variation selector is invisible.
      !properties.isVariationSelector
    default: false
    }
  }

  fileprivate var printable: Unicode.Scalar {
    switch value {
    case 0x00..<0x20:
      // U+2400 and the following show the control characters, in their order.
      Unicode.Scalar(0x2400 + value) ?? .replacement
    case 0x7F:
      "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029:
      // Some terminals obey these too; the last two are line breaks.
      .replacement
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      // Direction marks can make a line read as another one.
      .replacement
    default:
      self
    }
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"
}
