import TerminalText

/// A caption that is highlighted with `»` and `«`, without color.
///
/// GoF role: ConcreteDecorator.
public struct HighlightedCaption: CaptionDecorator {
  /// The highlighted caption.
  public let caption: any AlbumCaption

  /// Creates a highlighted caption.
  public init(_ caption: any AlbumCaption) {
    self.caption = caption
  }

  /// Returns the caption's lines, each between `»` and `«`, or without these if
  /// there are fewer than 5 columns.
  public func lines(columns: Int) -> [String] {
    // A mark and a space on either side take 4 columns.
    guard columns > 4 else { return caption.lines(columns: columns) }
    let content = caption.lines(columns: columns - 4)
    let width = content.map(\.columnCount).max() ?? 0
    return content.map { "» \($0.fitted(to: width)) «" }
  }
}
