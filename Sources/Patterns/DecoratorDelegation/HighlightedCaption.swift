import TerminalText

/// A caption that stands out, by signs that need no colour.
///
/// GoF role: ConcreteDecorator.
public struct HighlightedCaption: CaptionDecorator {
  /// The caption that stands out.
  public let caption: any AlbumCaption

  /// Highlights a caption.
  public init(_ caption: any AlbumCaption) {
    self.caption = caption
  }

  /// The caption's lines, each between `»` and `«`; without these where there
  /// are fewer than 5 columns.
  public func lines(columns: Int) -> [String] {
    // A sign and a space on either side take 4.
    guard columns > 4 else { return caption.lines(columns: columns) }
    let content = caption.lines(columns: columns - 4)
    let width = content.map(\.columnCount).max() ?? 0
    return content.map { "» \($0.fitted(to: width)) «" }
  }
}
