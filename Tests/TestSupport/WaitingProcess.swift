import Foundation

/// A program of the kit that waits until a test lets it continue.
///
/// It prints a line when it is ready, and continues when it receives one.
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

  /// Lets the program continue.
  public func go() throws {
    try input.fileHandleForWriting.write(contentsOf: Data("go\n".utf8))
  }

  /// Kills the program without warning.
  public func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    end.wait()
  }

  /// Waits for the program's end, and returns what it printed after its first
  /// line.
  public func lines() -> [String] {
    let text = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    return String(decoding: text, as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
