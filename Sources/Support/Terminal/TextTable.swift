import TerminalText

/// Rows of cells in columns, each as wide as its widest cell.
///
///     TextTable([["a", "漢字", "x"], ["long", "b", "yz"]]).rows
///     // [["a   ", "漢字", "x"], ["long", "b   ", "yz"]]
public struct TextTable: Sendable {
  /// The cells, padded to the width of their column; those of the last column
  /// aren't padded.
  public let rows: [[String]]

  /// Creates a table of some rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, each with its cells.
  ///   - rightAligned: The indices of the right-aligned columns.
  ///   - widest: The largest width of a column; longer cells are cut.
  public init(
    _ rows: [[String]],
    rightAligned: Set<Int> = [],
    widest: Int = .max
  ) {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.filter { $0.indices.contains(column) }
        .map { min($0[column].columnCount, widest) }.max() ?? 0
    }
    self.rows = rows.map { row in
      row.enumerated().map { column, cell in
        if column == count - 1, !rightAligned.contains(column) { return cell }
        let space = max(widths[column] - cell.columnCount, 0)
        return rightAligned.contains(column)
          ? String(repeating: " ", count: space) + cell
          : cell.fitted(to: widths[column])
      }
    }
  }

  /// Returns the table's lines; the last column is wrapped.
  ///
  /// - Parameters:
  ///   - columns: The lines' width. Negative values are treated as 0.
  ///   - indentation: The number of spaces at the beginning of each line.
  public func lines(columns: Int, indentation: Int = 0) -> [String] {
    let start = String(repeating: " ", count: indentation)
    return rows.flatMap { row in
      let head = start + row.dropLast().map { $0 + "  " }.joined()
      let blank = String(repeating: " ", count: head.columnCount)
      return (row.last ?? "").wrappedLines(
        to: max(columns, 0) - head.columnCount
      )
      .enumerated().map { ($0.offset == 0 ? head : blank) + $0.element }
    }
  }
}
