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
    // Through whatever link a file is reached, it is one file with one lock.
    let file = url.resolvingSymlinksInPath()
    path =
      file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent).lock").path
  }

  /// Runs `body` while no one else has the lock; waits for it if someone does.
  ///
  /// - Throws: A ``StorageError`` if the lock's file can't be made, or what
  ///   `body` throws.
  public func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    let descriptor = try lock()
    // Closing the file lets go of the lock.
    defer { close(descriptor) }
    return try body()
  }

  private func lock() throws(StorageError) -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        defer { close(descriptor) }
        throw failure
      }
    }
    return descriptor
  }

  private var failure: StorageError {
    .notWritable(path, reason: String(cString: strerror(errno)))
  }
}
