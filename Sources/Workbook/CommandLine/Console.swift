import Terminal
import Foundation
import TerminalText

/// Where the tool writes, and how.
final class Console {
  /// The output can't be written, for the reason given.
  struct WriteError: Error {
    let reason: String
  }

  private let name: String
  private let output: FileHandle
  private let errors: FileHandle
  private let isColored: Bool
  private let isDumb: Bool
  private var lastProgress = -1
  /// Whether a person at a terminal watches.
  let isTerminal: Bool

  /// A console that writes where it is told to.
  ///
  /// - Parameters:
  ///   - name: The program's name, for complaints.
  ///   - output: Where results go.
  ///   - errors: Where complaints go.
  ///   - environment: Says whether colors are wanted.
  init(
    name: String,
    output: FileHandle = .standardOutput,
    errors: FileHandle = .standardError,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.name = name
    self.output = output
    self.errors = errors
    isTerminal = isatty(output.fileDescriptor) == 1
    isDumb = environment["TERM"] == "dumb"
    isColored = ColorChoice.auto.isColored(
      environment: environment,
      isTerminal: isTerminal
    )
  }

  /// The columns of the terminal; 80 where there is none.
  var columns: Int {
    var size = winsize()
    guard ioctl(output.fileDescriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes a text, in which what comes from outside is printable already.
  func write(_ text: String) throws(WriteError) {
    do {
      try output.write(contentsOf: Data(text.utf8))
    } catch {
      throw WriteError(reason: String(cString: strerror(errno)))
    }
  }

  /// Tells a person, and no program, why it is quiet for a while.
  func note(_ text: String) throws(WriteError) {
    if isTerminal { try write(dim(text) + "\n") }
  }

  /// Shows how far some work has come, where somebody watches; the line goes
  /// when the work is done.
  func showProgress(_ done: Int, of total: Int, _ what: String) {
    guard isTerminal, !isDumb, total > 0, done != lastProgress else { return }
    lastProgress = done
    let width = max(min(columns - 1, 79) - 24, 10)
    let filled = width * done / total
    let bar =
      String(repeating: "#", count: filled)
      + String(repeating: ".", count: width - filled)
    let line = "[\(bar)] \(done)/\(total) \(what)".fitted(
      to: max(columns - 1, 0)
    )
    let blank = "".fitted(to: max(columns - 1, 0))
    try? write("\r" + (done == total ? blank + "\r" : line))
  }

  /// Tells what went wrong, apart from the output.
  func complain(_ message: String) {
    let line = "\(name): \(message)".printable + "\n"
    try? errors.write(contentsOf: Data(line.utf8))
  }

  func bold(_ text: String) -> String { styled(text, "1") }
  func good(_ text: String) -> String { styled(text, "32") }
  func bad(_ text: String) -> String { styled(text, "31") }
  func dim(_ text: String) -> String { styled(text, "36") }

  private func styled(_ text: String, _ attribute: String) -> String {
    isColored ? "\u{1B}[\(attribute)m\(text)\u{1B}[0m" : text
  }
}
