import TerminalText

extension HorizontalScroller {
  /// The row as three lines of a terminal: captions, details, and a mark below
  /// the selected item.
  ///
  /// Each line takes exactly `columns` columns, whatever the items say of
  /// themselves; a text is cut to its cell. A scroller without items says so.
  ///
  /// - Parameters:
  ///   - columns: The width of the lines, in columns of the terminal.
  ///   - cellWidth: The width of an item, in columns, its gap included.
  /// - Complexity: O(`columns`): only the visible items are asked, and each of
  ///   them once.
  public func lines(columns: Int, cellWidth: Int) -> [String] {
    let columns = max(columns, 0)
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

/// The room for one item.
private struct Cell {
  let width: Int

  /// A gap of one column keeps neighbours apart, where there is room for one.
  private var gap: Int { width > 1 ? 1 : 0 }

  func text(_ text: String) -> String {
    // A mark at a text's beginning would be drawn on the neighbour to the left.
    // Unicode has a circle for a mark that stands alone.
    let whole = text.beginsWithMark ? "◌" + text : text
    return whole.fitted(to: width - gap) + String(repeating: " ", count: gap)
  }

  func mark(isSelected: Bool) -> String {
    String(repeating: isSelected ? "=" : " ", count: width - gap)
      + String(repeating: " ", count: gap)
  }
}

extension String {
  fileprivate var beginsWithMark: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
