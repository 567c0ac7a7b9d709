import Foundation

/// A program's claim to be the only one that uses a file.
///
/// Made when the program starts and kept until it ends, it tells a second
/// instance at once that there is a first one. It ends with the object, so keep
/// that in a property or a global; and with the program, however that ends.
///
/// A claim keeps others from claiming the file, and nobody from a ``FileLock``:
/// who has claimed a file can still lock it for a change.
public final class FileClaim: Sendable {
  private let descriptor: Int32

  /// Claims a file, which need not exist.
  ///
  /// It never waits.
  ///
  /// - Throws: ``StorageError/inUse(_:)`` if someone has claimed it, in this
  ///   program or in another; ``StorageError/notWritable(_:reason:)`` if there
  ///   can't be a claim beside it.
  public init(to url: URL) throws(StorageError) {
    let file = LockFile(for: url, kind: "claim")
    guard let descriptor = try file.tryLock() else { throw .inUse(url.path) }
    self.descriptor = descriptor
  }

  deinit {
    // Closing the file lets go of the claim.
    close(descriptor)
  }
}
