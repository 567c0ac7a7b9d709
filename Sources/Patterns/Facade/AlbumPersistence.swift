import SharedModels

/// A store of a library's albums.
///
/// GoF role: Subsystem class. Another store can take its place.
public protocol AlbumPersistence: Sendable {
  /// The albums, in order.
  var albums: [Album] { get }

  /// Inserts an album before the one at `index`, or at the end for an index
  /// beyond it.
  ///
  /// - Returns: The index of the inserted album.
  /// - Throws: ``LibraryError/negativeIndex(_:)``, if the index is negative.
  func insert(_ album: Album, at index: Int) throws(LibraryError) -> Int

  /// Deletes the album at `index`.
  ///
  /// - Returns: The deleted album.
  /// - Throws: ``LibraryError/noAlbum(at:count:)``, if there is no such album.
  func delete(at index: Int) throws(LibraryError) -> Album
}
