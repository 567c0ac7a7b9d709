/// Input to a program at a terminal.
public enum Input: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The program was resumed after a stop; the screen may have changed.
  case resumed
  /// The terminal has a new size.
  case resized
  /// No key was pressed within the caller's time limit.
  case timeout
  /// Ctrl-D was pressed: no more keys follow.
  case ended
  /// The terminal is gone.
  case closed
}
