import Foundation

/// A lock that programs share by the path of a file.
///
/// The system lets go of it when its holder ends, however that comes about.
public struct FileLock: Sendable {
  private let url: URL

  /// The lock for a file, which need not exist.
  public init(for url: URL) {
    self.url = url
  }

  /// Runs `body` while no one else has the lock; waits for it if someone does.
  ///
  /// - Throws: A ``StorageError`` if there can't be a lock beside the file, or
  ///   what `body` throws.
  public func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    let descriptor = try LockFile(for: url, kind: "lock").lock()
    // Closing the file lets go of the lock.
    defer { close(descriptor) }
    return try body()
  }
}
