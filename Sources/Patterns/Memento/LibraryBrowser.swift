import SharedModels

/// An album library with a selected album.
///
///     let memento = browser.makeMemento()
///     try browser.delete(at: 0)
///     browser.restore(memento)  // The album is back
///
/// GoF role: Originator.
public final class LibraryBrowser {
  /// The albums, in order.
  public private(set) var albums: [Album]
  /// The index of the selected album, or `nil` if there are no albums.
  public private(set) var selection: Int?

  /// Creates a library in which the first album is selected.
  public init(albums: [Album] = Album.samples) {
    self.albums = albums
    selection = albums.isEmpty ? nil : 0
  }

  /// The selected album, or `nil` if there are no albums.
  public var selectedAlbum: Album? { selection.map { albums[$0] } }

  /// Selects the album at `index`.
  ///
  /// - Throws: ``LibraryBrowserError/noAlbum(at:)``, if there is no such album.
  public func select(_ index: Int) throws(LibraryBrowserError) {
    guard albums.indices.contains(index) else { throw .noAlbum(at: index) }
    selection = index
  }

  /// Inserts an album before the one at `index`, or at the end, and selects it.
  ///
  /// - Throws: ``LibraryBrowserError/noPlace(at:)`` unless `index` is from 0 to
  ///   the number of albums.
  public func insert(
    _ album: Album,
    at index: Int
  ) throws(LibraryBrowserError) {
    guard (0...albums.count).contains(index) else { throw .noPlace(at: index) }
    albums.insert(album, at: index)
    selection = index
  }

  /// Deletes the album at `index`.
  ///
  /// The selected album stays selected. If it is the one that is deleted, the
  /// next album is selected, or the previous one if it was the last.
  ///
  /// - Returns: The deleted album.
  /// - Throws: ``LibraryBrowserError/noAlbum(at:)``, if there is no such album.
  @discardableResult
  public func delete(at index: Int) throws(LibraryBrowserError) -> Album {
    guard albums.indices.contains(index) else { throw .noAlbum(at: index) }
    let album = albums.remove(at: index)
    if let selection, selection > index || selection == albums.count {
      self.selection = selection > 0 ? selection - 1 : nil
    }
    return album
  }
}

/// An error thrown by ``LibraryBrowser``, which is then unchanged.
public enum LibraryBrowserError: Error, Equatable, Sendable {
  /// There is no album at the index.
  case noAlbum(at: Int)
  /// No album can be inserted at the index.
  case noPlace(at: Int)
}

// MARK: - Originator

extension LibraryBrowser: Originator {
  /// A saved state of a browser, which only a browser can look into.
  ///
  /// GoF role: Memento.
  public struct Memento: Sendable {
    fileprivate let albums: [Album]
    fileprivate let selection: Int?
  }

  /// Returns a memento of the current state.
  ///
  /// - Complexity: O(1): the albums are copied only at the next change.
  public func makeMemento() -> Memento {
    Memento(albums: albums, selection: selection)
  }

  /// Restores a saved state.
  public func restore(_ memento: Memento) {
    albums = memento.albums
    selection = memento.selection
  }
}

// MARK: - Kept across launches

extension LibraryBrowser.Memento {
  /// The state as it is kept in a file.
  ///
  /// It is for this module's archive alone: were the memento itself `Codable`,
  /// any coder could look inside.
  struct Kept: Codable, Sendable {
    fileprivate let albums: [Album]
    fileprivate let selection: Int?
  }

  /// The change that leads from the previous state to this one, as it is kept
  /// in a file.
  struct KeptStep: Codable, Sendable {
    fileprivate let change: CollectionDifference<Album>
    fileprivate let selection: Int?
  }

  var kept: Kept { Kept(albums: albums, selection: selection) }

  /// Returns the change that leads from the previous state to this one.
  ///
  /// - Complexity: O(*n*) in the number of albums, if few have changed.
  func keptStep(after previous: Self) -> KeptStep {
    let change = albums.difference(from: previous.albums)
    return KeptStep(change: change, selection: selection)
  }

  /// Creates the state that was kept, or returns `nil` if no library can have
  /// it.
  init?(_ kept: Kept) {
    guard
      kept.selection.map(kept.albums.indices.contains) ?? kept.albums.isEmpty
    else { return nil }
    albums = kept.albums
    selection = kept.selection
  }

  /// Creates the state that was kept as a step, or returns `nil` if no library
  /// can have it, or if the step can't have been taken from `previous`.
  init?(_ step: KeptStep, after previous: Self) {
    let change = step.change
    // `applying` relies on offsets that are in range, and doesn't look at what
    // it removes.
    let count =
      previous.albums.count - change.removals.count + change.insertions.count
    let fits = change.allSatisfy { change in
      switch change {
      case .remove(let offset, let album, _):
        previous.albums.indices.contains(offset)
          && previous.albums[offset] == album
      case .insert(let offset, _, _):
        offset < count
      }
    }
    guard fits, let albums = previous.albums.applying(change) else {
      return nil
    }
    self.init(Kept(albums: albums, selection: step.selection))
  }
}
