import TerminalText

extension HorizontalScroller {
  /// Returns the row as three lines of a terminal: captions, details, and a
  /// mark below the selected item.
  ///
  ///     scroller.lines(columns: 60, cellWidth: 20)
  ///     // |Best of Bowie       欢迎使用MyNote。    It's My Life        |
  ///     // |David Bowie         2015-01-02 08:01:03 No Doubt            |
  ///     // |                                        =================== |
  ///
  /// Each line has exactly `columns` columns; a text is cut to its cell. The
  /// lines of an empty scroller say that there are no items.
  ///
  /// - Parameters:
  ///   - columns: The width of the lines, in columns of the terminal. Values
  ///     above 65,535 are treated as 65,535.
  ///   - cellWidth: The width of an item, in columns, its gap included.
  /// - Complexity: O(`columns`): only the visible items are asked, each once.
  public func lines(columns: Int, cellWidth: Int) -> [String] {
    // A terminal's width has 16 bits.
    let columns = min(max(columns, 0), Int(UInt16.max))
    guard !items.isEmpty else {
      return ["no items", "", ""].map { $0.fitted(to: columns) }
    }
    let range = visibleRange(columns: columns, cellWidth: cellWidth)
    let cell = Cell(width: min(max(cellWidth, 1), columns))
    let rows = [
      items[range].map { cell.text($0.caption) },
      items[range].map { cell.text($0.detail ?? "") },
      range.map { cell.mark(isSelected: $0 == selectedIndex) },
    ]
    let rest = columns - range.count * cell.width
    return rows.map { $0.joined() + String(repeating: " ", count: rest) }
  }
}

/// The space of one item.
private struct Cell {
  let width: Int

  /// The gap between neighbors: one column, if there is room for it.
  private var gap: Int { width > 1 ? 1 : 0 }

  func text(_ text: String) -> String {
    text.fitted(to: width - gap) + String(repeating: " ", count: gap)
  }

  func mark(isSelected: Bool) -> String {
    String(repeating: isSelected ? "=" : " ", count: width - gap)
      + String(repeating: " ", count: gap)
  }
}
