import TerminalText
import XCTest

/// The widths of characters of every kind.
final class WidthsSpec: XCTestCase {
  func test_widths_agree_with_those_of_another_library() {
    for (text, columns) in others where differences[text] == nil {
      XCTAssertEqual(text.columnCount, columns, escaped(text))
    }
  }

  func test_widths_differ_from_the_other_librarys_for_known_reasons() {
    for (text, own) in differences {
      XCTAssertEqual(text.columnCount, own, escaped(text))
      XCTAssertTrue(others.contains { $0 == text && $1 != own }, escaped(text))
    }
  }

  func test_a_code_point_reserved_for_an_emoji_is_wide() {
    // Reserved for an emoji in the table's version of Unicode.
    XCTAssertEqual("\u{1FAF9}".columnCount, 2)
  }

  // MARK: - Fixtures

  /// The results of the Python package wcwidth, `wcwidth.wcswidth(text)`:
  /// version 0.9.4, for Unicode 18.0.0.
  private let others = [
    // Letters with their accents.
    ("abc", 3), ("\u{E9}", 1), ("e\u{301}", 1), ("\u{F1}and\u{FA}", 5),
    ("\u{FB01}", 1), ("\u{DF}", 1), ("\u{3A9}", 1),
    ("\u{41F}\u{440}\u{438}\u{432}\u{435}\u{442}", 6),
    ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", 4), ("\u{633}\u{644}\u{627}\u{645}", 4),
    ("\u{C5}\u{308}", 1), ("x\u{301}\u{302}\u{303}", 1),
    // Wide and narrow forms of East Asia.
    ("\u{6F22}", 2), ("\u{6F22}\u{5B57}", 4), ("\u{30AB}\u{30CA}", 4),
    ("\u{FF76}\u{FF85}", 2), ("\u{FF76}\u{FF9E}", 2), ("\u{FF21}\u{FF11}", 4),
    ("\u{3001}\u{3002}", 4), ("\u{3105}\u{3106}", 4), ("\u{20BB7}", 2),
    ("\u{3007}", 2), ("\u{2026}", 1), ("\u{2460}", 1),
    // Hangul, whole and in parts.
    ("\u{D55C}\u{AD6D}\u{C5B4}", 6), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("\u{1112}\u{1161}", 2), ("\u{1161}", 0), ("\u{3131}", 2),
    ("\u{1100}\u{1100}", 4),
    // Thai and Lao.
    ("\u{E44}\u{E17}\u{E22}", 3), ("\u{E01}\u{E33}", 2),
    ("\u{E17}\u{E35}\u{E48}", 1), ("\u{E19}\u{E49}\u{E33}", 2),
    ("\u{E84}\u{EB3}", 2),
    // Scripts of India.
    ("\u{939}\u{93F}", 2), ("\u{928}\u{94D}\u{926}\u{940}", 2),
    ("\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}", 4),
    ("\u{936}\u{94D}\u{930}\u{940}", 2), ("\u{915}\u{94D}\u{937}", 2),
    ("\u{915}\u{94D}\u{200D}\u{937}", 2), ("\u{915}\u{940}", 2),
    ("\u{9AC}\u{9BE}\u{982}\u{9B2}\u{9BE}", 4),
    ("\u{BA4}\u{BAE}\u{BBF}\u{BB4}\u{BCD}", 4),
    // Invisible characters.
    ("a\u{AD}b", 3), ("\u{FEFF}", 0), ("\u{FEFF}a", 1), ("a\u{200B}b", 2),
    ("a\u{2060}b", 2), ("\u{200D}", 0), ("e\u{200D}", 1), ("\u{600}\u{661}", 2),
    ("\u{6F22}\u{FE00}", 2), ("\u{647}\u{200D}", 1),
    // Emoji, and symbols that can be emoji.
    ("\u{1F3B8}", 2), ("\u{1FA77}", 2), ("\u{1FAE8}", 2), ("\u{1F600}", 2),
    ("\u{231A}", 2), ("\u{2764}", 1), ("\u{260E}", 1), ("\u{2B50}", 2),
    ("\u{1F004}", 2), ("\u{1F0CF}", 2),
    // Text style, emoji style, keycaps.
    ("\u{2764}\u{FE0F}", 2), ("\u{260E}\u{FE0F}", 2), ("\u{231A}\u{FE0E}", 1),
    ("\u{2764}\u{FE0E}", 1), ("\u{1F610}\u{FE0E}", 1), ("1\u{FE0F}", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("#\u{FE0F}\u{20E3}", 2), ("\u{A9}\u{FE0F}", 2),
    ("\u{2194}\u{FE0F}", 2),
    // Emoji of several parts.
    ("\u{1F44D}\u{1F3FD}", 2), ("\u{261D}\u{1F3FD}", 1),
    ("\u{1F469}\u{200D}\u{1F3A4}", 2),
    ("\u{1F469}\u{1F3FD}\u{200D}\u{1F3A4}", 2),
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", 2),
    ("\u{2764}\u{FE0F}\u{200D}\u{1F525}", 2),
    ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2),
    ("\u{1F3F4}\u{200D}\u{2620}\u{FE0F}", 2),
    ("\u{1F9D1}\u{1F3FB}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F9D1}\u{1F3FF}", 2),
    ("\u{1F441}\u{FE0F}\u{200D}\u{1F5E8}\u{FE0F}", 2), ("\u{1F3FD}", 2),
    ("a\u{1F3FD}", 3),
    // Flags.
    ("\u{1F1E9}\u{1F1EA}", 2), ("\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", 4),
    ("\u{1F1E9}", 2),
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
  ]

  /// The widths that differ from the library's, with reasons.
  private let differences = [
    // The library gives a cluster of letters two columns, as some terminals do;
    // others give each letter, and each vowel beside it, a column.
    "\u{928}\u{94D}\u{926}\u{940}": 3,
    "\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}": 5,
    "\u{936}\u{94D}\u{930}\u{940}": 3,
    "\u{9AC}\u{9BE}\u{982}\u{9B2}\u{9BE}": 5,
    // A narrow hand with a skin tone is an emoji of two columns by Unicode's
    // rules for emoji; the library counts only the hand.
    "\u{261D}\u{1F3FD}": 2,
    // Half a flag is a letter, which isn't wide in Unicode.
    "\u{1F1E9}": 1,
  ]

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
