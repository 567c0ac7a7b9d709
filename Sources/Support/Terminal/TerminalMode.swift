import Dispatch
import Foundation
import Synchronization

/// A terminal's mode in which keys come one at a time and without their echo,
/// perhaps on a screen of their own.
///
/// The terminal is given back as it was when the mode is left, while the
/// program is stopped, and before a signal or a fault ends the program.
public final class TerminalMode: Sendable {
  /// What a program needs of the terminal.
  public enum Kind: Sendable {
    /// Keys alone; what was on the screen stays there.
    case keys
    /// Keys, and the whole screen, without a cursor.
    case fullScreen
  }

  private enum Phase {
    /// The terminal is as it was.
    case outside
    /// The terminal is in the mode; with what it was before.
    case inside(termios)
    /// The terminal is as it was for as long as the program is stopped.
    case suspended
    /// The terminal is as it was for as long as another program has it.
    case lent
    /// The program is about to end: the terminal stays as it was.
    case over
  }

  let kind: Kind
  /// Where the terminal is written to, also while the standard output leads
  /// elsewhere.
  private let terminal: Int32
  /// Wakes a thread that waits for a key when the program goes on after a stop: it may
  /// be in the background by now.
  let stops = WakeUpCall()
  /// Never held while something is written: a terminal may take its time.
  private let phase = Mutex(Phase.outside)
  /// Held while the terminal is changed or written to.
  private let output = Mutex(())

  /// Creates a mode; the terminal stays as it is.
  public init(_ kind: Kind) {
    self.kind = kind
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
  }

  deinit { if terminal >= 0 { _ = Foundation.close(terminal) } }

  /// Puts the terminal into the mode; nothing happens if it is in it already.
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
      // What was typed before anything was asked for is no answer.
      if isEntered { set(mode, TCSAFLUSH) }
    }
  }

  /// Gives the terminal back as it was; nothing happens if it was given back
  /// already.
  public func leave() {
    giveBack(.outside)
  }

  /// Lends the terminal to another program, as it was, until `body` returns.
  ///
  /// The other program can be stopped and interrupted as usual.
  public func lend(_ body: () -> Void) {
    giveBack(.lent)
    withUsualEffect(of: Self.watched, body)
    phase.withLock { if case .lent = $0 { $0 = .outside } }
    enter()
  }

  /// Lets Ctrl-C and Ctrl-Z take effect at once until `body` returns, since no
  /// key is read in the meantime; what is typed until then is forgotten.
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

  /// Writes to the terminal, but only while it is in the mode and ours: a
  /// program that was stopped draws nothing on the shell's screen.
  public func write(_ text: String) {
    output.withLock { _ in
      if isInside, isForeground { send(text) }
    }
  }

  /// Gives the terminal back when a signal ends the program.
  ///
  /// From its return on no signal is lost, and none ends the program early.
  ///
  /// - Returns: What watches for the signals, for as long as it is kept.
  public func restoreOnSignals() -> [any DispatchSourceSignal] {
    watchSignals(Self.endings) { [self] in end(by: $0) }
  }

  /// The signals that end a program, as a rule.
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// All signals that a program with the whole screen watches for.
  static let watched = endings + [SIGTSTP, SIGCONT, SIGWINCH]

  /// Gives the terminal back and ends the program.
  ///
  /// A terminal that takes no more output gets its mode all the same.
  ///
  /// - Parameters:
  ///   - number: The signal's number.
  ///   - withGroup: Whether whoever runs in the terminal with the program gets
  ///     the signal too, as by Ctrl-C.
  func end(by number: Int32, withGroup: Bool = false) -> Never {
    if let original = exchange(.over), isForeground {
      // Whoever writes just now may never come to an end.
      for _ in 0..<50 {
        let written: Void? = output.withLockIfAvailable { _ in
          terminal.writeAtOnce(farewell)
        }
        if written != nil { break }
        usleep(10_000)
      }
      restore(original)
    }
    if withGroup, ownsTerminal { kill(0, number) }
    endProgram(by: number)
  }

  /// Stops the program, and whoever runs in the terminal with it, as Ctrl-Z
  /// does.
  ///
  /// A program with the whole screen watches for the signal, and for the one by
  /// which it goes on. Any other one has the terminal again when this returns.
  func stopGroup() {
    if kind == .keys { leave() }
    kill(ownsTerminal ? 0 : getpid(), SIGTSTP)
    if kind == .keys { enter() }
  }

  /// Gives the terminal back and stops the program.
  public func suspend() {
    giveBack(.suspended)
    raiseForEffect(SIGTSTP)
    stops.send()
  }

  /// Takes the terminal again where a stop or a shell has taken it from us, as
  /// long as it is ours to take.
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

  /// A Boolean value that indicates whether the program was stopped, and does
  /// not have the terminal again yet.
  var isSuspended: Bool {
    if case .suspended = phase.withLock({ $0 }) { true } else { false }
  }

  private var isInside: Bool {
    if case .inside = phase.withLock({ $0 }) { true } else { false }
  }

  /// Makes the terminal what it was, if it is in the mode.
  private func giveBack(_ next: Phase) {
    output.withLock { _ in
      guard let original = exchange(next) else { return }
      send(farewell)
      restore(original)
    }
  }

  /// Changes the phase, unless the program is about to end.
  ///
  /// - Returns: What the terminal was before it was in the mode; `nil` if it is
  ///   not in the mode.
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

  /// A Boolean value that indicates whether this program's group is the one in
  /// front of its controlling terminal.
  private var ownsTerminal: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// A Boolean value that indicates whether the terminal listens to this
  /// program, and not to a shell that has put it into the background.
  var isForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    // It is nobody's where it is not our controlling terminal.
    return group < 0 || group == getpgrp()
  }

  // MARK: - The terminal itself

  /// Puts a terminal that was `original` into the mode.
  private func set(_ original: termios, _ when: Int32) {
    var mode = original
    // Without ISIG, Ctrl-C and Ctrl-Z come as keys, and the terminal can be
    // given back before they take effect. Without IEXTEN, so do Ctrl-V and on
    // macOS Ctrl-O.
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    // Ctrl-S would freeze a program that draws, and Return is Return.
    if kind == .fullScreen { mode.c_iflag &= ~tcflag_t(IXON | ICRNL) }
    tcsetattr(STDIN_FILENO, when, &mode)
    // Another screen, no cursor, and no line that runs into the next one.
    if kind == .fullScreen { send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l") }
  }

  /// What undoes on the screen what entering the mode does.
  private var farewell: String {
    kind == .fullScreen ? "\(Self.farewell)" : ""
  }

  /// The same for the whole screen, in a form that a signal's handler can write.
  static var farewell: StaticString {
    "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  }

  /// Gives the terminal the mode that it had, whatever it is doing.
  private func restore(_ original: termios) {
    var mode = original
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Writes a text, however long the terminal takes for it.
  private func send(_ text: String) {
    try? terminal.writeAll(text)
  }
}
