import Foundation

/// Runs a program that nobody has read, within limits and away from the rest.
///
/// On Linux it has process numbers, a network and a user of its own where the
/// system allows that, so that killing it kills whatever it has started. What
/// it can read and write is what any program of its user can.
struct Sandbox: Sendable {
  /// How much a program may take.
  struct Limits: Sendable {
    /// Seconds on the clock.
    var time = 20.0
    /// Bytes of memory.
    var memory = 4 << 30
    /// Bytes printed, and bytes in any one file.
    var output = 1 << 20
    /// Processes at a time.
    var processes = 128
  }

  /// How a program ended, and what it had printed.
  struct Outcome: Equatable, Sendable {
    enum End: Equatable, Sendable {
      case exit(Int32)
      case signal(Int32)
      case outOfTime
      case tooMuchOutput
    }

    var end: End
    var output: String
  }

  var limits = Limits()

  /// Runs a program to its end, or to its limits.
  ///
  /// - Parameters:
  ///   - executable: The program's path.
  ///   - arguments: Its arguments.
  ///   - directory: The folder that it works in.
  func run(
    _ executable: String,
    _ arguments: [String],
    in directory: URL
  ) throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = Self.isolation + limiting + [executable] + arguments
    process.currentDirectoryURL = directory
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": directory.path, "LANG": "C.UTF-8",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let reading = Interruption.watch(process) {
      let reading = BoundedReading(
        of: pipe.fileHandleForReading,
        process: process,
        limits: limits
      )
      process.waitUntilExit()
      return reading
    }
    return Outcome(
      end: reading.breach ?? process.end,
      output: String(decoding: reading.data, as: UTF8.self)
    )
  }

  /// The limits that the system itself enforces.
  private var limiting: [String] {
    let script = """
      ulimit -c 0
      ulimit -t \(Int(limits.time.rounded(.up)) + 1)
      ulimit -f \(limits.output / 1024)
      ulimit -u \(limits.processes) 2>/dev/null
      ulimit -v \(limits.memory / 1024) 2>/dev/null
      exec "$0" "$@"
      """
    return ["bash", "-c", script]
  }

  /// What sets the program apart from the rest, as far as this system has it.
  private static let isolation: [String] = {
    let user =
      getuid() == 0
      ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let spaces = [
      "unshare", "--user", "--map-current-user", "--pid", "--net", "--ipc",
      "--fork", "--kill-child",
    ]
    return [user + spaces, spaces, user].first { works($0 + ["true"]) } ?? []
  }()

  private static func works(_ command: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

extension Process {
  /// How it ended.
  var end: Sandbox.Outcome.End {
    if terminationReason == .uncaughtSignal {
      return .signal(terminationStatus)
    }
    // A shell's way of saying that a signal ended what it ran.
    return terminationStatus > 128
      ? .signal(terminationStatus - 128) : .exit(terminationStatus)
  }
}
