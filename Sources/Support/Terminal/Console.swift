import Foundation
import TerminalText

/// The streams for a program's results and errors, with the colors and the
/// width to write in.
public struct Console: Sendable {
  /// An error thrown when the output can't be written.
  public struct WriteError: Error, Equatable, Sendable {
    /// The reason, in the system's words.
    public let reason: String

    /// Creates an error with a reason, by default the system's latest.
    public init(_ reason: String = String(cString: strerror(errno))) {
      self.reason = reason
    }
  }

  private let output: Int32
  private let errors: Int32
  private let isDumb: Bool
  /// A Boolean value that indicates whether the output goes to a terminal.
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

  /// The terminal's columns; 80 if the output goes elsewhere.
  public var columns: Int { TerminalSize(of: output)?.columns ?? 80 }

  /// Writes a text as it is; make any untrusted part of it printable first.
  public func write(_ text: String) throws(WriteError) {
    try output.writeAll(text)
  }

  /// Writes an error message on the error stream.
  public func error(_ message: String) {
    // If this fails too, there is nowhere left to report it.
    try? errors.writeAll("error: \(message)\n")
  }

  /// Writes a warning on the error stream.
  public func warning(_ message: String) {
    try? errors.writeAll("warning: \(message)\n")
  }

  /// Writes the message of the error that ended a program, and returns the
  /// program's exit status.
  ///
  /// - Parameters:
  ///   - error: The error; the message of a ``UsageError`` is followed by the
  ///     usage.
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

  /// Returns a text with the control sequences of a style if the console is
  /// colored.
  public func styled(_ text: String, _ style: TextStyle) -> String {
    isColored ? style.applied(to: text) : text
  }
}
