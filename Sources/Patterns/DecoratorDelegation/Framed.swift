import SharedModels

/// A caption with a frame around it, whose type says which caption that is.
///
/// GoF role: ConcreteDecorator, chosen at compile time. The caption is stored
/// in place and called directly; in return a frame around another kind of
/// caption is another type, and none can be put on or taken off a variable.
/// ``FramedCaption`` is the same for any caption.
///
///     Framed(Framed(PlainCaption(album)))
///     // a Framed<Framed<PlainCaption>>
public struct Framed<Caption: AlbumCaption>: AlbumCaption {
  /// The caption in the frame.
  public let caption: Caption

  /// Creates a frame around a caption.
  public init(_ caption: Caption) {
    self.caption = caption
  }

  /// The album of the caption in the frame.
  public var album: Album { caption.album }

  /// Returns the caption's lines in a frame that is as wide as they need, or
  /// without a frame if there are fewer than 5 columns.
  public func lines(columns: Int) -> [String] {
    // A border and a space on either side take 4.
    guard columns > 4 else { return caption.lines(columns: columns) }
    return caption.lines(columns: columns - 4).framed()
  }
}
