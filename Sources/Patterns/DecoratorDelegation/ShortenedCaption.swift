/// A caption that takes no more than some columns, however many there are.
///
/// GoF role: ConcreteDecorator.
public struct ShortenedCaption: CaptionDecorator {
  /// The caption that is shortened.
  public let caption: any AlbumCaption
  /// The most columns that it takes.
  public let limit: Int

  /// Shortens a caption to `limit` columns.
  public init(_ caption: any AlbumCaption, to limit: Int) {
    self.caption = caption
    self.limit = limit
  }

  /// The lines that the caption has where there are no more than ``limit``
  /// columns.
  public func lines(columns: Int) -> [String] {
    caption.lines(columns: min(columns, limit))
  }
}
