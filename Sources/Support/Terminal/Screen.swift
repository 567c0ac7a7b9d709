import Dispatch
import Foundation
import Platform

/// The whole screen of a terminal, and what comes from it.
///
/// The terminal is given back as it was by ``close()``, while the program is
/// stopped, and before a signal ends the program.
@MainActor
public final class Screen {
  private let mode = TerminalMode(.fullScreen)
  private let keyboard: Keyboard
  private let isStyled: Bool
  private let signalSources: [any DispatchSourceSignal]
  /// What was drawn last; `nil` where that is not known.
  private var drawn: [String]?
  private var drawnSize = TerminalSize.current

  /// Returns a Boolean value that indicates whether there is a terminal that
  /// can be drawn on, and somebody at it.
  public static func isAvailable(environment: [String: String]) -> Bool {
    Keyboard.isAvailable && !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Returns the message of a program where no screen can be drawn, as in
  /// Xcode's console; `nil` where nobody reads its output.
  public static func advice(
    command: String,
    environment: [String: String]
  ) -> String? {
    // What Xcode sets for each program that it starts.
    let isXcode = environment["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] != nil
    guard isXcode || isatty(STDOUT_FILENO) == 1 else { return nil }
    return "no screen can be drawn here; in a terminal, run '\(command)'"
  }

  /// Takes over the terminal.
  public init(isStyled: Bool) {
    self.isStyled = isStyled
    let keyboard = Keyboard(mode: mode)
    self.keyboard = keyboard
    signalSources =
      mode.restoreOnSignals()
      + watchSignals([SIGWINCH, SIGCONT, SIGTSTP]) { [mode] number in
        switch number {
        case SIGTSTP: mode.suspend()
        case SIGCONT:
          mode.renew()
          keyboard.send(.resumed)
        default: keyboard.send(.resized)
        }
      }
    mode.enter()
  }

  /// Keys and changes of the terminal, in their order.
  ///
  /// They are read on a thread of its own, since waiting for a key blocks it.
  private func inputs() -> AsyncStream<Input> {
    let (inputs, continuation) = AsyncStream.makeStream(of: Input.self)
    Thread.detachNewThread { [keyboard] in
      var input: Input
      repeat {
        input = keyboard.next()
        continuation.yield(input)
      } while input != .closed
      continuation.finish()
    }
    return inputs
  }

  /// Lets the user work, until a key ends it or the terminal is gone.
  ///
  /// - Parameters:
  ///   - content: The lines to show in a terminal of a size.
  ///   - press: Does what a key asks for, and tells whether to go on.
  public func run(
    content: (TerminalSize) -> [StyledText],
    press: (Key) -> Bool
  ) async {
    draw(content(size))
    for await input in inputs() {
      switch input {
      case .closed: return
      case .resumed, .resized: drawn = nil
      case .timeout, .ended: break
      case .key(let key):
        // On Linux the main actor goes from thread to thread.
        Platform.reserveFaultStack()
        if !press(key) { return }
      }
      draw(content(size))
    }
  }

  /// Waits for a key or a change of the terminal, for some seconds at most or
  /// for ever.
  public func next(patience: Double? = nil) -> Input {
    let input = keyboard.next(patience: patience)
    if input == .resumed || input == .resized { drawn = nil }
    return input
  }

  /// Lends the terminal to another program until `body` returns.
  public func lend(_ body: () -> Void) {
    mode.lend(body)
    drawn = nil
  }

  /// Lets Ctrl-C and Ctrl-Z take effect at once until `body` returns, since no
  /// key is read in the meantime; what is typed until then is forgotten.
  public func ignoringKeys<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await mode.ignoringKeys(body)
  }

  /// The size of the terminal now.
  public var size: TerminalSize { .current }

  /// Shows some lines, from the top of the screen on; what was below is
  /// erased.
  ///
  /// Only the lines that differ from those on the screen are written. Lines
  /// that don't fit are cut.
  public func draw(_ lines: [StyledText]) {
    let size = size
    let new = (0..<size.rows).map { row in
      row < lines.count
        ? lines[row].fitted(to: size.columns).terminalText(isStyled: isStyled)
        : ""
    }
    var output = ""
    if drawn == nil || size != drawnSize {
      output = "\u{1B}[0m\u{1B}[2J"
      drawn = nil
    }
    for (row, line) in new.enumerated() where drawn?[row] != line {
      // Erased first: what the terminal has made of a strange character is not
      // known.
      output += "\u{1B}[\(row + 1);1H\u{1B}[K\(line)"
    }
    drawn = new
    drawnSize = size
    if !output.isEmpty { mode.write(output) }
  }

  /// Gives the terminal back as it was.
  public func close() {
    mode.leave()
  }
}
