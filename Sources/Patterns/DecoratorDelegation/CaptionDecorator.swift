import SharedModels

/// A caption that holds another one and adds something to it.
///
/// GoF role: Decorator. It forwards every requirement; a concrete decorator
/// implements only what it changes.
public protocol CaptionDecorator: AlbumCaption {
  /// The decorated caption.
  var caption: any AlbumCaption { get }
}

extension CaptionDecorator {
  /// The album of the decorated caption.
  ///
  /// - Complexity: O(*n*) in the number of nested decorators.
  public var album: Album { caption.album }

  /// Returns the lines of the decorated caption.
  public func lines(columns: Int) -> [String] {
    caption.lines(columns: columns)
  }
}
