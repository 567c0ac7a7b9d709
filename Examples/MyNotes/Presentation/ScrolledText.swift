import Terminal
import TerminalText

/// A text of many lines, and how far it is scrolled.
struct ScrolledText {
  private let text: String
  /// How many lines there were, and room for how many, when it was last drawn.
  private var count = 0
  private var room = 1
  private var top = 0

  /// A text that is shown from its beginning.
  init(_ text: String) {
    self.text = text.printableLines
  }

  /// Another text where this one was, scrolled as far.
  func replaced(by text: String) -> ScrolledText {
    var other = ScrolledText(text)
    (other.count, other.room, other.top) = (count, room, top)
    return other
  }

  /// Whether there are lines that can't be seen.
  var isLong: Bool { count > room }

  /// Which lines are seen, for a person.
  var position: String {
    "lines \(top + 1)-\(min(top + room, count)) of \(count)"
  }

  /// Scrolls, at the ends no further.
  ///
  /// - Returns: Whether that is what the key does.
  mutating func press(_ key: Key) -> Bool {
    switch key {
    case .up, .character("k"): scroll(to: top - 1)
    case .down, .character("j"): scroll(to: top + 1)
    case .pageUp: scroll(to: top - room)
    case .pageDown, .character(" "): scroll(to: top + room)
    case .home: scroll(to: 0)
    case .end: scroll(to: count)
    default: return false
    }
    return true
  }

  /// The lines that are seen.
  ///
  /// - Parameters:
  ///   - columns: How wide a line can be.
  ///   - rows: How many lines there is room for.
  /// - Complexity: O(*n*) in the text's length.
  mutating func lines(columns: Int, rows: Int) -> [StyledText] {
    let lines = text.wrappedLines(to: columns)
    (count, room) = (lines.count, rows)
    scroll(to: top)
    return lines[top...].prefix(room).map { StyledText($0) }
  }

  private mutating func scroll(to line: Int) {
    top = max(min(line, count - room), 0)
  }
}
