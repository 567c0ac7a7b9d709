import SharedModels
import Synchronization

/// Stores albums for as long as the program runs.
///
/// GoF role: a part of the subsystem. Safe to be used from many places at once.
public final class PersistencyManager: Sendable {
  private let stored: Mutex<[Album]>

  /// A store with some albums in it.
  public init(albums: [Album] = Album.samples) {
    stored = Mutex(albums)
  }
}

extension PersistencyManager: AlbumPersistence {
  /// The albums, in their order.
  public var albums: [Album] { stored.withLock { $0 } }

  /// Inserts an album before the one at `index`, or at the end for an index
  /// beyond it.
  ///
  /// - Complexity: O(*n*) in the number of albums.
  public func insert(
    _ album: Album,
    at index: Int
  ) throws(LibraryError) -> Int {
    guard index >= 0 else { throw .negativeIndex(index) }
    return stored.withLock { albums in
      let place = min(index, albums.count)
      albums.insert(album, at: place)
      return place
    }
  }

  /// Deletes an album.
  ///
  /// - Complexity: O(*n*) in the number of albums.
  public func delete(at index: Int) throws(LibraryError) -> Album {
    try stored.withLock { (albums) throws(LibraryError) in
      guard albums.indices.contains(index) else {
        throw .noAlbum(at: index, count: albums.count)
      }
      return albums.remove(at: index)
    }
  }
}
