/// Something to correct in the kit's files.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The file's path from the kit's root.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// What to write.
  public let advice: String

  init(_ path: String, _ line: Int, _ advice: String) {
    self.path = path
    self.line = line
    self.advice = advice
  }

  /// Creates a finding for a file that can't be read.
  init(_ error: any Error, in path: String) {
    if case WorkbookError.malformed(let path, let line, let fault) = error {
      self.init(path, line ?? 1, fault)
    } else {
      self.init(path, 1, "\(error)")
    }
  }

  /// The finding in a compiler's format: `file:line: what to write`.
  public var description: String { "\(path):\(line): \(advice)" }
}
