import Foundation

/// A hidden file beside another one, which stands for it where it is locked:
/// replacing that one atomically would take its lock along.
///
/// The system lets go of a lock when its holder ends, however that comes about.
struct LockFile {
  private let url: URL
  private let kind: String

  /// The file that stands for another one, which need not exist.
  ///
  /// - Parameters:
  ///   - url: The file that it stands for.
  ///   - kind: How its name ends. Locks of two kinds know nothing of each
  ///     other.
  init(for url: URL, kind: String) {
    self.url = url
    self.kind = kind
  }

  /// Locks the file, once nobody else has it locked.
  ///
  /// - Returns: A descriptor, which lets go of the lock when it is closed.
  func lock() throws(StorageError) -> Int32 {
    let descriptor = try opened()
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw closing(descriptor) }
    }
    return descriptor
  }

  /// Locks the file, unless somebody else has it locked.
  ///
  /// - Returns: A descriptor, which lets go of the lock when it is closed; or
  ///   nothing.
  func tryLock() throws(StorageError) -> Int32? {
    let descriptor = try opened()
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { throw closing(descriptor) }
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private func opened() throws(StorageError) -> Int32 {
    // Through whatever link a file is reached, it is one file with one lock.
    let file = try url.symlinkTarget()
    let path = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent).\(kind)").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure }
    return descriptor
  }

  /// What went wrong with an open file, which is closed.
  private func closing(_ descriptor: Int32) -> StorageError {
    defer { close(descriptor) }
    return failure
  }

  private var failure: StorageError {
    .notWritable(url.path, reason: String(cString: strerror(errno)))
  }
}
