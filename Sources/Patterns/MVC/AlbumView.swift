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

  /// Creates a view that is not highlighted.
  public init(caption: String = "") {
    self.caption = caption
  }

  /// Taps the view, as the user does.
  public func tap() {
    onTap?(self)
  }

  /// The view as three lines of a terminal, each `columns` wide.
  ///
  /// - Complexity: O(`columns`), however long the caption is.
  public func lines(columns: Int) -> [String] {
    lines(columns: columns, rows: 3)
  }

  /// The view as `rows` lines of a terminal, each `columns` wide: the caption
  /// in the first of the lines in the frame, and room for a picture below.
  ///
  /// - Parameters:
  ///   - columns: The width, the frame's included. Negative values are treated
  ///     as 0; beyond the width of any terminal, the view is as wide as its
  ///     caption needs.
  ///   - rows: The height, the frame's included; 3 at least, for the caption,
  ///     and at most what a terminal can have.
  /// - Complexity: O(`columns` × `rows`), however long the caption is.
  public func lines(columns: Int, rows: Int) -> [String] {
    let frame = isHighlighted ? Frame.double : Frame.single
    let rows = min(max(rows, 3), maxTerminalSize)
    let blank = Array(repeating: "", count: rows - 3)
    return frame.lines(around: [caption] + blank, columns: columns)
  }
}
