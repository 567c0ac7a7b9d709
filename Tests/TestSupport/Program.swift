import Foundation

/// A program to run to its end.
public struct Program {
  /// The outcome of a run.
  public struct Outcome: Equatable, Sendable {
    /// The text on the standard output.
    public var output: String
    /// The text on the standard error.
    public var errors: String
    /// The exit code, or 128 plus the number of the signal that ended the
    /// program.
    public var status: Int32

    /// Creates an outcome that a test expects.
    public init(output: String, errors: String, status: Int32) {
      self.output = output
      self.errors = errors
      self.status = status
    }

    /// Returns the outcome of a program that only writes an error message.
    public static func error(_ message: String, status: Int32) -> Outcome {
      Outcome(output: "", errors: "error: \(message)\n", status: status)
    }

    /// Returns the outcome of a command line with an error, after which the
    /// usage follows.
    ///
    /// - Parameters:
    ///   - command: The words that call the command.
    ///   - usage: The forms of what follows them.
    public static func usageError(
      _ message: String,
      of command: String,
      usage: String...
    ) -> Outcome {
      let forms = usage.map { "\(command) \($0)" }
        .joined(separator: "\n       ")
      return error(
        """
        \(message)
        Usage: \(forms)
          See '\(command) --help' for more information.
        """,
        status: 64
      )
    }
  }

  private let process = Process()

  /// Creates a program of the kit, as it was built with the tests.
  public init(
    _ name: String,
    _ arguments: String...,
    environment: [String: String] = [:]
  ) {
    self.init(
      Kit.products.appending(path: name),
      arguments,
      environment: environment
    )
  }

  /// Creates any program, to run in the current folder if `directory` is `nil`.
  public init(
    _ executable: URL,
    _ arguments: [String],
    environment: [String: String] = [:],
    in directory: URL? = nil
  ) {
    process.currentDirectoryURL = directory
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }
  }

  /// Runs the program to its end.
  ///
  /// Its input and output are files, which can't be full as a pipe can.
  ///
  /// - Parameter input: The text on the standard input; empty by default.
  public func run(input: String? = nil) throws -> Outcome {
    try TemporaryDirectory.with { directory in
      let files = ["input", "output", "errors"].map {
        directory.appending(path: $0)
      }
      for (file, text) in zip(files, [input ?? "", "", ""]) {
        try Data(text.utf8).write(to: file)
      }
      let handles = [
        try FileHandle(forReadingFrom: files[0]),
        try FileHandle(forWritingTo: files[1]),
        try FileHandle(forWritingTo: files[2]),
      ]
      defer { for handle in handles { try? handle.close() } }
      process.standardInput = handles[0]
      process.standardOutput = handles[1]
      process.standardError = handles[2]
      let end = ProcessEnd(of: process)
      try process.run()
      end.wait()
      return Outcome(
        output: try String(contentsOf: files[1], encoding: .utf8),
        errors: try String(contentsOf: files[2], encoding: .utf8),
        status: process.status
      )
    }
  }
}

extension Process {
  /// The exit code, or 128 plus the signal's number, as a shell reports it.
  public var status: Int32 {
    terminationReason == .uncaughtSignal
      ? 128 + terminationStatus : terminationStatus
  }
}
