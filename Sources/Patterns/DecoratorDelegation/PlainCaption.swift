import SharedModels

/// An album's title, and nothing more.
///
/// GoF role: ConcreteComponent.
public struct PlainCaption: AlbumCaption {
  /// The album that it is the caption of.
  public let album: Album

  /// Creates the caption of an album.
  public init(_ album: Album) {
    self.album = album
  }

  /// The title on one line, cut with an ellipsis where it is too long.
  ///
  /// - Complexity: O(`columns`), however long the title is.
  public func lines(columns: Int) -> [String] {
    [album.title.cut(to: columns)]
  }
}
