import Dispatch
import Foundation
import Platform

/// The whole screen of a terminal, and its input.
///
/// The terminal is restored by ``close()``, while the program is stopped, and
/// before a signal ends the program.
@MainActor
public final class Screen {
  private let mode = TerminalMode(.fullScreen)
  private let keyboard: Keyboard
  private let isStyled: Bool
  private let signalSources: [any DispatchSourceSignal]
  /// The lines on the screen; `nil` if they aren't known.
  private var drawn: [String]?
  private var drawnSize = TerminalSize.current

  /// Returns a Boolean value that indicates whether the program can draw on a
  /// terminal and a person can press its keys.
  public static func isAvailable(environment: [String: String]) -> Bool {
    Keyboard.isAvailable && !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Returns the message to print where no screen can be drawn, as in Xcode's
  /// console; `nil` if nobody reads the output.
  public static func advice(
    command: String,
    environment: [String: String]
  ) -> String? {
    // Xcode sets this variable for each program that it starts.
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

  /// Returns the keys and the terminal's changes, in order.
  ///
  /// A separate thread reads them, since waiting for a key blocks it.
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

  /// Processes keys until `press` returns `false` or the terminal is gone.
  ///
  /// - Parameters:
  ///   - content: Returns the lines to show in a terminal of a given size.
  ///   - press: Carries out a key's action and returns whether to continue.
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
        // On Linux the main actor moves between threads.
        Platform.reserveFaultStack()
        if !press(key) { return }
      }
      draw(content(size))
    }
  }

  /// Waits for a key or a change of the terminal.
  ///
  /// - Parameter timeout: The longest time to wait, in seconds; `nil` for no
  ///   limit.
  public func next(timeout: Double? = nil) -> Input {
    let input = keyboard.next(timeout: timeout)
    if input == .resumed || input == .resized { drawn = nil }
    return input
  }

  /// Restores the terminal for another program until `body` returns.
  public func lend(_ body: () -> Void) {
    mode.lend(body)
    drawn = nil
  }

  /// Lets Ctrl-C and Ctrl-Z take effect at once until `body` returns.
  ///
  /// No key is read in the meantime; keys typed until then are discarded.
  public func ignoringKeys<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await mode.ignoringKeys(body)
  }

  /// The terminal's current size.
  public var size: TerminalSize { .current }

  /// Shows some lines, beginning at the top of the screen, and erases the rest.
  ///
  /// Only lines that differ from those on the screen are written. Lines that
  /// don't fit are cut.
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
      // Erased first: a terminal may have drawn an unusual character at another
      // width.
      output += "\u{1B}[\(row + 1);1H\u{1B}[K\(line)"
    }
    drawn = new
    drawnSize = size
    if !output.isEmpty { mode.write(output) }
  }

  /// Restores the terminal.
  public func close() {
    mode.leave()
  }
}
