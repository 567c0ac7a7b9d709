import SharedModels

/// A frame around a caption whose type is known at compile time.
///
///     Framed(Framed(plain))
///     // A Framed<Framed<PlainCaption>>, as large as its caption
///
/// GoF role: ConcreteDecorator. The caption is stored inline, and calls to it
/// can be specialized. In return, a frame around another type of caption has
/// another type, so a variable can't be decorated. ``FramedCaption`` can hold
/// any caption.
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
    // A border and a space on either side take 4 columns.
    guard columns > 4 else { return caption.lines(columns: columns) }
    return caption.lines(columns: columns - 4).framed()
  }
}
