import Foundation

/// A program of the kit that runs beside a test.
///
/// It prints a line when it is ready, and goes on when it gets one.
public final class Companion {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a program, and returns when it is ready or has ended.
  public init(_ name: String, _ arguments: String...) throws {
    process.executableURL = Kit.products.appending(path: name)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = output.fileHandleForReading.availableData
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Lets it go on, which it does at once.
  public func go() throws {
    try input.fileHandleForWriting.write(contentsOf: Data("go\n".utf8))
  }

  /// Kills it without warning.
  public func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// What it prints after its first line, until it ends by itself.
  public func lines() -> [String] {
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
