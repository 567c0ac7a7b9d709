import Foundation

/// Files that are written together, or not at all.
public struct FileSet: Sendable {
  /// Some of the files are there already.
  public struct Conflict: Error, CustomStringConvertible {
    /// Their paths.
    public let paths: [String]

    /// The error, for the person whose files they are.
    public var description: String {
      "there already: \(paths.joined(separator: ", "))"
    }
  }

  /// The contents, by their places.
  public private(set) var files: [(url: URL, text: String)] = []

  /// Makes an empty set.
  public init() {}

  /// Adds a file.
  public mutating func add(_ text: String, at url: URL) {
    files.append((url, text))
  }

  /// Makes sure that none of the files is there.
  ///
  /// - Throws: ``Conflict`` if one is.
  public func check() throws {
    guard present.isEmpty else { throw Conflict(paths: present.map(\.path)) }
  }

  /// Writes the files, and the folders that they need.
  ///
  /// - Parameter overwrites: Whether files that are there are replaced.
  /// - Throws: ``Conflict`` if they are not to be, or an error if one can't be
  ///   written. All is then as it was before.
  public func write(overwrites: Bool = false) throws {
    if !overwrites { try check() }
    let before = try present.map { (url: $0, data: try Data(contentsOf: $0)) }
    var written: [URL] = []
    do {
      for (url, text) in files {
        written += try makeFolders(for: url)
        try Data(text.utf8).write(to: url, options: .atomic)
        written.append(url)
      }
    } catch {
      for url in written.reversed() {
        try? FileManager.default.removeItem(at: url)
      }
      for (url, data) in before where written.contains(url) {
        try? data.write(to: url, options: .atomic)
      }
      throw error
    }
  }

  private var present: [URL] {
    files.map(\.url).filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// Makes the folders above a file; returns those that were not there.
  private func makeFolders(for url: URL) throws -> [URL] {
    var missing: [URL] = []
    var folder = url.deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.path) {
      missing.insert(folder, at: 0)
      folder = folder.deletingLastPathComponent()
    }
    for folder in missing {
      guard mkdir(folder.path, 0o777) == 0 else {
        let reason = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        throw CocoaError(
          .fileWriteUnknown,
          userInfo: [
            NSFilePathErrorKey: folder.path, NSUnderlyingErrorKey: reason,
          ]
        )
      }
    }
    return missing
  }
}
