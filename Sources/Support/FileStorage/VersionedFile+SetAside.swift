import Foundation

extension VersionedFile {
  /// Renames a damaged file, so that its place is free for a new one:
  /// `state.json` becomes `state.damaged-1.json`, the next one
  /// `state.damaged-2.json`, and so on.
  ///
  /// The file isn't read or copied, and no other file is overwritten.
  ///
  /// - Returns: The file's new location.
  /// - Throws: ``StorageError/missing(_:)``, or
  ///   ``StorageError/notWritable(_:reason:)``; the file is then not renamed.
  /// - Complexity: O(*n*) in the number of files that were set aside before.
  public func setAside() throws(StorageError) -> URL {
    let file = try url.symlinkTarget()
    let place = try freshFile(beside: file)
    // The empty file made for it is replaced atomically.
    guard rename(file.path, place.path) == 0 else {
      let failure = failure()
      unlink(place.path)
      throw failure
    }
    return place
  }

  /// Creates an empty file under the first free name.
  private func freshFile(beside file: URL) throws(StorageError) -> URL {
    let name = file.deletingPathExtension().lastPathComponent
    let ending = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
    var number = 1
    while true {
      let suffix = ".damaged-\(number)\(ending)"
      let start = name.cut(toBytes: URL.longestName - suffix.utf8.count)
      let place = file.deletingLastPathComponent()
        .appending(path: start + suffix)
      let descriptor = open(place.path, O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor < 0 else {
        close(descriptor)
        return place
      }
      guard errno == EEXIST else { throw failure() }
      number += 1
    }
  }

  /// Returns the error of the system's latest call.
  private func failure() -> StorageError {
    errno == ENOENT ? .missing(url.path) : .notWritable(url)
  }
}
