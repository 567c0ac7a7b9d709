import SharedModels

/// What stands under an album's cover: a few lines of text for a terminal.
///
/// GoF role: Component.
public protocol AlbumCaption: Sendable {
  /// The album that it is the caption of.
  var album: Album { get }

  /// The caption, drawn.
  ///
  /// - Parameter columns: The available width in columns. A terminal may be too
  ///   small for any, so values of 0 and less are allowed.
  /// - Returns: Lines of `columns` columns or fewer, with control characters
  ///   escaped.
  func lines(columns: Int) -> [String]
}
