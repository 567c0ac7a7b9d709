import Dispatch
import Foundation

/// A program to run to its end, or to its limits.
struct Subprocess {
  /// How a program ended, and what it had printed.
  struct Outcome: Equatable, Sendable {
    enum End: Equatable, Sendable {
      case exit(Int32)
      case signal(Int32)
      case outOfTime
      case tooMuchOutput
    }

    var end: End
    /// What it printed, up to the limit.
    var output: String
    /// What it printed to the stream for errors, where that is kept apart.
    var errors = ""
  }

  /// The program, which is looked for on the path, and its arguments.
  var command: [String]
  var directory: URL?
  /// Its environment variables; this program's own if `nil`.
  var environment: [String: String]?
  /// Seconds on the clock; by default, what a build may take.
  var timeout = 600.0
  /// Bytes printed, in each stream.
  var outputLimit = 1 << 26
  /// What it can read; little enough to wait in a pipe.
  var input: String?
  /// Whether what it prints to the stream for errors is kept apart.
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
    // Foundation's own way of waiting looks every now and then.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    return try Interruption.watch(.process(process.processIdentifier)) {
      if let writer = inputPipe?.fileHandleForWriting {
        try writer.write(contentsOf: Data((input ?? "").utf8))
        try writer.close()
      }
      // Left to themselves, they stay open for long.
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
    // A stream that has ended has a descriptor that is no longer asked.
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
  /// How it ended.
  fileprivate var end: Subprocess.Outcome.End {
    if terminationReason == .uncaughtSignal {
      return .signal(terminationStatus)
    }
    // A shell's way of saying that a signal ended what it ran.
    return terminationStatus > 128
      ? .signal(terminationStatus - 128) : .exit(terminationStatus)
  }
}

extension Subprocess.Outcome.End {
  /// How the program ended, for the person who wrote it.
  var words: String {
    switch self {
    case .exit(let status): "the program ended early, with status \(status)"
    case .signal(4), .signal(5): "the program trapped"
    case .signal(let number): "the program was ended by signal \(number)"
    case .outOfTime: "the program did not come to its end in time"
    case .tooMuchOutput: "the program printed too much"
    }
  }
}
