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

  /// Returns this text in exactly `columns` columns of one line: made
  /// printable, cut with an ellipsis where it is too long, padded with spaces
  /// where it is too short.
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

  /// The most scalars that a character can have: a letter and 30 marks, as in
  /// Unicode's stream-safe text, or any emoji.
  private static let mostScalars = 32

  init(of source: String, columns limit: Int) {
    // Marks and joiners take no column, and can come by the thousand: to look
    // for the end of their character could take as long.
    let scalars = source.unicodeScalars.prefix(Self.mostScalars * (limit + 1))
    var characters = String(String.UnicodeScalarView(scalars))
    isComplete = scalars.endIndex == source.endIndex
    // The last one may be cut in the middle.
    if !isComplete { characters.removeLast() }
    for character in characters {
      let piece = String(character).printable
      let width = piece.columnsOfCharacters
      guard columns + width <= limit,
        character.unicodeScalars.count <= Self.mostScalars
      else {
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
    return isJoinedEmoji
      ? 2 : unicodeScalars.reduce(0) { $0 + $1.columnCount }
  }

  /// A Boolean value that indicates whether this is one emoji of several parts.
  ///
  /// Joiners join letters too, and a skin tone stands beside what has no skin.
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
}

extension Unicode.Scalar {
  /// What the terminal adds for this scalar; what it doesn't know it shows as
  /// one sign.
  fileprivate var columnCount: Int {
    let width = Int(wcwidth(wchar_t(value)))
    return width < 0 ? 1 : width
  }
}

/// Runs `body` while this thread has a Unicode locale: `wcwidth` asks the
/// locale, and a program starts in "C", where only ASCII has a width.
private func withUnicodeLocale<Result>(_ body: () -> Result) -> Result {
  guard let unicode = locale_t(bitPattern: unicodeLocale) else { return body() }
  let previous = uselocale(unicode)
  defer { uselocale(previous) }
  return body()
}

/// The address of a Unicode locale, 0 if there is none.
///
/// It is made once, since that takes longer than measuring a line; and it is
/// never changed or freed, so that every thread may use it.
private let unicodeLocale: Int = {
  #if canImport(Darwin)
  let mask = LC_CTYPE_MASK
  #else
  let mask = Int32(1) << LC_CTYPE
  #endif
  let locale =
    newlocale(mask, "C.UTF-8", nil) ?? newlocale(mask, "en_US.UTF-8", nil)
  return Int(bitPattern: locale)
}()
