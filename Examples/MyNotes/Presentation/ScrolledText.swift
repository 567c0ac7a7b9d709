import Terminal
import TerminalText

/// A text of many lines, with its scroll position.
struct ScrolledText {
  private let text: String
  /// The number of lines, and of those that fit, when it was last drawn.
  private var count = 0
  private var room = 1
  private var top = 0

  /// Creates a text that is shown from its beginning.
  init(_ text: String) {
    self.text = text.printableLines
  }

  /// Returns another text with the same scroll position.
  func replacingText(with text: String) -> ScrolledText {
    var other = ScrolledText(text)
    (other.count, other.room, other.top) = (count, room, top)
    return other
  }

  /// A Boolean value that indicates whether some lines aren't visible.
  var isLong: Bool { count > room }

  /// The range of visible lines, in words.
  var position: String {
    "lines \(top + 1)-\(min(top + room, count)) of \(count)"
  }

  /// Scrolls, if the key is one that scrolls.
  ///
  /// - Returns: `true` if it is; otherwise, `false`.
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

  /// Returns the visible lines.
  ///
  /// - Parameters:
  ///   - columns: The maximum width of a line.
  ///   - rows: The maximum number of lines.
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
