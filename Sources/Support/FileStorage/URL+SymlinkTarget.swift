import Foundation

extension URL {
  /// Returns the file that this path leads to through any symbolic links; the
  /// file need not exist.
  ///
  /// - Throws: ``StorageError/notWritable(_:reason:)`` if the links form a
  ///   cycle.
  public func symlinkTarget() throws(StorageError) -> URL {
    var url = self
    // At most 40 links are followed, as on Linux.
    for _ in 0...40 {
      guard
        let link = try? FileManager.default
          .destinationOfSymbolicLink(atPath: url.path)
      else { return url.resolvingSymlinksInPath() }
      let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
      url = URL(filePath: link.hasPrefix("/") ? link : "\(folder.path)/\(link)")
    }
    throw .notWritable(self, because: POSIXError(.ELOOP))
  }
}
