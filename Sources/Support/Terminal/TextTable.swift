import TerminalText

/// Rows of cells in columns, each as wide as its widest cell.
public struct TextTable: Sendable {
  /// The cells, padded to the width of their column; those of the last column
  /// as they are.
  public let rows: [[String]]

  /// Lays out some rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, each with its cells.
  ///   - rightAligned: The columns whose cells stand at the right, counted from
  ///     0.
  ///   - widest: How wide a column may be; what is longer is cut.
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

  /// Returns the table's lines, of which the last column is wrapped.
  ///
  /// - Parameters:
  ///   - columns: How wide a line is; negative values are treated as 0.
  ///   - indentation: How many spaces each line begins with.
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
