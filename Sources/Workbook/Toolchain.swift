import Foundation

/// The Swift compiler of this machine.
enum Toolchain {
  /// Runs `swiftc`, as the user and with the user's own environment: compiling
  /// a file runs nothing of it.
  static func compile(
    _ arguments: [String],
    in workspace: Workspace,
    limits: Sandbox.Limits
  ) throws -> Sandbox.Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-Onone", "-suppress-warnings"]
      + arguments
    process.currentDirectoryURL = workspace.url
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
}
