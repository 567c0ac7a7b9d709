import Dispatch
import Foundation
import Synchronization

/// A terminal's mode in which keys are read one at a time and without echo,
/// optionally on the whole screen.
///
/// The terminal is restored when the mode is left, while the program is
/// stopped, and before a signal or a fault ends the program.
public final class TerminalMode: Sendable {
  /// The parts of the terminal that a program uses.
  public enum Kind: Sendable {
    /// Keys alone; the screen's content stays.
    case keys
    /// Keys and the whole screen, without a cursor.
    case fullScreen
  }

  private enum Phase {
    /// The terminal is in its original mode.
    case outside
    /// The terminal is in this mode; the value is its original one.
    case inside(termios)
    /// The terminal is in its original mode while the program is stopped.
    case suspended
    /// The terminal is in its original mode while another program has it.
    case lent
    /// The program is about to end: the terminal stays in its original mode.
    case over
  }

  let kind: Kind
  /// The descriptor that writes to the terminal, also while the standard output
  /// is redirected.
  private let terminal: Int32
  /// Wakes a thread that waits for a key when the program is resumed: it may be
  /// in the background by now.
  let stops = WakeUpCall()
  /// Never held during a write, since a terminal may block.
  private let phase = Mutex(Phase.outside)
  /// Held while the terminal is changed or written to.
  private let output = Mutex(())

  /// Creates a mode without changing the terminal.
  public init(_ kind: Kind) {
    self.kind = kind
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
  }

  deinit { if terminal >= 0 { _ = Foundation.close(terminal) } }

  /// Puts the terminal into the mode, unless it is in it already.
  public func enter() {
    output.withLock { _ in
      var mode = termios()
      guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
      let isEntered = phase.withLock { phase in
        switch phase {
        case .outside, .suspended: phase = .inside(mode)
        case .inside, .lent, .over: return false
        }
        FaultGuard.arm(kind, original: mode, terminal: terminal)
        return true
      }
      // Discards keys that were typed before the program asked for any.
      if isEntered { set(mode, TCSAFLUSH) }
    }
  }

  /// Restores the terminal, unless it was restored already.
  public func leave() {
    restore(to: .outside)
  }

  /// Restores the terminal for another program until `body` returns.
  ///
  /// The other program can be stopped and interrupted as usual.
  public func lend(_ body: () -> Void) {
    restore(to: .lent)
    withUsualEffect(of: Self.watched, body)
    phase.withLock { if case .lent = $0 { $0 = .outside } }
    enter()
  }

  /// Lets Ctrl-C and Ctrl-Z take effect at once until `body` returns.
  ///
  /// No key is read in the meantime; keys typed until then are discarded.
  public func ignoringKeys<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    setSignalKeys(true)
    defer { setSignalKeys(false) }
    return try await body()
  }

  private func setSignalKeys(_ isOn: Bool) {
    output.withLock { _ in
      var mode = termios()
      guard isInside, isForeground, tcgetattr(STDIN_FILENO, &mode) == 0 else {
        return
      }
      mode.c_lflag =
        isOn
        ? mode.c_lflag | tcflag_t(ISIG) : mode.c_lflag & ~tcflag_t(ISIG)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    }
  }

  /// Writes to the terminal, but only while it is in the mode and belongs to
  /// this program: a stopped program draws nothing on the shell's screen.
  public func write(_ text: String) {
    output.withLock { _ in
      if isInside, isForeground { send(text) }
    }
  }

  /// Restores the terminal when a signal ends the program.
  ///
  /// Once this method returns, no signal is lost, and none ends the program
  /// early.
  ///
  /// - Returns: The sources that watch for the signals as long as they are
  ///   kept.
  public func restoreOnSignals() -> [any DispatchSourceSignal] {
    watchSignals(Self.terminations) { [self] in end(by: $0) }
  }

  /// The signals that usually end a program.
  private static let terminations = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// All signals that a full-screen program watches for.
  static let watched = terminations + [SIGTSTP, SIGCONT, SIGWINCH]

  /// Restores the terminal and ends the program.
  ///
  /// The mode of a terminal that accepts no more output is restored too.
  ///
  /// - Parameters:
  ///   - number: The signal's number.
  ///   - withGroup: A Boolean value that indicates whether the other programs
  ///     of this one's process group receive the signal too, as by Ctrl-C.
  func end(by number: Int32, withGroup: Bool = false) -> Never {
    if let original = exchange(.over), isForeground {
      // A thread that is writing may never finish.
      for _ in 0..<50 {
        let written: Void? = output.withLockIfAvailable { _ in
          terminal.writeAtOnce(exitSequence)
        }
        if written != nil { break }
        usleep(10_000)
      }
      restore(original)
    }
    if withGroup, ownsTerminal { kill(0, number) }
    endProgram(by: number)
  }

  /// Stops the program and its process group, as Ctrl-Z does.
  ///
  /// A full-screen program watches for the signal, and for the one that resumes
  /// it. Any other program has the terminal again when this returns.
  func stopGroup() {
    if kind == .keys { leave() }
    kill(ownsTerminal ? 0 : getpid(), SIGTSTP)
    if kind == .keys { enter() }
  }

  /// Restores the terminal and stops the program.
  public func suspend() {
    restore(to: .suspended)
    raiseForEffect(SIGTSTP)
    stops.send()
  }

  /// Puts the terminal into the mode again after a stop, or after a shell has
  /// changed it, if the program is in the foreground.
  public func renew() {
    guard isForeground else { return }
    enter()
    output.withLock { _ in
      if case .inside(let original) = phase.withLock({ $0 }) {
        set(original, TCSANOW)
      }
    }
  }

  // MARK: - Phases

  /// A Boolean value that indicates whether the program was stopped and doesn't
  /// have the terminal again yet.
  var isSuspended: Bool {
    if case .suspended = phase.withLock({ $0 }) { true } else { false }
  }

  private var isInside: Bool {
    if case .inside = phase.withLock({ $0 }) { true } else { false }
  }

  /// Restores the terminal if it is in the mode, and changes the phase.
  private func restore(to next: Phase) {
    output.withLock { _ in
      guard let original = exchange(next) else { return }
      send(exitSequence)
      restore(original)
    }
  }

  /// Changes the phase, unless the program is about to end.
  ///
  /// - Returns: The terminal's original mode; `nil` if the terminal isn't in
  ///   this mode.
  private func exchange(_ next: Phase) -> termios? {
    phase.withLock { phase in
      switch phase {
      case .inside(let original):
        phase = next
        FaultGuard.disarm()
        return original
      case .over: return nil
      case .lent:
        if case .over = next { phase = .over }
        return nil
      case .outside, .suspended:
        phase = next
        return nil
      }
    }
  }

  /// A Boolean value that indicates whether this program's process group is the
  /// one in the foreground of its controlling terminal.
  private var ownsTerminal: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// A Boolean value that indicates whether the terminal's input goes to this
  /// program, and not to a shell that has put it into the background.
  var isForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    // There is no such group where it isn't our controlling terminal.
    return group < 0 || group == getpgrp()
  }

  // MARK: - The terminal

  /// Puts a terminal that was `original` into the mode.
  private func set(_ original: termios, _ when: Int32) {
    var mode = original
    // Without ISIG, Ctrl-C and Ctrl-Z are read as keys, and the terminal can be
    // restored before they take effect. Without IEXTEN, so are Ctrl-V and, on
    // macOS, Ctrl-O.
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    // Ctrl-S would freeze a program that draws. Return is read as a carriage
    // return.
    if kind == .fullScreen { mode.c_iflag &= ~tcflag_t(IXON | ICRNL) }
    tcsetattr(STDIN_FILENO, when, &mode)
    // The alternate screen, no cursor, and no line wrap.
    if kind == .fullScreen { send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l") }
  }

  /// The control sequences that undo what entering the mode does on the screen.
  private var exitSequence: String {
    kind == .fullScreen ? "\(Self.exitSequence)" : ""
  }

  /// The control sequences that leave the full screen, in a form that a signal
  /// handler can write.
  static var exitSequence: StaticString {
    "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  }

  /// Restores the terminal's original mode without waiting for its output.
  private func restore(_ original: termios) {
    var mode = original
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Writes a text, however long the terminal takes.
  private func send(_ text: String) {
    try? terminal.writeAll(text)
  }
}
