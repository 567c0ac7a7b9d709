import SharedModels
import TerminalText

/// A caption with the album's year below it.
///
/// GoF role: ConcreteDecorator.
public struct DatedCaption: CaptionDecorator {
  /// The caption above the year.
  public let caption: any AlbumCaption

  /// Creates a caption with the year below another one.
  public init(_ caption: any AlbumCaption) {
    self.caption = caption
  }

  /// Returns the caption's lines, and one more for the year.
  public func lines(columns: Int) -> [String] {
    caption.lines(columns: columns) + [String(album.year).cut(to: columns)]
  }
}
