import SharedModels

/// The albums of a user, in the user's order.
///
/// MVC role: Model. It announces its changes to one listener, and doesn't know
/// what that is: it can be used and tested without anything that shows it.
public final class AlbumLibrary {
  /// What has happened to a library.
  public enum Change: Hashable, Sendable {
    /// An album has come in, and is now at this index.
    case added(at: Int)
    /// The album that was at this index is gone.
    case deleted(at: Int)
    /// All albums have been replaced by others.
    case replaced
  }

  /// The albums, in order.
  public private(set) var albums: [Album]
  /// Called after each change, when ``albums`` is as it says.
  ///
  /// There is one listener; setting this replaces the one before. Where several
  /// views show a library, the listener is a subject, as in Observer.
  public var onChange: ((Change) -> Void)?

  /// Makes a library of some albums.
  public init(albums: [Album] = []) {
    self.albums = albums
  }

  /// Adds an album before the one at `index`, or at the end where `index` is
  /// the number of albums.
  ///
  /// - Throws: ``AlbumLibraryError/indexOutOfRange(_:count:)``; nothing has
  ///   changed then.
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
  /// - Throws: ``AlbumLibraryError/indexOutOfRange(_:count:)``; nothing has
  ///   changed then.
  /// - Returns: The album that is gone.
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

  /// Puts other albums in the place of all that there are, as when a saved
  /// library is restored.
  public func replaceAlbums(with albums: [Album]) {
    self.albums = albums
    onChange?(.replaced)
  }
}
