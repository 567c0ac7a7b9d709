import TerminalText

extension TableView {
  /// Returns a range of rows as lines of a terminal.
  ///
  /// The selected row begins with `>`. The details are aligned, and leave at
  /// least half of the line to the titles.
  ///
  /// - Parameters:
  ///   - rows: The visible rows, counted from 0; those that don't exist are
  ///     left out.
  ///   - columns: The width of the table, in columns of the terminal. Negative
  ///     values are treated as 0.
  /// - Returns: A line for each row, of exactly `columns` columns, with control
  ///   characters escaped.
  /// - Complexity: O(*r* × `columns`) in the number of visible rows. The data
  ///   source is asked for no others.
  public func lines(rows: Range<Int>, columns: Int) -> [String] {
    // Held until the last cell is made: its owner may release it meanwhile.
    guard let dataSource else { return [] }
    let visible = rows.clamped(to: 0..<numberOfRows)
    let cells = visible.map { dataSource.tableView(self, cellForRowAt: $0) }
    let layout = TableLayout(of: cells, columns: max(columns, 0))
    return zip(visible, cells).map { row, cell in
      layout.line(for: cell, isSelected: row == selection)
    }
  }
}

/// The columns of a line: a mark, the title, and a detail if any cell has one.
private struct TableLayout {
  private let gap = "  "
  private let markColumns: Int
  private let titleColumns: Int
  private let detailColumns: Int

  init(of cells: [TableViewCell], columns: Int) {
    func widest(_ text: KeyPath<TableViewCell, String>) -> Int {
      cells.map { $0[keyPath: text].cut(to: columns).columnCount }.max() ?? 0
    }
    markColumns = min(columns, 2)
    let free = columns - markColumns
    let shared = free - gap.count
    let detail = widest(\.detail)
    guard detail > 0, shared > 1 else {
      (titleColumns, detailColumns) = (free, 0)
      return
    }
    let half = (shared + 1) / 2
    titleColumns = min(widest(\.title), max(half, shared - detail))
    detailColumns = shared - titleColumns
  }

  func line(for cell: TableViewCell, isSelected: Bool) -> String {
    let mark = (isSelected ? "> " : "  ").prefix(markColumns)
    let title = cell.title.fitted(to: titleColumns)
    guard detailColumns > 0 else { return mark + title }
    return mark + title + gap + cell.detail.fitted(to: detailColumns)
  }
}
