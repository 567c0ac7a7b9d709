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
    /// What it printed to either stream, up to the limit.
    var output: String
  }

  /// The program, which is looked for on the path, and its arguments.
  var command: [String]
  var directory: URL?
  /// Its environment variables; this program's own if `nil`.
  var environment: [String: String]?
  /// Seconds on the clock; by default, what a build may take.
  var timeout = 600.0
  /// Bytes printed.
  var outputLimit = 1 << 26

  /// Runs the program without input.
  func run() throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = directory
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    // Foundation's own way of waiting looks every now and then.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    return Interruption.watch(.process(process.processIdentifier)) {
      let (data, breach) = read(pipe.fileHandleForReading, of: process)
      end.wait()
      return Outcome(
        end: breach ?? process.end,
        output: String(decoding: data, as: UTF8.self)
      )
    }
  }

  /// Reads until the process's output ends; kills the process when it has
  /// printed too much or has run for too long.
  private func read(
    _ handle: FileHandle,
    of process: Process
  ) -> (data: Data, breach: Outcome.End?) {
    var data = Data()
    var breach: Outcome.End?
    func stop(for reason: Outcome.End) {
      breach = reason
      // The whole group, for systems where nothing else holds it together.
      kill(-process.processIdentifier, SIGKILL)
      kill(process.processIdentifier, SIGKILL)
    }
    let deadline = ContinuousClock.now + .seconds(timeout)
    while true {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      var input = pollfd(
        fd: handle.fileDescriptor,
        events: Int16(POLLIN),
        revents: 0
      )
      let wait = breach == nil ? Int32(max(0, left.rounded(.up))) : 1000
      switch poll(&input, 1, wait) {
      case 0 where breach == nil: stop(for: .outOfTime)
      case 0: return (data, breach)
      case -1 where errno != EINTR: return (data, breach)
      case -1: continue
      default:
        let more = handle.availableData
        guard !more.isEmpty else { return (data, breach) }
        if data.count + more.count <= outputLimit {
          data += more
        } else if breach == nil {
          stop(for: .tooMuchOutput)
        }
      }
    }
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
