import Foundation

/// Runs a program that nobody has read, within limits and away from the rest.
///
/// On Linux it has process numbers, a network and a user of its own where the
/// system allows that, so that killing it kills whatever it has started. What
/// it can read and write is what any program of its user can.
enum Sandbox {
  /// Runs a program to its end, or to its limits.
  static func run(
    _ command: [String],
    in directory: URL,
    timeout: Double
  ) throws -> Subprocess.Outcome {
    // Bytes printed, and in any one file; then the limits that the system
    // itself enforces.
    let outputLimit = 1 << 20
    let script = """
      ulimit -c 0
      ulimit -t \(Int(timeout.rounded(.up)) + 1)
      ulimit -f \(outputLimit / 1024)
      ulimit -u 128 2>/dev/null
      ulimit -v \((4 << 30) / 1024) 2>/dev/null
      exec "$0" "$@"
      """
    return try Subprocess(
      command: isolation + ["bash", "-c", script] + command,
      directory: directory,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        "HOME": directory.path, "LANG": "C.UTF-8",
      ],
      timeout: timeout,
      outputLimit: outputLimit
    ).run()
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
