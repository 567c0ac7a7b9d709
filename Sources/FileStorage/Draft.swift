import Foundation

/// A file's new content on its way: a hidden file beside it, which takes its
/// place when it is whole and on the disk.
///
/// Foundation's atomic writing would leave its own behind when the program is
/// killed, and would set the old file's permissions only afterwards. A draft is
/// locked for as long as its writer lives; one that isn't is removed by the
/// next writer.
struct Draft {
  private let file: URL
  private let folder: URL

  /// The content to come of a file, which need not exist.
  init(of file: URL) {
    self.file = file
    folder = file.deletingLastPathComponent()
  }

  /// Replaces the file, or makes it.
  func write(_ data: Data) throws {
    removeForsaken()
    // What only its owner may read is so from its first byte on.
    var old = stat()
    let isNew = stat(file.path, &old) != 0
    let path = folder.appending(path: name(UUID().uuidString)).path
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(path, flags, isNew ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw POSIXError.latest }
    let draft = FileHandle(fileDescriptor: descriptor)
    defer { try? draft.close() }
    do {
      flock(descriptor, LOCK_EX)
      // In the moment before, another writer could remove it.
      if access(path, F_OK) != 0 { return try write(data) }
      if !isNew { fchmod(descriptor, old.st_mode & 0o7777) }
      try draft.write(contentsOf: data)
      try draft.synchronize()
      guard rename(path, file.path) == 0 else { throw POSIXError.latest }
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Removes the drafts of writers that were killed.
  private func removeForsaken() {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path
    )
    for name in names ?? [] where isDraft(name) {
      let path = folder.appending(path: name).path
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

extension POSIXError {
  /// What the system refused last.
  fileprivate static var latest: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
