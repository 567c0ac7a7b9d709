import SharedModels

/// An album as an item of a scroller: its title, and its artist below.
///
/// GoF role: Adapter. Another adapter can show the same album in another way.
///
///     let items: [any ScrollerItem] = [
///       AlbumAdapter(Album.samples[0]), Note.samples[0],
///     ]
public struct AlbumAdapter: Hashable, Sendable {
  /// The album that it wraps.
  ///
  /// GoF role: Adaptee.
  public let album: Album

  /// Creates an adapter of an album.
  public init(_ album: Album) {
    self.album = album
  }
}

extension AlbumAdapter: ScrollerItem {
  /// The album's title.
  public var caption: String { album.title }

  /// The album's artist.
  public var detail: String? { album.artist }
}
