import AdapterPattern
import MVCPattern
import ObserverPattern
import SharedModels
import Terminal
import TerminalText

extension LibraryScreen {
  /// Returns the row of covers, with the scroller's lines below them.
  func strip(columns: Int, layout: Layout) -> [StyledText] {
    let scroller = application.shelf.scroller
    let range = visibleRange(columns: columns)
    let lines = scroller.lines(columns: columns, cellWidth: Self.cellWidth)
      .map { StyledText($0) }
    guard layout.covers > 0, !range.isEmpty else {
      return Array(lines.prefix(layout.scroller))
        + Array(repeating: StyledText(), count: layout.covers)
    }
    let cells = range.map {
      cover(at: $0, columns: min(Self.cellWidth, columns) - 1, layout.covers)
    }
    let covers = (0..<layout.covers).map { row in
      cells.map { $0[row] + StyledText(" ") }.reduce(StyledText(), +)
    }
    // The scroller's first line has the captions, as the views do.
    return covers
      + lines.dropFirst()
      .prefix(layout.scroller) + [StyledText()]
  }

  /// Returns an album's view, with its picture below the caption.
  private func cover(at index: Int, columns: Int, _ rows: Int) -> [StyledText] {
    let view = application.controller.covers[index]
    var lines = view.lines(columns: columns, rows: rows).map { StyledText($0) }
    let picture = picture(
      of: application.albums[index],
      columns: max(columns - 2, 0),
      rows: rows - 3
    )
    let edge = view.isHighlighted ? "║" : "│"
    guard columns > 2 else { return lines }
    for (row, line) in picture.enumerated() {
      lines[row + 2] = StyledText(edge) + line + StyledText(edge)
    }
    return lines
  }

  private func picture(
    of album: Album,
    columns: Int,
    rows: Int
  ) -> [StyledText] {
    let message: String
    switch application.covers.state(of: album) {
    case .shows(let cover):
      if let picture = Picture(encoded: cover.bytes) {
        return isColored
          ? picture.colorLines(columns: columns, rows: rows)
          : picture.plainLines(columns: columns, rows: rows)
      }
      message = "no picture"
    case .failed(let reason): message = reason
    case .empty, .loading: message = "loading…"
    }
    let blank = StyledText(spaces: columns)
    let text = StyledText(message.fitted(to: columns))
    return (0..<rows).map { $0 == rows / 2 ? text : blank }
  }
}
