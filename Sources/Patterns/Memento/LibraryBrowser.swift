import SharedModels

/// An album library and the place where its reader is.
///
/// GoF role: Originator.
public final class LibraryBrowser {
  /// The albums, in the reader's order.
  public private(set) var albums: [Album]
  /// The index of the selected album, or `nil` if there are no albums.
  public private(set) var selection: Int?

  /// Opens a library at its first album.
  public init(albums: [Album] = Album.samples) {
    self.albums = albums
    selection = albums.isEmpty ? nil : 0
  }

  /// The album that the reader is at.
  public var selectedAlbum: Album? { selection.map { albums[$0] } }

  /// Goes to another album.
  ///
  /// - Throws: ``LibraryBrowserError/noAlbum(at:)``.
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

  /// Deletes an album.
  ///
  /// The reader stays at the same album. If it is the one that went, the reader
  /// goes to the one that takes its place, or else to the one before.
  ///
  /// - Returns: The album.
  /// - Throws: ``LibraryBrowserError/noAlbum(at:)``.
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
  /// There is no place for an album at the index.
  case noPlace(at: Int)
}

// MARK: - Originator

extension LibraryBrowser: Originator {
  /// A state of the browser, to be kept and given back, and not looked into.
  ///
  /// GoF role: Memento.
  public struct Memento: Sendable {
    fileprivate let albums: [Album]
    fileprivate let selection: Int?
  }

  /// Saves the present state.
  ///
  /// - Complexity: O(1): the albums are copied only when one of the two
  ///   changes.
  public func makeMemento() -> Memento {
    Memento(albums: albums, selection: selection)
  }

  /// Goes back to a saved state.
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

  /// What makes this state of the one before it, as it is kept in a file: less
  /// than the whole state, where a library is large and its states are many.
  struct KeptStep: Codable, Sendable {
    fileprivate let change: CollectionDifference<Album>
    fileprivate let selection: Int?
  }

  var kept: Kept { Kept(albums: albums, selection: selection) }

  /// - Complexity: O(*n*) in the number of albums, where few have changed.
  func keptStep(after previous: Self) -> KeptStep {
    let change = albums.difference(from: previous.albums)
    return KeptStep(change: change, selection: selection)
  }

  /// Creates the state that was kept; `nil` if no library can have been in it.
  init?(_ kept: Kept) {
    guard
      kept.selection.map(kept.albums.indices.contains) ?? kept.albums.isEmpty
    else { return nil }
    albums = kept.albums
    selection = kept.selection
  }

  /// Creates the state that was kept as a step; `nil` if no library can have
  /// been in it, or if the step can't have been taken from `previous`.
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
