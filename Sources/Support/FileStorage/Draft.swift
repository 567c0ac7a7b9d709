import Foundation

/// A file's new content: a hidden file beside it, which replaces it when the
/// content is complete and on the disk.
///
/// Foundation's atomic writing leaves its temporary file behind when the
/// program is killed, and sets the old file's permissions only afterwards. A
/// draft is locked while its writer lives; the next writer removes a draft that
/// isn't locked.
///
/// The lock is a file beside the draft. SQLite, which can be the draft's
/// writer, has its own locks on the draft, and on macOS they would wait for
/// this one.
public struct Draft {
  private let file: URL
  private let folder: URL

  /// Creates a draft of a file, which need not exist.
  ///
  /// - Parameter file: The file itself; a link to it would be replaced.
  public init(of file: URL) {
    self.file = file
    folder = file.deletingLastPathComponent()
  }

  /// Replaces or creates the file.
  ///
  /// - Throws: `POSIXError`, or ``NotKept`` if the file's owner can't be kept.
  func write(_ data: Data) throws {
    // The draft of a private file is private from its first byte on.
    var old = stat()
    let isNew = stat(file.path, &old) != 0
    try withDraft { draft in
      let handle = try create(draft, permissions: isNew ? 0o666 : 0o600)
      defer { try? handle.close() }
      if !isNew { try handle.take(ownerAndPermissions: old) }
      try handle.write(contentsOf: data)
      try handle.synchronize()
      guard rename(draft.path, file.path) == 0 else { throw POSIXError.latest }
    }
  }

  /// Creates the file, unless it exists by then; an existing file stays
  /// unchanged.
  ///
  /// - Parameter body: Writes the content to an empty file whose URL it
  ///   receives, and closes what it opens there.
  /// - Throws: `POSIXError` if the file can't be created, or what `body`
  ///   throws.
  /// - Complexity: O(*n*) in the number of files beside this one.
  public func make(_ body: (URL) throws -> Void) throws {
    try withDraft { draft in
      try create(draft, permissions: 0o666).close()
      try body(draft)
      // Unlike a move, a link replaces nothing.
      guard link(draft.path, file.path) == 0 || errno == EEXIST else {
        throw POSIXError.latest
      }
    }
  }

  /// Passes the URL of a new, locked draft to `body`, and removes the draft if
  /// it still exists afterwards.
  private func withDraft(_ body: (URL) throws -> Void) throws {
    removeAbandoned()
    let lock = lock(of: UUID().uuidString)
    let draft = lock.deletingPathExtension()
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(lock.path, flags, 0o600)
    guard descriptor >= 0 else { throw POSIXError.latest }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    // Another writer may have removed it before it was locked.
    if access(lock.path, F_OK) != 0 { return try withDraft(body) }
    defer {
      unlink(draft.path)
      unlink(lock.path)
    }
    try body(draft)
  }

  private func create(_ draft: URL, permissions: mode_t) throws -> FileHandle {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(draft.path, flags, permissions)
    guard descriptor >= 0 else { throw POSIXError.latest }
    return FileHandle(fileDescriptor: descriptor)
  }

  /// Removes the drafts of writers that were killed.
  ///
  /// - Complexity: O(*n*) in the number of files beside this one.
  public func removeAbandoned() {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path
    )
    for name in names ?? [] {
      // A draft, or a draft's lock.
      let lock = name.hasSuffix(".draft") ? "\(name).lock" : name
      let id = String(lock.dropLast(".draft.lock".count).suffix(36))
      guard UUID(uuidString: id) != nil,
        lock == self.lock(of: id).lastPathComponent
      else { continue }
      removeIfAbandoned(lock: folder.appending(path: lock))
    }
  }

  private func removeIfAbandoned(lock: URL) {
    let draft = lock.deletingPathExtension()
    // The draft itself is never opened. It may already be in place as a
    // database that this program has open: closing another descriptor of it
    // would release the database's locks.
    let descriptor = open(lock.path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT { unlink(draft.path) }
      return
    }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
    unlink(draft.path)
    unlink(lock.path)
  }

  /// Returns the lock of a draft; the draft's name is the same without the
  /// extension.
  private func lock(of id: String) -> URL {
    file.hidden(suffix: ".\(id).draft.lock")
  }
}

/// An error thrown for a file whose owner or group can't be kept.
struct NotKept: LocalizedError {
  let errorDescription: String? = "its owner and group can't be kept"
}

extension FileHandle {
  /// Gives this file the owner, the group and the permissions of another one.
  fileprivate func take(ownerAndPermissions other: stat) throws {
    var own = stat()
    fstat(fileDescriptor, &own)
    let isKept = own.st_uid == other.st_uid && own.st_gid == other.st_gid
    guard isKept || fchown(fileDescriptor, other.st_uid, other.st_gid) == 0
    else { throw NotKept() }
    fchmod(fileDescriptor, other.st_mode & 0o7777)
  }
}
