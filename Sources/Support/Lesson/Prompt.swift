import Dispatch
import Terminal
import TerminalText

/// The line at the foot of a page, where the reader says what comes next, for a
/// terminal on which nothing can be erased.
@MainActor
final class Prompt {
  private let console: Console
  private let keyboard = Keyboard(mode: TerminalMode(.keys))
  private let signalSources: [any DispatchSourceSignal]

  init(console: Console) {
    self.console = console
    signalSources = keyboard.mode.restoreOnSignals()
  }

  /// Shows the prompt until the reader has chosen.
  ///
  /// - Parameters:
  ///   - place: Where the reader is.
  ///   - next: What Return leads to.
  ///   - pages: The numbers of the pages to jump to.
  ///   - patience: After how many seconds the lesson goes on by itself.
  func ask(
    at place: String,
    next: String,
    pages: ClosedRange<Int>,
    patience: Double?
  ) throws -> PageKeys.Command {
    // What is typed from the moment the prompt is seen is a key.
    keyboard.mode.enter()
    defer { keyboard.mode.leave() }
    let range = "\(pages.lowerBound)-\(pages.upperBound)"
    let choices = "\(place)  Return: \(next)  b: back  \(range): page  q: quit"
    var keys = PageKeys(pages: pages)
    try console.write("\n")
    while true {
      try console.write(
        (keys.message ?? choices).fitted(to: console.columns - 1) + "\n"
      )
      if let command = keys.press(keyboard.next(patience: patience)) {
        return command
      }
    }
  }
}
