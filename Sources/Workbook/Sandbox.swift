import Foundation

/// Runs a program that nobody has read, within limits and away from the rest.
///
/// On Linux it has process numbers, a network and a user of its own where the
/// system allows that, so that killing it kills whatever it has started. What
/// it can read and write is what any program of its user can.
struct Sandbox: Sendable {
  /// Seconds on the clock, and bytes printed and in any one file.
  var limits = Subprocess.Limits(time: 20, output: 1 << 20)
  /// Bytes of memory.
  var memory = 4 << 30
  /// Processes at a time.
  var processes = 128

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
  ) throws -> Subprocess.Outcome {
    try Subprocess(
      command: Self.isolation + limiting + [executable] + arguments,
      directory: directory,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        "HOME": directory.path, "LANG": "C.UTF-8",
      ],
      limits: limits
    ).run()
  }

  /// The limits that the system itself enforces.
  private var limiting: [String] {
    let script = """
      ulimit -c 0
      ulimit -t \(Int(limits.time.rounded(.up)) + 1)
      ulimit -f \(limits.output / 1024)
      ulimit -u \(processes) 2>/dev/null
      ulimit -v \(memory / 1024) 2>/dev/null
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
    return [user + spaces, spaces, user].first { command in
      (try? Subprocess(command: command + ["true"]).run())?.end == .exit(0)
    } ?? []
  }()
}
