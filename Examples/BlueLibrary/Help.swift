import Terminal
import TerminalText

/// The screen that explains the keys.
enum Help {
  static let keys = [
    ("← → or h l", "select an album"),
    ("Page ↑ ↓", "ten albums to the left, to the right"),
    ("Home, End", "the first album, the last album"),
    ("↑ ↓ or k j", "select a row of the table"),
    ("d", "delete the selected album"),
    ("u, r", "undo, redo"),
    ("a", "add an album"),
    ("? or any key", "back to the library"),
    ("q", "quit"),
  ]

  static func lines(columns: Int) -> [StyledText] {
    [StyledText("BlueLibrary", style: .bold), StyledText()]
      + keys.map { key, what in
        StyledText(" \(key.fitted(to: 14))\(what)".fitted(to: columns))
      }
  }
}
