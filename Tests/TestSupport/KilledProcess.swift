import Foundation

/// A program of the kit that is killed in the middle of its work.
public enum KilledProcess {
  /// Starts a program, and kills it without warning while it writes.
  ///
  /// - Parameters:
  ///   - name: The program, which prints a line after each piece of work.
  ///   - arguments: The program's arguments.
  ///   - count: The number of pieces of work to let it finish.
  ///   - folder: The folder that the program writes to; the program is killed
  ///     when anything there changes.
  /// - Returns: The lines that the program printed; perhaps more than `count`.
  public static func kill(
    _ name: String,
    _ arguments: [String],
    after count: Int,
    writingTo folder: URL
  ) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = Kit.products.appending(path: name)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    let end = ProcessEnd(of: process)
    defer { output.close() }
    try process.run()
    var text = Data()
    while text.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      text += more
    }
    wait(forChangeIn: folder, while: process.isRunning)
    Foundation.kill(process.processIdentifier, SIGKILL)
    text += output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    return String(decoding: text, as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// Waits until a file in a folder is created, removed or resized, or until a
  /// condition no longer holds, but at most 10 seconds.
  static func wait(
    forChangeIn folder: URL,
    while condition: @autoclosure () -> Bool
  ) {
    let before = sizes(in: folder)
    let deadline = Date(timeIntervalSinceNow: 10)
    while sizes(in: folder) == before, condition(), Date.now < deadline {}
  }

  /// Returns the sizes of the files in a folder, by name.
  private static func sizes(in folder: URL) -> [String: Int64] {
    var sizes: [String: Int64] = [:]
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path
    )
    for name in names ?? [] {
      var status = stat()
      stat(folder.appending(path: name).path, &status)
      sizes[name] = Int64(status.st_size)
    }
    return sizes
  }
}
