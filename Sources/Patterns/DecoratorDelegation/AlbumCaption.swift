import SharedModels

/// The caption of an album's cover: a few lines of text for a terminal.
///
/// GoF role: Component.
public protocol AlbumCaption: Sendable {
  /// The album of the caption.
  var album: Album { get }

  /// Returns the caption's lines for a width.
  ///
  /// - Parameter columns: The available width in columns, which can be 0 or
  ///   negative in a small terminal.
  /// - Returns: Lines of `columns` columns or fewer, with control characters
  ///   escaped.
  func lines(columns: Int) -> [String]
}
