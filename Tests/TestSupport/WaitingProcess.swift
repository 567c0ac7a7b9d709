import Foundation

/// A program of the kit that is ready, and waits to be let go.
///
/// It prints a line when it is ready, and goes on when it gets one.
public final class WaitingProcess {
  private let process = Process()
  private let end: ProcessEnd
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a program, and returns when it is ready or has ended.
  public init(_ name: String, _ arguments: String...) throws {
    end = ProcessEnd(of: process)
    process.executableURL = Kit.products.appending(path: name)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = output.fileHandleForReading.availableData
  }

  deinit {
    if process.isRunning { process.terminate() }
    input.close()
    output.close()
  }

  /// Lets it go on, which it does at once.
  public func go() throws {
    try input.fileHandleForWriting.write(contentsOf: Data("go\n".utf8))
  }

  /// Kills it without warning.
  public func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    end.wait()
  }

  /// Returns what it prints after its first line, when it has ended by itself.
  public func lines() -> [String] {
    let text = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    return String(decoding: text, as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
