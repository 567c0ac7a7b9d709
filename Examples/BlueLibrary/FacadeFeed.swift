import FacadePattern
import SharedModels

/// Passes the changes of a library on to the facade, one after the other,
/// however long the server takes for each.
@MainActor
final class FacadeFeed {
  /// Called when the facade has answered a change; with its error if the server
  /// has not taken it.
  var onAnswer: ((String?) -> Void)?
  /// How many changes the facade has not answered yet.
  private(set) var waiting = 0
  /// How many changes the server has not taken.
  private(set) var refused = 0

  private let library: LibraryAPI
  private var last: Task<Void, Never>?

  init(_ library: LibraryAPI) {
    self.library = library
  }

  /// Whether changes are posted to a server.
  var isOnline: Bool { library.isOnline }

  /// Makes the library behind the facade have some albums, by the changes that
  /// lead there.
  ///
  /// - Complexity: O(*n*) in the number of albums, where few differ.
  func follow(_ albums: [Album]) {
    waiting += 1
    last = Task { [last] in
      await last?.value
      var failure: String?
      for change in albums.difference(from: library.albums) {
        do {
          try await apply(change)
        } catch {
          failure = "\(error)"
        }
      }
      waiting -= 1
      if failure != nil { refused += 1 }
      onAnswer?(failure)
    }
  }

  private func apply(
    _ change: CollectionDifference<Album>.Change
  ) async throws {
    switch change {
    case .remove(let index, _, _):
      Explanation.log(.facade, "LibraryAPI.deleteAlbum(at: \(index))")
      try await library.deleteAlbum(at: index)
    case .insert(let index, let album, _):
      Explanation.log(.facade, "LibraryAPI.addAlbum(_:at: \(index))")
      try await library.addAlbum(album, at: index)
    }
  }
}
