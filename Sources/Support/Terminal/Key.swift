/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// Return.
  case enter
  /// Escape, pressed alone.
  case escape
  /// Backspace or Delete.
  case erase
  /// Tab.
  case tab
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// Home.
  case home
  /// End.
  case end
}

extension Key {
  /// Creates the key that a terminal reports by these bytes after an escape;
  /// `nil` if there is none.
  ///
  /// Source: the tables of xterm's control sequences.
  init?(sequence: some Sequence<UInt8>) {
    switch String(decoding: Array(sequence), as: UTF8.self) {
    case "": self = .escape
    case "[A", "OA": self = .up
    case "[B", "OB": self = .down
    case "[C", "OC": self = .right
    case "[D", "OD": self = .left
    case "[H", "OH", "[1~", "[7~": self = .home
    case "[F", "OF", "[4~", "[8~": self = .end
    case "[5~": self = .pageUp
    case "[6~": self = .pageDown
    case "[3~": self = .erase
    default: return nil
    }
  }
}
