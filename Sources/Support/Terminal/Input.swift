/// What a program at a terminal has to answer to.
public enum Input: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The program was stopped and goes on: the screen may have changed.
  case resumed
  /// The terminal has another size.
  case resized
  /// Nothing was pressed for as long as the caller would wait.
  case timeout
  /// Ctrl-D was pressed: nothing more will be typed.
  case ended
  /// The terminal is gone.
  case closed
}
