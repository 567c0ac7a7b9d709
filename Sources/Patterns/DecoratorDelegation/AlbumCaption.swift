import SharedModels

/// What stands under an album's cover: a few lines of text for a terminal.
///
/// GoF role: Component.
public protocol AlbumCaption: Sendable {
  /// The album that it is the caption of.
  var album: Album { get }

  /// The caption, drawn.
  ///
  /// - Parameter columns: How many columns of the terminal there are for it; a
  ///   terminal may be too small for any, so 0 and less are no error.
  /// - Returns: Lines of `columns` columns or fewer, with control characters
  ///   escaped.
  func lines(columns: Int) -> [String]
}
