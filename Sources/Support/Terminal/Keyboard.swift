import Foundation
import Synchronization

/// The terminal's keys, read one at a time and without echo.
///
/// Ctrl-C and Ctrl-Z restore the terminal, and then have their usual effect.
public final class Keyboard: Sendable {
  /// A Boolean value that indicates whether a person can read a prompt and
  /// press a key.
  public static var isAvailable: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// The mode in which the keys are read.
  public let mode: TerminalMode
  /// A byte that was read ahead.
  private let unread = Mutex<UInt8?>(nil)

  /// Input from other sources than the keys.
  private let received = Mutex<[Input]>([])

  /// Creates the keyboard of a mode, but doesn't enter the mode.
  public init(mode: TerminalMode) {
    self.mode = mode
  }

  /// Makes ``next(timeout:)`` return input that isn't a key.
  func send(_ input: Input) {
    received.withLock { $0.append(input) }
    mode.stops.send()
  }

  /// Waits for a key.
  ///
  /// - Parameter timeout: The longest time to wait, in seconds; `nil` for no
  ///   limit.
  public func next(timeout: Double? = nil) -> Input {
    let deadline = timeout.map { ContinuousClock.now + .seconds($0) }
    while true {
      guard isReady(until: deadline, orReceived: true) else { return .timeout }
      if let input = received.withLock({ $0.isEmpty ? nil : $0.removeFirst() })
      {
        return input
      }
      // A shell that moves a program from the background to the foreground
      // sends it no signal.
      if mode.isSuspended {
        mode.renew()
        return .resumed
      }
      guard let byte = readByte() else { return .closed }
      if let input = input(for: byte) { return input }
    }
  }

  private func input(for byte: UInt8) -> Input? {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .key(.enter)
    case UInt8(ascii: "\t"): return .key(.tab)
    case 0x08, 0x7F: return .key(.erase)
    case 0x03:
      mode.end(by: SIGINT, withGroup: true)
    case 0x04: return .ended
    case 0x1A:
      mode.stopGroup()
      // For a full-screen program, the handler of SIGCONT sends it.
      return mode.kind == .keys ? .resumed : nil
    case 0x1B: return Key(sequence: sequence()).map(Input.key)
    case 0x20..<0x7F, 0x80...: return character(from: byte).map(Input.key)
    default: return nil
    }
  }

  /// Returns the bytes that follow an escape immediately: the rest of a key's
  /// sequence.
  private func sequence() -> [UInt8] {
    var bytes: [UInt8] = []
    while let byte = nextByte(soonIf: { $0 >= 0x20 }) {
      bytes.append(byte)
      // A letter or `~` ends a sequence; `[` and `O` begin one. The Linux
      // console has a second `[` before its letters.
      let isLast = (0x40...0x7E).contains(byte) && byte != UInt8(ascii: "[")
      if bytes.count > 1, isLast { break }
    }
    return bytes
  }

  /// Returns the character that begins with a byte; `nil` if there is none.
  private func character(from first: UInt8) -> Key? {
    var bytes = [first]
    // The number of leading ones is the number of the character's bytes, at
    // most 4.
    let count = min((~first).leadingZeroBitCount, 4)
    while bytes.count < count,
      let byte = nextByte(soonIf: { 0x80...0xBF ~= $0 })
    {
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self)?.first.map(Key.character)
  }

  /// Returns the next byte if it follows immediately and is expected; any other
  /// byte is kept for the next key.
  private func nextByte(soonIf isExpected: (UInt8) -> Bool) -> UInt8? {
    let soon = ContinuousClock.now + .milliseconds(50)
    guard isReady(until: soon), let byte = readByte() else { return nil }
    guard isExpected(byte) else {
      unread.withLock { $0 = byte }
      return nil
    }
    return byte
  }

  /// Waits for a key, or for the terminal to belong to this program again.
  private func isReady(
    until deadline: ContinuousClock.Instant?,
    orReceived: Bool = false
  ) -> Bool {
    if unread.withLock({ $0 != nil }) { return true }
    while true {
      if orReceived, received.withLock({ !$0.isEmpty }) { return true }
      var inputs = [STDIN_FILENO, mode.stops.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      switch poll(&inputs, 2, pollTimeout(until: deadline)) {
      case 0:
        if mode.isSuspended, mode.isForeground { return true }
        if let deadline, deadline <= .now { return false }
      case -1: continue
      case _ where inputs[1].revents != 0: mode.stops.receive()
      default:
        if mode.isForeground { return true }
        // The shell owns the input: to read it would stop the program.
        poll(nil, 0, 100)
      }
    }
  }

  /// Returns the number of milliseconds for one call of `poll`; -1 for no
  /// limit.
  ///
  /// A program in the foreground waits without waking up. One in the background
  /// checks repeatedly whether it still is, since no signal reports a change.
  private func pollTimeout(until deadline: ContinuousClock.Instant?) -> Int32 {
    let longest: Int32? =
      mode.isSuspended || !mode.isForeground ? 500 : nil
    guard let deadline else { return longest ?? -1 }
    let left = max((deadline - .now) / .milliseconds(1), 0).rounded(.up)
    return Int32(min(left, Double(longest ?? .max)))
  }

  private func readByte() -> UInt8? {
    if let byte = unread.withLock({ $0.take() }) { return byte }
    var byte: UInt8 = 0
    while true {
      switch read(STDIN_FILENO, &byte, 1) {
      case 1: return byte
      case -1 where errno == EINTR: continue
      default: return nil
      }
    }
  }
}
