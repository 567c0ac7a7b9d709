import SharedModels
import Synchronization

/// A store of albums in memory.
///
/// GoF role: Subsystem class. Any task can use it at any time.
public final class PersistencyManager: Sendable {
  private let stored: Mutex<[Album]>

  /// Creates a store with the given albums.
  public init(albums: [Album] = Album.samples) {
    stored = Mutex(albums)
  }
}

extension PersistencyManager: AlbumPersistence {
  /// The albums, in order.
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

  /// Deletes the album at `index`.
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
