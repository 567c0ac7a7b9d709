import FacadePattern
import MVCPattern
import ObserverPattern
import SharedModels

/// An observer that passes the library's albums on to the facade, and counts
/// the changes that are not posted yet and those that could not be posted.
///
/// The facade posts the changes in their order.
@MainActor
final class FacadeFeed {
  /// Called when a call of the facade has ended, with its error if the server
  /// has not accepted the change.
  var onAnswer: ((LibraryError?) -> Void)?
  /// The number of calls of the facade that have not ended yet.
  private(set) var waiting = 0
  /// The number of changes that the server has not accepted.
  private(set) var refused = 0

  private let library: LibraryAPI
  private let model: AlbumLibrary

  init(_ library: LibraryAPI, model: AlbumLibrary) {
    self.library = library
    self.model = model
  }

  /// A Boolean value that indicates whether changes are posted to a server.
  var isOnline: Bool { library.isOnline }

  /// The albums behind the facade.
  var albums: [Album] { library.albums }
}

extension FacadeFeed: @MainActor ChangeObserver {
  func update(_ change: AlbumLibrary.Change) {
    waiting += 1
    Task { [albums = model.albums] in
      var failure: LibraryError?
      do throws(LibraryError) {
        Explanation.log(.facade, "LibraryAPI.replaceAlbums(with:)")
        try await library.replaceAlbums(with: albums)
      } catch {
        failure = error
        refused += 1
      }
      waiting -= 1
      onAnswer?(failure)
    }
  }
}
