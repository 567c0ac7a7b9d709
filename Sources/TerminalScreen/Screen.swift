import Dispatch
import Foundation

/// The whole screen of a terminal, and what comes from it.
///
/// The terminal is given back as it was by ``close()``, while the program is
/// stopped, and before a signal ends the program.
@MainActor
public final class Screen {
  /// Keys and changes of the terminal, in their order.
  public let inputs: AsyncStream<Input>

  private let mode = TerminalMode(.fullScreen)
  private let isStyled: Bool
  private let signalSources: [any DispatchSourceSignal]
  /// What was drawn last; nothing where that is not known.
  private var drawn: [String]?
  private var drawnSize = TerminalSize.current

  /// Takes over the terminal.
  ///
  /// - Parameter isStyled: Whether to draw colours and other styles.
  public init(isStyled: Bool) {
    self.isStyled = isStyled
    let (inputs, continuation) = AsyncStream.makeStream(of: Input.self)
    self.inputs = inputs
    signalSources =
      mode.restoreOnSignals()
      + watchSignals([SIGWINCH, SIGCONT]) { [mode] number in
        // Whoever stopped the program, a shell may have set the terminal
        // otherwise.
        if number == SIGCONT { mode.renew() }
        continuation.yield(number == SIGCONT ? .resumed : .resized)
      }
    mode.enter()
    let keyboard = Keyboard(mode: mode)
    // A thread of its own: waiting for a key blocks it.
    Thread.detachNewThread {
      var input: Input
      repeat {
        input = keyboard.next()
        continuation.yield(input)
      } while input != .closed
      continuation.finish()
    }
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
      output += "\u{1B}[\(row + 1);1H\(line)"
      // A full line leaves the cursor on its last column: erasing from there
      // on would take the last character.
      if line.isEmpty { output += "\u{1B}[K" }
    }
    drawn = new
    drawnSize = size
    if !output.isEmpty { mode.write(output) }
  }

  /// Forgets what is on the screen, so that the next ``draw(_:)`` draws all.
  public func invalidate() {
    drawn = nil
  }

  /// Gives the terminal back as it was.
  public func close() {
    mode.leave()
  }
}
