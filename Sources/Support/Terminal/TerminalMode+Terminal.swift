import Foundation

extension TerminalMode {
  /// Puts the terminal into the mode.
  ///
  /// - Parameters:
  ///   - original: What it was before.
  ///   - when: What `tcsetattr` does with what was typed before.
  func set(_ original: termios, _ when: Int32) {
    var mode = original
    // Without ISIG, Ctrl-C and Ctrl-Z come as keys, and the terminal can be
    // given back before they take effect.
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    // Ctrl-S would freeze a program that draws, and Return is Return.
    if kind == .fullScreen { mode.c_iflag &= ~tcflag_t(IXON | ICRNL) }
    tcsetattr(STDIN_FILENO, when, &mode)
    // Another screen, no cursor, and no line that runs into the next one.
    if kind == .fullScreen { send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l") }
  }

  /// What undoes on the screen what entering the mode does.
  var farewell: String {
    kind == .fullScreen ? "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l" : ""
  }

  /// Gives the terminal the mode that it had, whatever it is doing.
  func restore(_ original: termios) {
    var mode = original
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Writes a text, however long the terminal takes for it.
  func send(_ text: String) {
    try? STDOUT_FILENO.writeAll(text)
  }
}
