import SharedModels

/// A caption that holds another one and adds something to it.
///
/// GoF role: Decorator. It forwards everything; each kind of decorator writes
/// only what it changes.
public protocol CaptionDecorator: AlbumCaption {
  /// The caption that it holds, as it is without this decorator.
  var caption: any AlbumCaption { get }
}

extension CaptionDecorator {
  /// The album of the caption that it holds.
  ///
  /// - Complexity: O(*n*) in the number of decorators below this one.
  public var album: Album { caption.album }

  /// The lines of the caption that it holds.
  public func lines(columns: Int) -> [String] {
    caption.lines(columns: columns)
  }
}
