import Foundation

/// A lock shared by programs through a file's path.
///
/// The system releases it when its holder ends, for whatever reason.
public struct FileLock: Sendable {
  private let url: URL

  /// Creates the lock for a file, which need not exist.
  public init(for url: URL) {
    self.url = url
  }

  /// Runs `body` while this caller holds the lock; waits for the lock if
  /// another caller holds it.
  ///
  /// - Throws: A ``StorageError`` if the lock can't be created beside the file,
  ///   or what `body` throws.
  public func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    let file = try LockedFile(beside: url, kind: "lock", waits: true)
    return try withExtendedLifetime(file, body)
  }
}

/// A program's claim to be the only one that uses a file.
///
/// A program creates a claim at its start and keeps it until its end; a second
/// instance of the program then fails immediately. The claim ends with the
/// object, so keep the object in a property or a global variable. It also ends
/// with the program, for whatever reason.
///
/// A claim excludes other claims, but not a ``FileLock``: the program that has
/// claimed a file can still lock it for a change.
public final class FileClaim: Sendable {
  private let file: LockedFile

  /// Claims a file, which need not exist, without waiting.
  ///
  /// - Throws: ``StorageError/inUse(_:)`` if this program or another has
  ///   claimed it; ``StorageError/notWritable(_:reason:)`` if the claim can't
  ///   be created beside it.
  public init(to url: URL) throws(StorageError) {
    file = try LockedFile(beside: url, kind: "claim", waits: false)
  }
}

/// A hidden file beside another one, locked as long as the object lives.
///
/// The lock isn't on the other file, since replacing that would replace its
/// lock.
private final class LockedFile: Sendable {
  private let descriptor: Int32

  /// Locks the file; locks of different kinds are independent.
  init(beside url: URL, kind: String, waits: Bool) throws(StorageError) {
    // Whatever link a file is reached through, it has one lock.
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
    // Closing the file releases the lock.
    close(descriptor)
  }
}
