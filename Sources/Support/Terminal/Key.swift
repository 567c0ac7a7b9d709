/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A key that writes something.
  case character(Character)
  /// Return.
  case enter
  /// Escape, pressed alone.
  case escape
  /// Backspace or Delete.
  case erase
  /// Tab.
  case tab
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow upwards.
  case up
  /// The arrow downwards.
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
  /// Creates the key that a terminal tells by these bytes behind an escape.
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
