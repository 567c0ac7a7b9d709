import Foundation

/// A lock that programs share by the path of a file.
///
/// The system lets go of it when its holder ends, however that comes about.
public struct FileLock: Sendable {
  private let url: URL

  /// Creates the lock for a file, which need not exist.
  public init(for url: URL) {
    self.url = url
  }

  /// Runs `body` while no one else has the lock; waits for it if someone does.
  ///
  /// - Throws: A ``StorageError`` if there can't be a lock beside the file, or
  ///   what `body` throws.
  public func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    let file = try LockedFile(beside: url, kind: "lock", waits: true)
    return try withExtendedLifetime(file, body)
  }
}

/// A program's claim to be the only one that uses a file.
///
/// Made when the program starts and kept until it ends, it tells a second
/// instance at once that there is a first one. It ends with the object, so keep
/// that in a property or a global; and with the program, however that ends.
///
/// A claim keeps others from claiming the file, and nobody from a ``FileLock``:
/// who has claimed a file can still lock it for a change.
public final class FileClaim: Sendable {
  private let file: LockedFile

  /// Claims a file, which need not exist.
  ///
  /// It never waits.
  ///
  /// - Throws: ``StorageError/inUse(_:)`` if someone has claimed it, in this
  ///   program or in another; ``StorageError/notWritable(_:reason:)`` if there
  ///   can't be a claim beside it.
  public init(to url: URL) throws(StorageError) {
    file = try LockedFile(beside: url, kind: "claim", waits: false)
  }
}

/// A hidden file beside another one, locked as long as the object lives.
///
/// It stands for that one, which is replaced and would take a lock along.
private final class LockedFile: Sendable {
  private let descriptor: Int32

  /// Locks the file; locks of two kinds know nothing of each other.
  init(beside url: URL, kind: String, waits: Bool) throws(StorageError) {
    // Through whatever link a file is reached, it is one file with one lock.
    let file = try url.symlinkTarget()
    let path = file.hidden(suffix: ".\(kind)").path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .notWritable(url) }
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      throw errno == EWOULDBLOCK ? .inUse(url.path) : .notWritable(url)
    }
  }

  deinit {
    // Closing the file lets go of the lock.
    close(descriptor)
  }
}
