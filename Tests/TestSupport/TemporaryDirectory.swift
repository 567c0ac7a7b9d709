import Foundation

/// A temporary folder for a test.
public enum TemporaryDirectory {
  /// Creates a folder, passes it to `body`, and removes it with its content.
  public static func with<Result>(
    _ body: (URL) throws -> Result
  ) throws -> Result {
    let directory = try place.appending(path: "kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: directory,
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(directory)
  }

  /// The folder for temporary files, without symbolic links in its path:
  /// programs report their current folder without them, and on macOS there is
  /// one.
  private static var place: URL {
    get throws {
      let path = FileManager.default.temporaryDirectory.path
      guard let real = realpath(path, nil) else {
        throw CocoaError(.fileNoSuchFile)
      }
      defer { free(real) }
      return URL(filePath: String(cString: real))
    }
  }
}
