import Terminal
import TerminalText

/// What the keys do, on a screen of its own.
enum Help {
  static let keys = [
    ("← → or h l", "select an album"),
    ("Page ↑ ↓", "ten albums further"),
    ("Home, End", "the first, the last"),
    ("↑ ↓ or k j", "go through the table"),
    ("d", "delete the selected album"),
    ("u, r", "undo, redo"),
    ("a", "add an album"),
    ("? or any key", "back from here"),
    ("q", "quit"),
  ]

  static func lines(columns: Int) -> [StyledText] {
    [StyledText("BlueLibrary", style: .bold), StyledText()]
      + keys.map { key, what in
        StyledText(" \(key.fitted(to: 14))\(what)".fitted(to: columns))
      }
  }
}
