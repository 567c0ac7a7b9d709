import Foundation

/// The Swift compiler of this machine.
enum Toolchain {
  /// The limits of a build, which is nobody's program but the compiler.
  static var buildLimits: Sandbox.Limits {
    var limits = Sandbox.Limits()
    limits.time = 120
    limits.output = 1 << 26
    return limits
  }

  /// Runs one of its programs, as the user and with the user's own environment:
  /// compiling a file runs nothing of it.
  static func run(
    _ command: [String],
    in folder: URL,
    limits: Sandbox.Limits = buildLimits
  ) throws -> Sandbox.Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
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
    return Sandbox.Outcome(
      end: reading.breach ?? process.end,
      output: String(decoding: reading.data, as: UTF8.self)
    )
  }

  /// The errors that a build ended with, each once; none if it succeeded.
  static func errors(of outcome: Sandbox.Outcome) -> [String] {
    guard outcome.end != .exit(0) else { return [] }
    var errors: [String] = []
    for line in outcome.output.split(separator: "\n") {
      guard
        let error = line.prefixMatch(
          of: /[^ ].*?([^\/]*\.swift:\d+):\d+: error: (.*)/
        )
      else { continue }
      let text = "\(error.1): \(error.2)"
      if !errors.contains(text) { errors.append(text) }
    }
    return errors.isEmpty
      ? ["the compiler ended: \(outcome.output.suffix(500))"] : errors
  }
}
