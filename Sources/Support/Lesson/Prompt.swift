import Dispatch
import Terminal
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

  private let console: Console
  private let keyboard = Keyboard(mode: TerminalMode(.keys))
  private let signalSources: [any DispatchSourceSignal]

  init(console: Console) {
    self.console = console
    signalSources = keyboard.mode.restoreOnSignals()
  }

  /// Shows the prompt until the reader has chosen, then takes it away.
  ///
  /// - Parameters:
  ///   - hint: Where the reader is, and what Return does.
  ///   - pages: The numbers of the pages to jump to.
  ///   - patience: After how many seconds the lesson goes on by itself.
  func ask(
    _ hint: String,
    pages: ClosedRange<Int>,
    patience: Double?
  ) throws -> Command {
    // What is typed from the moment the prompt is seen is a key.
    keyboard.mode.enter()
    defer { keyboard.mode.leave() }
    let choices =
      "\(hint)  b: back  \(pages.lowerBound)-\(pages.upperBound): page  q: quit"
    var digits = ""
    var line = choices
    try console.write("\n")
    defer {
      if console.canErase { try? console.write("\r\u{1B}[K") }
    }
    while true {
      try show(line)
      switch keyboard.next(patience: patience) {
      case .key(.enter) where digits.isEmpty: return .next
      case .key(.enter):
        if let page = Int(digits), pages.contains(page) {
          return .jump(page)
        }
        line = "There is no page \(digits).  \(choices)"
        digits = ""
        continue
      case .timeout where !digits.isEmpty: break
      case .key(.right), .key(.pageDown), .key(.character(" ")), .timeout:
        return .next
      case .key(.left), .key(.pageUp), .key(.character("b")): return .back
      case .key(.character("q")), .ended, .closed: return .quit
      case .key(.character(let digit)) where digit.isASCII && digit.isNumber:
        digits.append(digit)
      case .key(.erase): digits = String(digits.dropLast())
      case .key, .resumed, .resized: break
      }
      line = digits.isEmpty ? choices : "Page \(digits): Return goes there"
    }
  }

  private func show(_ line: String) throws {
    // A line that wraps could not be erased as one.
    let width = min(line.columnCount, max(console.columns - 1, 1))
    let text = console.styled(line.fitted(to: width), .reversed)
    try console.write(console.canErase ? "\r\u{1B}[K\(text)" : "\(text)\n")
  }
}
