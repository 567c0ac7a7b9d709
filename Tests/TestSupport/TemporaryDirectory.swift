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

  /// The real path of the folder for temporary files, as programs report their
  /// current folder: on macOS, and where `TMPDIR` does so, a link leads to it.
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
