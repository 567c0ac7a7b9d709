import FileStorage
import Foundation

/// A file that keeps a library, its selection and its undo steps across
/// launches.
///
///     let archive = BrowserArchive(file: file)
///     try archive.save(history)
///     let loaded = try archive.load()  // With all steps to undo
public struct BrowserArchive: Sendable {
  private let file: VersionedFile<BrowserHistory.Kept>

  /// Creates an archive in a file, which need not exist yet.
  public init(file url: URL) {
    file = VersionedFile(url, version: 1)
  }

  /// Replaces the file's content with a history.
  ///
  /// A reader of the file finds the old history or the new one, even after a
  /// crash.
  ///
  /// - Throws: `StorageError.notWritable`; the file is then unchanged.
  /// - Complexity: O(*n*) in the number of albums and of steps.
  public func save(_ history: BrowserHistory) throws(StorageError) {
    try file.write(history.kept)
  }

  /// Returns the history that was saved.
  ///
  /// - Parameter limit: The maximum number of steps that can be undone, or
  ///   `nil` for no limit; the oldest states beyond it are discarded. Negative
  ///   values are treated as 0.
  /// - Throws: A `StorageError`, if the file can't be loaded; it is then
  ///   unchanged.
  /// - Complexity: O(*n*) in the number of albums and of steps.
  public func load(
    limit: Int? = nil
  ) throws(StorageError) -> BrowserHistory {
    guard let history = BrowserHistory(try file.read(), limit: limit) else {
      throw .foreign(
        file.url.path, reason: "it has a state that no library can have")
    }
    return history
  }

  /// Renames a file that can't be loaded: `state.json` becomes
  /// `state.damaged-1.json`, and so on, in the same folder.
  ///
  /// - Returns: The file's new location.
  /// - Throws: `StorageError.missing` or `StorageError.notWritable`; the file
  ///   then keeps its name.
  public func setAside() throws(StorageError) -> URL {
    try file.setAside()
  }
}
