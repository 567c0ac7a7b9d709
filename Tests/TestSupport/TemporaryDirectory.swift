import Foundation

/// A folder of a test's own.
public enum TemporaryDirectory {
  /// Creates a folder, passes it to `body`, and removes it with all in it.
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

  /// The folder for temporary files by its real path, as programs call the one
  /// that they are started in: on macOS, and wherever else `TMPDIR` says so, a
  /// link leads to it.
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
