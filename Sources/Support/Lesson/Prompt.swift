import Dispatch
import Terminal
import TerminalText

/// The line below a page where the reader chooses the next page, for a terminal
/// that can't erase.
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
  ///   - place: The reader's place in the lesson.
  ///   - next: The word for what Return leads to.
  ///   - pages: The numbers of the pages to jump to.
  ///   - timeout: The number of seconds after which the lesson continues by
  ///     itself.
  func ask(
    at place: String,
    next: String,
    pages: ClosedRange<Int>,
    timeout: Double?
  ) throws -> PageKeys.Command {
    // Whatever is typed once the prompt is visible is read as keys.
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
      if let command = keys.press(keyboard.next(timeout: timeout)) {
        return command
      }
    }
  }
}
