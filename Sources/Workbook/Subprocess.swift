import Dispatch
import Foundation

/// A program to run until it ends or exceeds a limit.
struct Subprocess {
  /// The end and the output of a program.
  struct Outcome: Equatable, Sendable {
    /// How a program ended.
    enum End: Equatable, Sendable {
      case exit(Int32)
      case signal(Int32)
      case outOfTime
      case tooMuchOutput
    }

    var end: End
    /// The standard output, up to the limit; with the standard error unless
    /// that is kept apart.
    var output: String
    /// The standard error, if it is kept apart.
    var errors = ""
  }

  /// The name of the program, which is searched in `PATH`, and its arguments.
  var command: [String]
  var directory: URL?
  /// The environment variables; this program's own if `nil`.
  var environment: [String: String]?
  /// The time that the program may run, in seconds; by default, enough for a
  /// build.
  var timeout = 600.0
  /// The number of bytes that the program may print to each stream.
  var outputLimit = 1 << 26
  /// The standard input, which must fit into a pipe's buffer.
  var input: String?
  /// A Boolean value that indicates whether standard error is kept apart from
  /// standard output.
  var keepsErrorsApart = false

  /// Runs the program.
  func run() throws -> Outcome {
    let process = Process()
    let pipes = keepsErrorsApart ? [Pipe(), Pipe()] : [Pipe()]
    let inputPipe = input.map { _ in Pipe() }
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = directory
    process.environment = environment
    process.standardInput = inputPipe ?? FileHandle.nullDevice
    process.standardOutput = pipes[0]
    process.standardError = pipes.last
    // `waitUntilExit()` polls, and so notices the end later.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    return try Interruption.watch(.process(process.processIdentifier)) {
      if let writer = inputPipe?.fileHandleForWriting {
        try writer.write(contentsOf: Data((input ?? "").utf8))
        try writer.close()
      }
      // Otherwise the pipes stay open for a long time.
      defer {
        for pipe in pipes + [inputPipe].compactMap({ $0 }) {
          try? pipe.fileHandleForReading.close()
        }
      }
      let (data, breach) = read(pipes.map(\.fileHandleForReading), of: process)
      end.wait()
      let texts = data.map { String(decoding: $0, as: UTF8.self) }
      return Outcome(
        end: breach ?? process.end,
        output: texts[0],
        errors: keepsErrorsApart ? texts[1] : ""
      )
    }
  }

  /// Reads until the process's streams end; kills the process when it has
  /// printed too much or has run for too long.
  private func read(
    _ streams: [FileHandle],
    of process: Process
  ) -> (data: [Data], breach: Outcome.End?) {
    var data = streams.map { _ in Data() }
    var breach: Outcome.End?
    func stop(for reason: Outcome.End) {
      breach = reason
      Interruption.end(group: process.processIdentifier)
    }
    let deadline = ContinuousClock.now + .seconds(timeout)
    var inputs = streams.map {
      pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    // `poll` ignores a negative descriptor, which marks a stream that has ended.
    while inputs.contains(where: { $0.fd >= 0 }) {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      let wait = breach == nil ? Int32(max(0, left.rounded(.up))) : 1000
      switch poll(&inputs, nfds_t(inputs.count), wait) {
      case 0 where breach == nil: stop(for: .outOfTime)
      case 0: return (data, breach)
      case -1 where errno != EINTR: return (data, breach)
      case -1: continue
      default:
        for index in inputs.indices where inputs[index].revents != 0 {
          let more = streams[index].availableData
          if more.isEmpty {
            inputs[index].fd = -1
          } else if data[index].count + more.count <= outputLimit {
            data[index] += more
          } else if breach == nil {
            stop(for: .tooMuchOutput)
          }
        }
      }
    }
    return (data, breach)
  }
}

extension Process {
  /// How the process ended.
  fileprivate var end: Subprocess.Outcome.End {
    if terminationReason == .uncaughtSignal {
      return .signal(terminationStatus)
    }
    // The status of a shell if a signal has ended the program that it ran.
    return terminationStatus > 128
      ? .signal(terminationStatus - 128) : .exit(terminationStatus)
  }
}

extension Subprocess.Outcome.End {
  /// A description for the program's author.
  var message: String {
    switch self {
    case .exit(let status): "the program ended early, with status \(status)"
    case .signal(4), .signal(5): "the program trapped"
    case .signal(let number): "the program was ended by signal \(number)"
    case .outOfTime: "the program did not finish in time"
    case .tooMuchOutput: "the program printed too much"
    }
  }
}
