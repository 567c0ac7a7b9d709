/// A view of one album's cover: its caption in a frame.
///
/// MVC role: View. It knows neither the album nor the library: it shows what it
/// is given, and passes on what the user does.
public final class AlbumView {
  /// The text in the frame.
  ///
  /// It may come from outside: it is kept as it is, and drawn harmlessly.
  public var caption: String
  /// Whether the view stands out among the others, as the selected one does.
  public var isHighlighted = false
  /// Called with this view when the user taps it.
  public var onTap: ((AlbumView) -> Void)?

  /// Makes a view that is not highlighted.
  public init(caption: String = "") {
    self.caption = caption
  }

  /// What the user's finger, mouse or key does.
  public func tap() {
    onTap?(self)
  }

  /// The view as three lines of a terminal, each `columns` wide.
  ///
  /// - Complexity: O(`columns`), however long the caption is.
  public func lines(columns: Int) -> [String] {
    let frame = isHighlighted ? Frame.double : Frame.single
    return frame.lines(around: [caption], columns: columns)
  }
}
