import SharedModels

/// A store of a library's albums.
///
/// GoF role: a part of the subsystem, which can be swapped for another.
public protocol AlbumPersistence: Sendable {
  /// The albums, in their order.
  var albums: [Album] { get }

  /// Inserts an album before the one at `index`, or at the end for an index
  /// beyond it.
  ///
  /// - Returns: The index of the album.
  /// - Throws: ``LibraryError/negativeIndex(_:)``.
  func insert(_ album: Album, at index: Int) throws(LibraryError) -> Int

  /// Deletes an album.
  ///
  /// - Returns: The album.
  /// - Throws: ``LibraryError/noAlbum(at:count:)``.
  func delete(at index: Int) throws(LibraryError) -> Album
}
