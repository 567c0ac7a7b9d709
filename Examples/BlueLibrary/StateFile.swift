import FileStorage
import Foundation
import MementoPattern
import Terminal

/// The file that keeps the library, the selection and the undo steps.
///
/// One program at a time may write it.
@MainActor
final class StateFile {
  /// The maximum number of steps that can be undone.
  private static let limit = 100

  /// A message for the user if the file was damaged or is read-only.
  private(set) var notice: String?
  /// Why the library is read-only, or `nil` if changes can be saved.
  private(set) var readOnlyReason: String?

  private let url: URL
  private let savesChanges: Bool
  private let archive: BrowserArchive
  /// The claim to the file, held as long as the program runs.
  private var claim: FileClaim?

  /// Creates the state file at a URL; neither the file nor its folder need
  /// exist.
  ///
  /// - Parameters:
  ///   - url: The file's location.
  ///   - savesChanges: A Boolean value that indicates whether changes are
  ///     saved. If `true`, the file is claimed; otherwise, it is only read.
  init(_ url: URL, savesChanges: Bool) {
    self.url = url
    archive = BrowserArchive(file: url)
    self.savesChanges = savesChanges
    guard savesChanges else { return }
    do {
      try ProgramFolder.make(for: url)
      claim = try FileClaim(to: url)
    } catch StorageError.inUse {
      readOnlyReason = "another BlueLibrary has this library open"
    } catch {
      readOnlyReason = "\(error)"
    }
    notice = readOnlyReason.map { "Read-only: \($0)." }
  }

  /// Returns the default location: in the platform's folder for programs'
  /// states.
  static func standard(environment: [String: String]) -> URL {
    ProgramFolder.state.url(environment: environment)
      .appending(path: "BlueLibrary/library.json")
  }

  /// Returns the saved history, or one that begins with `first` if there is no
  /// file or a damaged one.
  ///
  /// A damaged file is kept beside the new one, under another name.
  ///
  /// - Throws: A `StorageError` if the file exists and can't be read, or has a
  ///   newer format: neither is damage. If nothing can be saved, a damaged file
  ///   is an error too.
  func load(first: LibraryBrowser) throws(StorageError) -> BrowserHistory {
    do {
      return try archive.load(limit: Self.limit)
    } catch {
      switch error {
      case .missing: break
      case .newerVersion, .notReadable: throw error
      default: try setAside(because: error)
      }
      return BrowserHistory(of: first, limit: Self.limit)
    }
  }

  /// Replaces the file's content.
  func save(_ history: BrowserHistory) throws(StorageError) {
    guard savesChanges, readOnlyReason == nil else { return }
    try archive.save(history)
  }

  private func setAside(because error: StorageError) throws(StorageError) {
    guard savesChanges, readOnlyReason == nil else { throw error }
    let place = try archive.setAside()
    notice =
      "The library was damaged, and is kept as \(place.lastPathComponent): "
      + "\(error)."
  }
}
