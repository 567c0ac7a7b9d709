import Foundation
import Platform
import Synchronization

/// A guard that restores the terminal when a fault, such as a trap, ends the
/// program.
///
/// The handler of a fault may find any lock held and any memory damaged. So
/// everything that it needs is prepared: it only loads atomic values and calls
/// the system.
enum FaultGuard {
  private enum Armed {
    static let no = 0
    static let keys = 1
    static let fullScreen = 2
  }

  /// The parts of the terminal to restore.
  private static let armed = Atomic(Armed.no)

  /// The address of the terminal's original mode, which is never freed.
  private static let original = UInt(
    bitPattern: UnsafeMutablePointer<termios>.allocate(capacity: 1)
  )

  /// The descriptor that writes to the terminal.
  private static let terminal = Atomic(STDOUT_FILENO)

  private static let installation: Void = Platform.handleFaults { number in
    FaultGuard.restoreTerminal()
    Platform.passOn(fault: number)
  }

  /// Makes a fault restore the terminal to its state before a mode.
  ///
  /// - Parameters:
  ///   - kind: The parts of the terminal that the mode uses.
  ///   - mode: The terminal's original mode.
  ///   - descriptor: The descriptor that writes to the terminal.
  static func arm(
    _ kind: TerminalMode.Kind,
    original mode: termios,
    terminal descriptor: Int32
  ) {
    terminal.store(descriptor, ordering: .sequentiallyConsistent)
    let memory = UnsafeMutablePointer<termios>(bitPattern: original)
    memory?.initialize(to: mode)
    installation
    armed.store(
      kind == .fullScreen ? Armed.fullScreen : Armed.keys,
      ordering: .sequentiallyConsistent
    )
  }

  /// Leaves the terminal unchanged at a fault from now on.
  static func disarm() {
    armed.store(Armed.no, ordering: .sequentiallyConsistent)
  }

  private static func restoreTerminal() {
    let state = armed.exchange(Armed.no, ordering: .sequentiallyConsistent)
    let group = tcgetpgrp(STDIN_FILENO)
    // A shell may own the terminal by now.
    guard state != Armed.no, group < 0 || group == getpgrp() else { return }
    tcsetattr(
      STDIN_FILENO,
      TCSANOW,
      UnsafeMutablePointer<termios>(bitPattern: original)
    )
    guard state == Armed.fullScreen else { return }
    // A terminal that accepts no output must not keep the program from ending.
    let terminal = terminal.load(ordering: .sequentiallyConsistent)
    let flags = fcntl(terminal, F_GETFL)
    _ = fcntl(terminal, F_SETFL, flags | O_NONBLOCK)
    let sequence = TerminalMode.exitSequence
    write(terminal, sequence.utf8Start, sequence.utf8CodeUnitCount)
    _ = fcntl(terminal, F_SETFL, flags)
  }
}
