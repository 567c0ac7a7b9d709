import AdapterPattern
import DecoratorDelegationPattern
import MVCPattern
import ObserverPattern
import SharedModels
import Terminal
import TerminalText

/// The application's screen: covers above, the selected album's table below,
/// and a bar of keys.
///
/// Only what is visible is drawn, however many albums there are.
@MainActor
struct LibraryScreen {
  static let cellWidth = 18

  let application: LibraryApplication
  /// A Boolean value that indicates whether covers are drawn in color.
  let isColored: Bool
  /// A Boolean value that indicates whether a pane shows which pattern has done
  /// what.
  let explains: Bool

  /// Loads the covers that are visible on a screen of the given size.
  func loadVisibleCovers(for size: TerminalSize) {
    let range = visibleRange(columns: columns(of: size))
    application.covers.show(application.albums[range])
  }

  /// Returns the whole screen, line by line.
  ///
  /// - Complexity: O(`columns` × `rows`) of the size.
  func lines(for size: TerminalSize) -> [StyledText] {
    guard explains else { return main(size) }
    let columns = columns(of: size)
    guard columns < size.columns else {
      // Without room for the pane beside the screen, it is drawn above.
      let rows = size.rows / 2
      return explanation(columns: columns, rows: rows)
        + main(TerminalSize(columns: columns, rows: size.rows - rows))
    }
    let left = main(TerminalSize(columns: columns, rows: size.rows))
    let pane = explanation(
      columns: size.columns - columns - 2,
      rows: size.rows
    )
    return zip(left, pane).map { $0 + StyledText("│ ") + $1 }
  }

  /// Returns the number of columns beside the pane.
  private func columns(of size: TerminalSize) -> Int {
    explains && size.columns >= 72
      ? max(2 * Self.cellWidth, size.columns - 60) : size.columns
  }

  /// Returns the indices of the visible albums.
  func visibleRange(columns: Int) -> Range<Int> {
    application.shelf.scroller.visibleRange(
      columns: columns,
      cellWidth: Self.cellWidth
    )
  }

  private func main(_ size: TerminalSize) -> [StyledText] {
    let columns = size.columns
    // A message longer than a screen is cut before it is wrapped.
    let status = String(application.status.prefix(size.rows * columns))
      .printable.wrappedLines(to: columns)
    let layout = Layout(rows: size.rows, status: status.count)
    var lines: [StyledText] = []
    if layout.title > 0 { lines.append(title) }
    lines += strip(columns: columns, layout: layout)
    lines += table(columns: columns, rows: layout.table)
    lines += Array(repeating: StyledText(), count: layout.rest)
    if layout.bar > 0 { lines.append(bar(columns: columns)) }
    // If the status has more lines than its rows, the last row is cut.
    lines += status.prefix(layout.status - 1).map { StyledText($0) }
    let rest = status.dropFirst(layout.status - 1).joined(separator: " ")
    lines.append(StyledText(rest.fitted(to: columns)))
    return lines.map { $0.fitted(to: columns) }
  }

  private var title: StyledText {
    let count = application.albums.count
    var facts = [count == 1 ? "1 album" : "\(count) albums"]
    if application.isReadOnly { facts.append("read-only") }
    if application.isOnline {
      let waiting = application.waiting
      facts.append("online")
      if waiting > 0 { facts.append("\(waiting) to post") }
      let refused = application.refused
      if refused > 0 { facts.append("\(refused) not posted") }
    }
    return StyledText("BlueLibrary", style: .bold)
      + StyledText("  \(facts.joined(separator: ", "))")
  }

  // MARK: - Table and bar

  private func table(columns: Int, rows: Int) -> [StyledText] {
    let table = application.table.view
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
      keys = [.init("←→", "album"), .init("↑↓", "row")]
    }
    if !application.isReadOnly {
      keys.append(.init("a", "add"))
      if application.selectedAlbum != nil { keys.append(.init("d", "delete")) }
      if application.canUndo { keys.append(.init("u", "undo")) }
      if application.canRedo { keys.append(.init("r", "redo")) }
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
    let entries = Explanation.lines(
      last: max(rows - 1, 0),
      columns: max(columns, 1)
    ).map {
      StyledText($0.fitted(to: columns))
    }
    let blank = StyledText(spaces: columns)
    let all = ([title] + entries).prefix(rows)
    return all + Array(repeating: blank, count: rows - all.count)
  }
}
