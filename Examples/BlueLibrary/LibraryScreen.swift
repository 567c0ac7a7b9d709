import AdapterPattern
import MVCPattern
import ObserverPattern
import SharedModels
import TerminalScreen
import TerminalText

/// Draws the application: covers above, the selected album's table below, and a
/// bar with what can be done.
///
/// A frame is drawn from what is visible alone, however many albums there are.
@MainActor
struct LibraryScreen {
  private static let cellWidth = 18
  private static let pictureRows = 8

  let application: LibraryApplication
  /// Whether covers are drawn in colour, and not in plain text.
  let isColored: Bool
  /// Whether a pane shows which pattern has done what.
  let explains: Bool

  /// The whole screen, line by line.
  ///
  /// - Complexity: O(`columns` × `rows`) of the size.
  func lines(for size: TerminalSize) -> [StyledText] {
    guard explains else { return main(size) }
    if size.columns >= 72 {
      let pane = size.columns / 2
      let left = main(
        TerminalSize(columns: size.columns - pane, rows: size.rows)
      )
      return zip(left, explanation(columns: pane - 2, rows: size.rows)).map {
        $0 + StyledText("│ ") + $1
      }
    }
    // Where there is no room beside the screen, there may be some above it.
    let rows = size.rows / 2
    return explanation(columns: size.columns, rows: rows)
      + main(TerminalSize(columns: size.columns, rows: size.rows - rows))
  }

  private func main(_ size: TerminalSize) -> [StyledText] {
    let layout = Layout(rows: size.rows)
    let columns = size.columns
    var lines: [StyledText] = []
    if layout.title > 0 { lines.append(title) }
    lines += strip(columns: columns, layout: layout)
    lines += table(columns: columns, rows: layout.table)
    lines += Array(repeating: StyledText(), count: layout.rest)
    if layout.bar > 0 { lines.append(bar(columns: columns)) }
    // What is longer than a screen is cut before it is looked at.
    lines.append(StyledText(application.status.fitted(to: columns)))
    return lines.map { $0.fitted(to: columns) }
  }

  private var title: StyledText {
    let count = application.albums.count
    var facts = [count == 1 ? "1 album" : "\(count) albums"]
    if application.isReadOnly { facts.append("read-only") }
    if application.isOnline {
      let waiting = application.waiting
      facts.append(waiting == 0 ? "online" : "online, \(waiting) to post")
    }
    return StyledText("BlueLibrary", style: .bold)
      + StyledText("  \(facts.joined(separator: ", "))")
  }

  // MARK: - Covers

  private func strip(columns: Int, layout: Layout) -> [StyledText] {
    let scroller = application.scroller
    let range = scroller.visibleRange(
      columns: columns,
      cellWidth: Self.cellWidth
    )
    application.covers.show(application.albums[range])
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
    // The views have the captions already.
    return covers
      + lines.dropFirst()
      .prefix(layout.scroller) + [StyledText()]
  }

  /// An album's view, with its picture in the room that it leaves.
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

  // MARK: - Table and bar

  private func table(columns: Int, rows: Int) -> [StyledText] {
    let table = application.table
    guard table.numberOfRows > 0 else {
      return ["No album."].prefix(rows).map { StyledText($0) }
        + Array(repeating: StyledText(), count: max(rows - 1, 0))
    }
    let first = max((table.selectedRow ?? 0) - rows + 1, 0)
    let lines = table.lines(rows: first..<(first + rows), columns: columns)
    return lines.map { line in
      StyledText(line, style: line.hasPrefix(">") ? .reversed : .plain)
    }
  }

  private func bar(columns: Int) -> StyledText {
    var keys: [KeyBar.Item] = []
    if columns >= 72 {
      keys = [.init("←→", "scroll"), .init("Enter", "select")]
    }
    if !application.isReadOnly {
      if application.selectedAlbum != nil { keys.append(.init("d", "delete")) }
      if application.canUndo { keys.append(.init("u", "undo")) }
      if application.canRedo { keys.append(.init("r", "redo")) }
      keys.append(.init("a", "add"))
    }
    keys += [.init("?", "help"), .init("q", "quit")]
    return KeyBar(keys).line(columns: columns)
  }

  // MARK: - Which pattern did what

  private func explanation(columns: Int, rows: Int) -> [StyledText] {
    let title = StyledText(
      "Logger.shared, the newest last".fitted(to: columns),
      style: .bold
    )
    let entries = Explanation.lines(last: max(rows - 1, 0)).map {
      StyledText(
        $0.fitted(to: columns),
        style: $0.hasPrefix(" ") ? .plain : .bold
      )
    }
    let blank = StyledText(spaces: columns)
    let all = ([title] + entries).prefix(rows)
    return all + Array(repeating: blank, count: rows - all.count)
  }
}
