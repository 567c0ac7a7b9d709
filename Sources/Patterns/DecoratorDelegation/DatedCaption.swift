import SharedModels

/// A caption with the album's year below it.
///
/// GoF role: ConcreteDecorator.
public struct DatedCaption: CaptionDecorator {
  /// The caption above the year.
  public let caption: any AlbumCaption

  /// Adds the album's year to a caption.
  public init(_ caption: any AlbumCaption) {
    self.caption = caption
  }

  /// The caption's lines, and one more for the year.
  public func lines(columns: Int) -> [String] {
    caption.lines(columns: columns) + [String(album.year).cut(to: columns)]
  }
}
