/// A caption with a frame around it.
///
///     FramedCaption(HighlightedCaption(plain)).lines(columns: 40)
///     // ┌───────────────────┐
///     // │ » Best of Bowie « │
///     // └───────────────────┘
///
/// GoF role: ConcreteDecorator. ``Framed`` is the same for a caption whose type
/// is known at compile time.
public struct FramedCaption: CaptionDecorator {
  /// The caption in the frame.
  public let caption: any AlbumCaption

  /// Creates a frame around a caption.
  public init(_ caption: any AlbumCaption) {
    self.caption = caption
  }

  /// Returns the caption's lines in a frame that is as wide as they need, or
  /// without a frame if there are fewer than 5 columns.
  public func lines(columns: Int) -> [String] {
    // A border and a space on either side take 4 columns.
    guard columns > 4 else { return caption.lines(columns: columns) }
    return caption.lines(columns: columns - 4).framed()
  }
}
