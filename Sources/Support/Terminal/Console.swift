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

  private let program: String
  private let output: Int32
  private let errors: Int32
  private let isDumb: Bool
  /// A Boolean value that indicates whether a person at a terminal reads it.
  public let isTerminal: Bool
  /// A Boolean value that indicates whether to write in color.
  public let isColored: Bool

  /// Creates a console.
  public init(
    program: String,
    output: Int32 = STDOUT_FILENO,
    errors: Int32 = STDERR_FILENO,
    color: ColorChoice = .auto,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.program = program
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

  /// Writes a line on what went wrong, apart from the output.
  public func complain(_ message: String) {
    // Where not even that can be written, there is nobody to tell.
    try? errors.writeAll("\(program): \(message)\n")
  }

  /// Tells a person what has ended the program; returns how it ends: by
  /// `status`, unless the command line or the output is to blame.
  public func report(
    _ error: any Error,
    status: ExitStatus = .software
  ) -> ExitStatus {
    switch error {
    case let error as UsageError:
      complain("\(error); see \(program) --help".printable)
      return .usage
    case let error as WriteError:
      complain("cannot write: \(error.reason)")
      return .inputOutput
    default:
      complain("\(error)".printable)
      return status
    }
  }

  /// Returns a text with the control sequences of a style, where the console
  /// has colors.
  public func styled(_ text: String, _ style: TextStyle) -> String {
    isColored ? style.applied(to: text) : text
  }
}
