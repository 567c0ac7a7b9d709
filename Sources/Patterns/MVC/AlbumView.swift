/// A view of one album's cover: its caption in a frame.
///
/// MVC role: View. It knows neither the album nor the library: it shows what it
/// is given, and passes on what the user does.
public final class AlbumView {
  /// The text in the frame.
  ///
  /// It is kept unchanged, and drawn with control characters escaped.
  public var caption: String
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// Called with this view when the user taps it.
  public var onTap: ((AlbumView) -> Void)?

  /// Creates a view with a caption, which is not highlighted.
  public init(caption: String = "") {
    self.caption = caption
  }

  /// Simulates the user's tap on the view.
  public func tap() {
    onTap?(self)
  }

  /// Returns the view as three lines of a terminal, each `columns` wide.
  ///
  /// - Complexity: O(`columns`), however long the caption is.
  public func lines(columns: Int) -> [String] {
    lines(columns: columns, rows: 3)
  }

  /// Returns the view as `rows` lines of a terminal, each `columns` wide: in
  /// the frame, the caption and below it room for a picture.
  ///
  /// - Parameters:
  ///   - columns: The width, the frame's included. Negative values are treated
  ///     as 0; beyond the width of any terminal, the view is as wide as its
  ///     caption needs.
  ///   - rows: The height, the frame's included. Values below 3 are treated as
  ///     3; values above the maximum of any terminal, as that maximum.
  /// - Complexity: O(`columns` × `rows`), however long the caption is.
  public func lines(columns: Int, rows: Int) -> [String] {
    let frame = isHighlighted ? Frame.double : Frame.single
    let rows = min(max(rows, 3), maxTerminalSize)
    let blank = Array(repeating: "", count: rows - 3)
    return frame.lines(around: [caption] + blank, columns: columns)
  }
}
