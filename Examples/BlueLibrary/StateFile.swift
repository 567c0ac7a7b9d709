import Terminal
import FileStorage
import Foundation
import MementoPattern

/// The file that keeps the library, the selection and the undo steps.
///
/// One program at a time may write it.
@MainActor
final class StateFile {
  /// So many steps can be undone.
  private static let limit = 100

  /// What to tell the user of how the file was found, if it was not as usual.
  private(set) var notice: String?
  /// Why nothing can be saved, if so: the library can be looked at only.
  private(set) var readOnlyReason: String?

  private let url: URL
  private let isKept: Bool
  private let archive: BrowserArchive
  /// Held as long as the program runs.
  private var claim: FileClaim?

  /// Names a file, which need not exist; neither must its folder.
  ///
  /// - Parameters:
  ///   - url: Where it is.
  ///   - isKept: Whether what the user does is kept. If so, the file is
  ///     claimed; if not, it is only read, and nothing is told.
  init(_ url: URL, isKept: Bool) {
    self.url = url
    archive = BrowserArchive(file: url)
    self.isKept = isKept
    guard isKept else { return }
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

  /// Where a library is kept if nobody says where: in the folder for programs'
  /// states.
  static func standard(environment: [String: String]) -> URL {
    ProgramFolder.state.url(environment: environment)
      .appending(path: "BlueLibrary/library.json")
  }

  /// The history that the file has; one that begins with `first` if there is no
  /// file, or a damaged one, which is then kept aside.
  ///
  /// - Throws: A `StorageError` if the file is there and can't be read, or is
  ///   of a newer program: neither is damage. Where nothing can be kept, that
  ///   goes for a damaged file too.
  func load(first: LibraryBrowser) throws(StorageError) -> BrowserHistory {
    do {
      return try archive.load(limit: Self.limit)
    } catch {
      switch error {
      case .missing: break
      case .newerVersion, .notReadable: throw error
      default: try keepAside(because: error)
      }
      return BrowserHistory(of: first, limit: Self.limit)
    }
  }

  /// Replaces what the file has.
  func save(_ history: BrowserHistory) throws(StorageError) {
    guard isKept, readOnlyReason == nil else { return }
    try archive.save(history)
  }

  private func keepAside(
    because error: StorageError
  ) throws(StorageError) {
    guard isKept, readOnlyReason == nil else { throw error }
    let place = try archive.setAside()
    notice =
      "The library was damaged, and is kept as \(place.lastPathComponent): "
      + "\(error)."
  }
}
