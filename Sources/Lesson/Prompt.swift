import Dispatch
import Foundation
import TerminalText

/// The line at the foot of a page, where the reader says what comes next.
@MainActor
final class Prompt {
  enum Command: Equatable {
    case next
    case back
    /// To a page, counted from 1.
    case jump(Int)
    case quit
  }

  private let output: StandardOutput
  private let style: Style
  /// Whether the terminal can erase a line.
  private let erases: Bool
  private let keyboard = Keyboard()
  private let signalSources: [any DispatchSourceSignal]

  init(output: StandardOutput, style: Style, erases: Bool) {
    self.output = output
    self.style = style
    self.erases = erases
    signalSources = keyboard.restoreTerminalOnSignals()
  }

  /// Shows the prompt until the reader has chosen, then takes it away.
  ///
  /// - Parameters:
  ///   - hint: Where the reader is, and what Return does.
  ///   - pageCount: How many pages there are to jump to.
  ///   - patience: After how many seconds the lesson goes on by itself; nothing
  ///     means that it waits.
  func ask(
    _ hint: String,
    pageCount: Int,
    patience: Double?
  ) throws -> Command {
    // What is typed from the moment the prompt is seen is a key.
    try keyboard.withKeyMode {
      try answer(to: hint, pageCount: pageCount, patience: patience)
    }
  }

  private func answer(
    to hint: String,
    pageCount: Int,
    patience: Double?
  ) throws -> Command {
    let choices = "\(hint)  b: back  1-\(pageCount): page  q: quit"
    var digits = ""
    var line = choices
    try output.write("\n")
    defer { try? takeAway() }
    while true {
      try show(line)
      switch keyboard.next(patience: patience) {
      case .enter where digits.isEmpty: return .next
      case .enter:
        if let page = Int(digits), (1...pageCount).contains(page) {
          return .jump(page)
        }
        line = "There is no page \(digits).  \(choices)"
        digits = ""
        continue
      case .timeout where !digits.isEmpty: break
      case .right, .character(" "), .timeout: return .next
      case .left, .character("b"): return .back
      case .character("q"), .end: return .quit
      case .character(let digit) where digit.isWholeNumber:
        digits.append(digit)
      case .erase: digits = String(digits.dropLast())
      case .character, .resumed: break
      }
      line = digits.isEmpty ? choices : "Page \(digits): Return goes there"
    }
  }

  private func show(_ line: String) throws {
    // A line that wraps could not be erased as one.
    let width = min(line.columnCount, max(columns - 1, 1))
    let text = style.prompt(line.fitted(to: width))
    try output.write(erases ? "\r\u{1B}[K\(text)" : "\(text)\n")
  }

  private func takeAway() throws {
    if erases { try output.write("\r\u{1B}[K") }
  }

  private var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return 80 }
    return Int(size.ws_col)
  }
}
