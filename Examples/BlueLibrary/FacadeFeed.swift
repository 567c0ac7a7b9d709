import FacadePattern
import MVCPattern
import ObserverPattern
import SharedModels

/// Passes the library's albums on to the facade, and counts its answers.
///
/// The facade itself posts the changes in their order.
@MainActor
final class FacadeFeed {
  /// Called when the facade has answered a change; with its error if the server
  /// has not taken it.
  var onAnswer: ((LibraryError?) -> Void)?
  /// How many changes the facade has not answered yet.
  private(set) var waiting = 0
  /// How many changes the server has not taken.
  private(set) var refused = 0

  private let library: LibraryAPI
  private let model: AlbumLibrary

  init(_ library: LibraryAPI, model: AlbumLibrary) {
    self.library = library
    self.model = model
  }

  /// Whether changes are posted to a server.
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
