import Foundation

/// A folder of a test's own.
public enum TemporaryDirectory {
  /// Creates a folder, passes it to `body`, and removes it with all in it.
  public static func with<Result>(
    _ body: (URL) throws -> Result
  ) throws -> Result {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: directory,
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(directory)
  }
}
