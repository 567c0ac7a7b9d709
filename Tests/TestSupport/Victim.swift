import Foundation

/// A program of the kit that is killed in the middle of its work.
public enum Victim {
  /// Starts a program, and kills it without warning while it is working.
  ///
  /// - Parameters:
  ///   - name: The program. It prints a line at the end of each piece of work.
  ///   - arguments: Its arguments.
  ///   - count: After how many lines to kill it.
  /// - Returns: The lines that it had printed; perhaps more than `count`.
  public static func kill(
    _ name: String,
    _ arguments: [String],
    after count: Int
  ) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = Kit.products.appending(path: name)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    var text = Data()
    while text.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      text += more
    }
    Foundation.kill(process.processIdentifier, SIGKILL)
    text += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
