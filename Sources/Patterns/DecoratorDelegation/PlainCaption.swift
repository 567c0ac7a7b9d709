import SharedModels
import TerminalText

/// A caption that is only the album's title.
///
/// GoF role: ConcreteComponent.
public struct PlainCaption: AlbumCaption {
  /// The album of the caption.
  public let album: Album

  /// Creates the caption of an album.
  public init(_ album: Album) {
    self.album = album
  }

  /// Returns the title on one line, cut with an ellipsis if it is too long.
  ///
  /// - Complexity: O(`columns`), however long the title is.
  public func lines(columns: Int) -> [String] {
    [album.title.cut(to: columns)]
  }
}
