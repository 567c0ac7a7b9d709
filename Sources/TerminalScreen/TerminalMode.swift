import Dispatch
import Foundation
import Synchronization

/// A terminal's mode in which keys come one at a time and without their echo,
/// perhaps on a screen of their own.
///
/// The terminal is given back as it was when the mode is left, and before a
/// signal ends the program.
public final class TerminalMode: Sendable {
  /// What a program needs of the terminal.
  public enum Kind: Sendable {
    /// Keys alone; what was on the screen stays there.
    case keys
    /// Keys, and the whole screen, without a cursor.
    case fullScreen
  }

  private let kind: Kind
  /// The terminal's own mode, while it is in ours.
  private let original = Mutex<termios?>(nil)

  /// Describes a mode; the terminal stays as it is.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// Puts the terminal into the mode; nothing happens if it is in it already.
  public func enter() {
    original.withLock { original in
      var mode = termios()
      guard original == nil, tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
      original = mode
      change(&mode)
      // What was typed before anything was asked for is no answer.
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
      if kind == .fullScreen { send("\u{1B}[?1049h\u{1B}[?25l") }
    }
  }

  /// Gives the terminal back as it was; nothing happens if it was given back
  /// already.
  public func leave() {
    original.withLock { original in
      guard var mode = original else { return }
      if kind == .fullScreen { send("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l") }
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
      original = nil
    }
  }

  /// Puts the terminal into the mode again, where a shell has taken it out of
  /// it behind our back; nothing happens if the mode was left.
  func renew() {
    original.withLock { original in
      guard var mode = original else { return }
      change(&mode)
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
      if kind == .fullScreen { send("\u{1B}[?1049h\u{1B}[?25l") }
    }
  }

  /// Writes to the terminal, but only while it is in the mode: a program that
  /// is being stopped draws nothing on the shell's screen.
  public func write(_ text: String) {
    original.withLock { original in
      if original != nil { send(text) }
    }
  }

  /// Gives the terminal back when a signal ends the program.
  ///
  /// From its return on no signal is lost, and none ends the program early.
  ///
  /// - Returns: What watches for the signals, for as long as it is kept.
  public func restoreOnSignals() -> [any DispatchSourceSignal] {
    watchSignals([SIGINT, SIGTERM, SIGHUP]) { [self] number in
      leave()
      endProgram(by: number)
    }
  }

  private func change(_ mode: inout termios) {
    // Without ISIG, Ctrl-C and Ctrl-Z come as keys, and the terminal can be
    // given back before they take effect.
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    // Ctrl-S would freeze a program that draws, and Return is Return.
    if kind == .fullScreen { mode.c_iflag &= ~tcflag_t(IXON | ICRNL) }
  }

  private func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        systemWrite(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      guard count >= 0 || errno == EINTR || errno == EAGAIN else { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}

// The name alone would be the method's.
private func systemWrite(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
