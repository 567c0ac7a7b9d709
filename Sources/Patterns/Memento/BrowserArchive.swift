import FileStorage
import Foundation

/// A file that keeps a library, its selection and its undo steps across
/// launches.
public struct BrowserArchive: Sendable {
  private let file: VersionedFile<BrowserHistory.Kept>

  /// Creates an archive in a file, which need not exist.
  public init(file url: URL) {
    file = VersionedFile(url, version: 1)
  }

  /// Replaces the file's content with the whole of `history`.
  ///
  /// A reader of the file, even after a crash, finds the old history or the new
  /// one.
  ///
  /// - Throws: `StorageError.notWritable`; the file is then as it was.
  /// - Complexity: O(*n*) in the number of albums and of steps.
  public func save(_ history: BrowserHistory) throws(StorageError) {
    try file.write(history.kept)
  }

  /// Returns the history that was saved.
  ///
  /// - Parameter limit: The maximum number of steps that can be undone, or
  ///   `nil` for no limit; the oldest states beyond it are discarded. Negative
  ///   values are treated as 0.
  /// - Throws: A `StorageError` that says what is wrong with the file, which
  ///   stays as it is.
  /// - Complexity: O(*n*) in the number of albums and of steps.
  public func load(
    limit: Int? = nil
  ) throws(StorageError) -> BrowserHistory {
    guard let history = BrowserHistory(try file.read(), limit: limit) else {
      throw .foreign(
        file.url.path, reason: "no library was ever in these states")
    }
    return history
  }

  /// Keeps a file that can't be loaded under a name of its own beside its
  /// place, as `state.damaged-1.json` and so on.
  ///
  /// - Returns: Where it is now.
  /// - Throws: `StorageError.missing` or `StorageError.notWritable`; the file
  ///   is then where it was.
  public func setAside() throws(StorageError) -> URL {
    try file.setAside()
  }
}
