import Foundation

/// A file's new content on its way: a hidden file beside it, which takes its
/// place when it is whole and on the disk.
///
/// Foundation's atomic writing would leave its own behind when the program is
/// killed, and would set the old file's permissions only afterwards. A draft has
/// a lock for as long as its writer lives; one whose lock is free is removed by
/// the next writer.
///
/// The lock is a file beside the draft: SQLite, which can be the draft's writer,
/// has locks of its own on the draft, and on macOS they would wait for this one.
public struct Draft {
  private let file: URL
  private let folder: URL

  /// Creates the content to come of a file, which need not exist.
  ///
  /// - Parameter file: The file itself; a link that leads to it would be
  ///   replaced.
  public init(of file: URL) {
    self.file = file
    folder = file.deletingLastPathComponent()
  }

  /// Replaces the file, or makes it.
  ///
  /// - Throws: `POSIXError`, or ``NotKept`` if the file would not stay its
  ///   owner's.
  func write(_ data: Data) throws {
    // What only its owner may read is so from its first byte on.
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

  /// Makes the file, unless there is one by then: that one stays as it is.
  ///
  /// - Parameter body: Gives the file its content, under the name that it is
  ///   called with: that of an empty file. What it opens there it closes.
  /// - Throws: `POSIXError` if there can't be a file, or what `body` throws.
  /// - Complexity: O(*n*) in the number of files beside this one.
  public func make(_ body: (URL) throws -> Void) throws {
    try withDraft { draft in
      try create(draft, permissions: 0o666).close()
      try body(draft)
      // A link, unlike a move, replaces nothing.
      guard link(draft.path, file.path) == 0 || errno == EEXIST else {
        throw POSIXError.latest
      }
    }
  }

  /// Passes the name of a new draft to `body`, locked, and removes the draft if
  /// it is still there afterwards.
  private func withDraft(_ body: (URL) throws -> Void) throws {
    removeForsaken()
    let lock = lock(of: UUID().uuidString)
    let draft = lock.deletingPathExtension()
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(lock.path, flags, 0o600)
    guard descriptor >= 0 else { throw POSIXError.latest }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    // In the moment before, another writer could remove it.
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
  public func removeForsaken() {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path
    )
    for name in names ?? [] {
      // A draft, or the lock of one.
      let lock = name.hasSuffix(".draft") ? "\(name).lock" : name
      let id = String(lock.dropLast(".draft.lock".count).suffix(36))
      guard UUID(uuidString: id) != nil,
        lock == self.lock(of: id).lastPathComponent
      else { continue }
      removeIfForsaken(lock: folder.appending(path: lock))
    }
  }

  private func removeIfForsaken(lock: URL) {
    let draft = lock.deletingPathExtension()
    // The draft itself is never opened. It can be in its place already, as the
    // database that this program has open, whose locks would go with the closing
    // of a descriptor.
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

  /// The lock of a draft, whose own name is the same without the extension.
  private func lock(of id: String) -> URL {
    file.hidden(suffix: ".\(id).draft.lock")
  }
}

/// A file would be another user's after it is replaced.
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
