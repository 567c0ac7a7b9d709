import Foundation

/// A lock that programs share by the path of a file.
///
/// It locks a file of its own beside the one that it guards, since replacing
/// that one atomically would take its lock along. The system lets go of the
/// lock when its holder ends, however that comes about.
public struct FileLock: Sendable {
  private let path: String

  /// The lock for a file, which need not exist.
  public init(for url: URL) {
    path = url.path + ".lock"
  }

  /// Runs `body` while no one else has the lock; waits for it if someone does.
  ///
  /// - Throws: ``StorageError/notWritable(_:reason:)`` if the lock's file can't
  ///   be made, or what `body` throws.
  public func withLock<Result>(
    _ body: () throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .notWritable(path, reason: String(cString: strerror(errno)))
    }
    // Closing the file lets go of the lock.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw .notWritable(path, reason: String(cString: strerror(errno)))
      }
    }
    return try body()
  }
}
