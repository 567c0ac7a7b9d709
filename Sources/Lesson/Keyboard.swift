import Dispatch
import Foundation
import Synchronization

/// The terminal's keys, one at a time and without their echo.
///
/// The terminal is in this mode only while keys are waited for. It is given
/// back as it was at the end of the wait, when Ctrl-C or Ctrl-Z is pressed, and
/// before a signal ends the program.
final class Keyboard: Sendable {
  enum Key: Equatable {
    case character(Character)
    case enter
    case left
    case right
    case erase
    /// The program was stopped and goes on: the screen may have changed.
    case resumed
    /// Nothing was pressed for as long as the caller would wait.
    case timeout
    /// The terminal is gone.
    case end
  }

  /// Whether a person is there to see why a key is wanted, and to press it.
  static var isAvailable: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// The terminal's own mode, while it is in ours.
  private let original = Mutex<termios?>(nil)

  /// Runs `body` while keys come one at a time.
  func withKeyMode<Result>(_ body: () throws -> Result) rethrows -> Result {
    enterKeyMode()
    defer { leaveKeyMode() }
    return try body()
  }

  /// Waits for a key.
  ///
  /// - Parameter patience: For how many seconds at most; nothing means for
  ///   ever.
  func next(patience: Double?) -> Key {
    let deadline = patience.map { ContinuousClock.now + .seconds($0) }
    while true {
      guard isReady(until: deadline) else { return .timeout }
      guard let byte = readByte() else { return .end }
      if let key = key(for: byte) { return key }
    }
  }

  /// Restores the terminal when a signal ends the program during a wait.
  ///
  /// From its return on no signal is lost, and none ends the program early.
  ///
  /// - Returns: What watches for the signals, for as long as it is kept.
  func restoreTerminalOnSignals() -> [any DispatchSourceSignal] {
    let registrations = DispatchGroup()
    let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      let source = DispatchSource.makeSignalSource(
        signal: number,
        queue: .global()
      )
      registrations.enter()
      source.setRegistrationHandler {
        #if canImport(Darwin)
        // Here a source sees a signal besides what else it does; elsewhere it
        // takes the signal over.
        signal(number, SIG_IGN)
        #endif
        registrations.leave()
      }
      source.setEventHandler { [self] in
        leaveKeyMode()
        endProgram(by: number)
      }
      source.resume()
      return source
    }
    registrations.wait()
    return sources
  }

  // MARK: - Keys

  private func key(for byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .enter
    case 0x08, 0x7F: return .erase
    case 0x03:
      leaveKeyMode()
      endProgram(by: SIGINT)
    case 0x04: return .end
    case 0x1A:
      leaveKeyMode()
      raise(SIGTSTP)
      enterKeyMode()
      return .resumed
    case 0x1B: return sequence()
    case 0x20..<0x7F: return .character(Character(Unicode.Scalar(byte)))
    default: return nil
    }
  }

  /// The key whose sequence an escape begins, read to its end.
  ///
  /// A lone escape is no key of ours, nor is one that is not named here.
  private func sequence() -> Key? {
    let soon = ContinuousClock.now + .milliseconds(50)
    var bytes: [UInt8] = []
    while isReady(until: soon), let byte = readByte() {
      bytes.append(byte)
      // A letter or `~` ends a sequence; `[` and `O` begin one.
      if bytes.count > 1, (0x40...0x7E).contains(byte) { break }
    }
    switch String(decoding: bytes, as: UTF8.self) {
    case "[C", "OC", "[6~": return .right
    case "[D", "OD", "[5~": return .left
    default: return nil
    }
  }

  private func isReady(until deadline: ContinuousClock.Instant?) -> Bool {
    while true {
      var timeout: Int32 = -1
      if let deadline {
        let left = (deadline - .now) / .milliseconds(1)
        timeout = Int32(max(0, left.rounded(.up)))
      }
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      switch poll(&input, 1, timeout) {
      case 0: return false
      case -1 where errno == EINTR: continue
      default: return true
      }
    }
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      switch read(STDIN_FILENO, &byte, 1) {
      case 1: return byte
      case -1 where errno == EINTR: continue
      default: return nil
      }
    }
  }

  // MARK: - The terminal's mode

  private func enterKeyMode() {
    original.withLock { original in
      var mode = termios()
      guard original == nil, tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
      original = mode
      // Without ISIG, Ctrl-C and Ctrl-Z come as keys, and the terminal can be
      // given back before they take effect.
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
      // What was typed before anything was asked for is no answer.
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    }
  }

  private func leaveKeyMode() {
    original.withLock { original in
      guard var mode = original else { return }
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
      original = nil
    }
  }
}

/// Ends the program by a signal, so that the shell sees what ended it.
private func endProgram(by number: Int32) -> Never {
  signal(number, SIG_DFL)
  raise(number)
  // Only where the signal is blocked.
  exit(128 + number)
}
