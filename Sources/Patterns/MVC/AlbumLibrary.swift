import SharedModels

/// The albums of a user, in the user's order.
///
///     let library = AlbumLibrary(albums: [bowie])
///     library.onChange = { change in
///       print(change, library.albums.map(\.title))
///     }
///     try library.add(sting, at: 1)
///     // added(at: 1) ["Best of Bowie", "Nothing Like The Sun"]
///
/// MVC role: Model. It announces its changes to one listener, whose type it
/// doesn't know: it can be used and tested without a view.
public final class AlbumLibrary {
  /// A change of a library.
  public enum Change: Hashable, Sendable {
    /// An album was inserted at this index.
    case added(at: Int)
    /// The album at this index was deleted.
    case deleted(at: Int)
    /// All albums were replaced.
    case replaced
  }

  /// The albums, in order.
  public private(set) var albums: [Album]
  /// Called after each change.
  ///
  /// There is one listener; setting this replaces the one before. Where several
  /// views show a library, the listener is a subject, as in Observer.
  public var onChange: ((Change) -> Void)?

  /// Creates a library with the given albums.
  public init(albums: [Album] = []) {
    self.albums = albums
  }

  /// Inserts an album before the one at `index`, or at the end if `index` is
  /// the number of albums.
  ///
  /// - Throws: ``AlbumLibraryError/indexOutOfRange(_:count:)``, if the index is
  ///   less than 0 or greater than the number of albums.
  /// - Complexity: O(*n*) in the number of albums.
  public func add(
    _ album: Album,
    at index: Int
  ) throws(AlbumLibraryError) {
    guard (0...albums.count).contains(index) else {
      throw .indexOutOfRange(index, count: albums.count)
    }
    albums.insert(album, at: index)
    onChange?(.added(at: index))
  }

  /// Deletes the album at `index`.
  ///
  /// - Returns: The deleted album.
  /// - Throws: ``AlbumLibraryError/indexOutOfRange(_:count:)``, if there is no
  ///   such album.
  /// - Complexity: O(*n*) in the number of albums.
  @discardableResult
  public func delete(at index: Int) throws(AlbumLibraryError) -> Album {
    guard albums.indices.contains(index) else {
      throw .indexOutOfRange(index, count: albums.count)
    }
    let album = albums.remove(at: index)
    onChange?(.deleted(at: index))
    return album
  }

  /// Replaces all albums, as when a saved library is restored.
  public func replaceAlbums(with albums: [Album]) {
    self.albums = albums
    onChange?(.replaced)
  }
}
