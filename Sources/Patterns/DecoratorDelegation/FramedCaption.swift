import TerminalText

/// A caption with a frame around it.
///
/// GoF role: ConcreteDecorator.
public struct FramedCaption: CaptionDecorator {
  /// The caption in the frame.
  public let caption: any AlbumCaption

  /// Puts a frame around a caption.
  public init(_ caption: any AlbumCaption) {
    self.caption = caption
  }

  /// The caption's lines in a frame that is as wide as they need; without a
  /// frame where there are fewer than 5 columns.
  public func lines(columns: Int) -> [String] {
    // A border and a space on either side take 4.
    guard columns > 4 else { return caption.lines(columns: columns) }
    let content = caption.lines(columns: columns - 4)
    let width = content.map(\.columnCount).max() ?? 0
    let border = String(repeating: "─", count: width + 2)
    let rows = content.map { "│ \($0.fitted(to: width)) │" }
    return ["┌\(border)┐"] + rows + ["└\(border)┘"]
  }
}
