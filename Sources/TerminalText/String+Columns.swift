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
  /// Control characters count 1, as ``printable`` shows each as one sign.
  ///
  /// - Complexity: O(*n*) in the text's length.
  public var columnCount: Int {
    withUnicodeLocale { reduce(0) { $0 + $1.columnCount } }
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
    for character in source {
      // A character can be a base with marks by the thousand.
      guard character.unicodeScalars.count <= 32 else {
        isComplete = false
        return
      }
      let piece = String(character).printable
      let width = piece.reduce(0) { $0 + $1.columnCount }
      guard columns + width <= limit else {
        isComplete = false
        return
      }
      text += piece
      columns += width
    }
  }
}

extension Character {
  /// The columns of one character as a reader sees it, which may be many
  /// scalars: an emoji with its skin tone, a flag, a letter with its accents.
  fileprivate var columnCount: Int {
    if isASCII { return 1 }
    // U+FE0F asks for the emoji form of a sign that also has a text form.
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    let widths = unicodeScalars.map { Int(wcwidth(wchar_t($0.value))) }
    let isFlag = unicodeScalars.allSatisfy(\.isRegionalIndicator)
    if isFlag { return widths.reduce(0, +) }
    return widths.map { $0 < 0 ? 1 : $0 }.max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool {
    ("\u{1F1E6}"..."\u{1F1FF}").contains(self)
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
