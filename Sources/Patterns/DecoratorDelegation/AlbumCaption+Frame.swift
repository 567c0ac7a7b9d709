import TerminalText

extension AlbumCaption {
  /// Returns this caption's lines in a frame that is as wide as they need, or
  /// without a frame if there are fewer than 5 columns.
  func framedLines(columns: Int) -> [String] {
    // A border and a space on either side take 4.
    guard columns > 4 else { return lines(columns: columns) }
    let content = lines(columns: columns - 4)
    let width = content.map(\.columnCount).max() ?? 0
    let border = String(repeating: "─", count: width + 2)
    let rows = content.map { "│ \($0.fitted(to: width)) │" }
    return ["┌\(border)┐"] + rows + ["└\(border)┘"]
  }
}
