import SharedModels

/// An album as an item of a scroller: its title, and its artist below.
///
/// GoF role: Adapter, the form that wraps. The album is left as it is, and
/// another adapter can show the same album in another way.
public struct AlbumAdapter: Hashable, Sendable {
  /// The album that it wraps.
  ///
  /// GoF role: Adaptee.
  public let album: Album

  /// Wraps an album.
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
