/// A caption of at most a given number of columns.
///
///     FramedCaption(ShortenedCaption(plain, to: 12)).lines(columns: 40)
///     // ┌──────────────┐
///     // │ Best of Bow… │
///     // └──────────────┘
///
/// GoF role: ConcreteDecorator.
public struct ShortenedCaption: CaptionDecorator {
  /// The shortened caption.
  public let caption: any AlbumCaption
  /// The maximum number of columns.
  public let limit: Int

  /// Creates a caption that is shortened to `limit` columns.
  public init(_ caption: any AlbumCaption, to limit: Int) {
    self.caption = caption
    self.limit = limit
  }

  /// Returns the caption's lines for at most ``limit`` columns.
  public func lines(columns: Int) -> [String] {
    caption.lines(columns: min(columns, limit))
  }
}
