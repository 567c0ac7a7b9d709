import CWideCharacters

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension String {
  /// The number of columns that this text takes in a terminal: 2 for a
  /// character such as 漢 or an emoji, 0 for a combining mark.
  ///
  /// Control characters count 1, as ``printable`` shows each as one sign. Old
  /// terminals may show an emoji of several parts wider.
  ///
  /// - Complexity: O(*n*) in the text's length.
  public var columnCount: Int {
    withUnicodeLocale { columnsOfCharacters }
  }

  /// This text in exactly `columns` columns of one line: made printable, cut
  /// with an ellipsis where it is too long, padded with spaces where it is too
  /// short.
  ///
  /// - Complexity: O(`columns`), however long the text is.
  public func fitted(to columns: Int) -> String {
    precondition(columns >= 0, "A text cannot be fitted to \(columns) columns.")
    return withUnicodeLocale {
      var whole = Prefix(of: self, columns: columns)
      if !whole.isComplete && columns > 0 {
        whole = Prefix(of: self, columns: columns - 1)
        whole.text += "…"
        whole.columns += 1
      }
      let padding = String(repeating: " ", count: columns - whole.columns)
      return whole.text + padding
    }
  }
}

/// As many characters from a text's beginning as fit into a number of columns.
private struct Prefix {
  var text = ""
  var columns = 0
  var isComplete = true

  init(of source: String, columns limit: Int) {
    // Marks and joiners take no column, and can come by the thousand.
    var scalarsLeft = 32 * (limit + 1)
    for character in source {
      let piece = String(character).printable
      let width = piece.columnsOfCharacters
      scalarsLeft -= character.unicodeScalars.count
      guard columns + width <= limit, scalarsLeft >= 0 else {
        isComplete = false
        return
      }
      text += piece
      columns += width
    }
  }
}

extension String {
  fileprivate var columnsOfCharacters: Int {
    reduce(0) { $0 + $1.columnCount }
  }
}

extension Character {
  /// The columns of one character as a reader sees it, which may be many
  /// scalars: a letter with its accents, an emoji with its skin tone, a flag.
  fileprivate var columnCount: Int {
    if isASCII, unicodeScalars.count == 1 { return 1 }
    if unicodeScalars.count > 1, unicodeScalars.contains(where: \.joinsEmoji) {
      return 2
    }
    return unicodeScalars.reduce(0) { $0 + $1.columnCount }
  }
}

extension Unicode.Scalar {
  /// What the terminal adds for this scalar; what it doesn't know it shows as
  /// one sign.
  fileprivate var columnCount: Int {
    let width = Int(wcwidth(wchar_t(value)))
    return width < 0 ? 1 : width
  }

  /// Whether this makes one emoji of what stands before it: a joiner, the wish
  /// for the emoji form of a sign, a skin tone.
  fileprivate var joinsEmoji: Bool {
    value == 0x200D || value == 0xFE0F || properties.isEmojiModifier
  }
}

/// Runs `body` while this thread has a Unicode locale: `wcwidth` asks the
/// locale, and a program starts in "C", where only ASCII has a width.
private func withUnicodeLocale<Result>(_ body: () -> Result) -> Result {
  #if canImport(Darwin)
  let mask = LC_CTYPE_MASK
  #else
  let mask = Int32(1) << LC_CTYPE
  #endif
  let unicode =
    newlocale(mask, "C.UTF-8", nil) ?? newlocale(mask, "en_US.UTF-8", nil)
  guard let unicode else { return body() }
  let previous = uselocale(unicode)
  defer {
    uselocale(previous)
    freelocale(unicode)
  }
  return body()
}
