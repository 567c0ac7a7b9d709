import Foundation

/// A file's new content on its way: a hidden file beside it, which takes its
/// place when it is whole and on the disk.
///
/// Foundation's atomic writing would leave its own behind when the program is
/// killed, and would set the old file's permissions only afterwards. A draft is
/// locked for as long as its writer lives; one that isn't is removed by the
/// next writer.
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
  func write(_ data: Data) throws {
    // What only its owner may read is so from its first byte on.
    var old = stat()
    let isNew = stat(file.path, &old) != 0
    try withDraft(permissions: isNew ? 0o666 : 0o600) { draft, handle in
      if !isNew { fchmod(handle.fileDescriptor, old.st_mode & 0o7777) }
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
    try withDraft(permissions: 0o666) { draft, _ in
      try body(draft)
      // A link, unlike a move, replaces nothing.
      guard link(draft.path, file.path) == 0 || errno == EEXIST else {
        throw POSIXError.latest
      }
    }
  }

  /// Hands a new draft to `body`, locked, and removes it if it is still there
  /// afterwards.
  private func withDraft(
    permissions: mode_t,
    _ body: (URL, FileHandle) throws -> Void
  ) throws {
    removeForsaken()
    let draft = folder.appending(path: name(UUID().uuidString))
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(draft.path, flags, permissions)
    guard descriptor >= 0 else { throw POSIXError.latest }
    let handle = FileHandle(fileDescriptor: descriptor)
    defer { try? handle.close() }
    flock(descriptor, LOCK_EX)
    // In the moment before, another writer could remove it.
    if access(draft.path, F_OK) != 0 {
      return try withDraft(permissions: permissions, body)
    }
    defer { unlink(draft.path) }
    try body(draft, handle)
  }

  /// Removes the drafts of writers that were killed.
  ///
  /// - Complexity: O(*n*) in the number of files beside this one.
  public func removeForsaken() {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path
    )
    for name in names ?? [] where isDraft(name) {
      let path = folder.appending(path: name).path
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_nlink > 1 {
        // It is in its place already. It can be the database that this program
        // has open, whose locks would go with the closing of a descriptor.
        unlink(path)
        continue
      }
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }

  private func name(_ id: String) -> String {
    ".\(file.lastPathComponent).\(id).draft"
  }

  private func isDraft(_ name: String) -> Bool {
    let id = name.dropLast(".draft".count).suffix(36)
    return UUID(uuidString: String(id)) != nil && name == self.name(String(id))
  }
}
