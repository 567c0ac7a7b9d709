import Foundation

/// Where a program tells what went wrong.
public enum StandardError {
  /// Writes one line, which begins with the program's name.
  ///
  /// - Parameters:
  ///   - message: The words, in which what comes from outside is printable
  ///     already.
  ///   - program: The program's name.
  public static func complain(_ message: String, program: String) {
    let line = Data("\(program): \(message)\n".utf8)
    // Where not even that can be written, there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: line)
  }
}
