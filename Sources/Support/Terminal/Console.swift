import Foundation
import TerminalText

/// Where a program writes its results and its errors, and how: in what colors
/// and how wide.
public struct Console: Sendable {
  /// Why nothing more can be written, in the system's words.
  public struct WriteError: Error, Equatable, Sendable {
    /// The words.
    public let reason: String

    /// Creates the error for what the system has just refused.
    public init(_ reason: String = String(cString: strerror(errno))) {
      self.reason = reason
    }
  }

  private let output: Int32
  private let errors: Int32
  private let isDumb: Bool
  /// A Boolean value that indicates whether a person at a terminal reads it.
  public let isTerminal: Bool
  /// A Boolean value that indicates whether to write in color.
  public let isColored: Bool

  /// Creates a console.
  public init(
    output: Int32 = STDOUT_FILENO,
    errors: Int32 = STDERR_FILENO,
    color: ColorChoice = .auto,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.output = output
    self.errors = errors
    isTerminal = isatty(output) == 1
    isDumb = environment["TERM"] == "dumb"
    isColored = color.isColored(
      environment: environment,
      isTerminal: isTerminal
    )
  }

  /// A Boolean value that indicates whether a line can be erased and written
  /// again.
  public var canErase: Bool { isTerminal && !isDumb }

  /// The columns of the terminal; 80 where there is none.
  public var columns: Int { TerminalSize(of: output)?.columns ?? 80 }

  /// Writes a text, in which what comes from outside is printable already.
  public func write(_ text: String) throws(WriteError) {
    try output.writeAll(text)
  }

  /// Writes an error message to the stream for errors.
  public func error(_ message: String) {
    // If that fails, there is no other place for the message.
    try? errors.writeAll("error: \(message)\n")
  }

  /// Writes a warning to the stream for errors.
  public func warning(_ message: String) {
    try? errors.writeAll("warning: \(message)\n")
  }

  /// Writes the message of the error that ended a program, and returns the
  /// program's exit status.
  ///
  /// - Parameters:
  ///   - error: The error; after a ``UsageError``, the usage follows.
  ///   - help: The help of the command that failed.
  ///   - status: The exit status for an error of neither the command line nor
  ///     the output.
  public func report(
    _ error: any Error,
    help: CommandHelp,
    status: ExitStatus = .software
  ) -> ExitStatus {
    switch error {
    case let error as UsageError:
      self.error("\("\(error)".printable)\n\(help.reminder)")
      return .usage
    case let error as WriteError:
      self.error("cannot write: \(error.reason)")
      return .inputOutput
    default:
      self.error("\(error)".printable)
      return status
    }
  }

  /// Returns a text with the control sequences of a style, where the console
  /// has colors.
  public func styled(_ text: String, _ style: TextStyle) -> String {
    isColored ? style.applied(to: text) : text
  }
}
