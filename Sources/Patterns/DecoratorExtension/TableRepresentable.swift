import TerminalText

/// A type whose values can be shown as a table of labels and values.
public protocol TableRepresentable {
  /// What there is to show, in the order in which it is shown.
  ///
  /// This is a requirement: the dynamic type answers, whatever the value is
  /// known as.
  var tableRepresentation: [TableRow] { get }
}

extension TableRepresentable {
  /// The table representation drawn for a terminal: a line a row, the values
  /// one below the other.
  ///
  /// The labels take as many columns as the widest of them, but never more than
  /// half of the table.
  ///
  /// This isn't a requirement: every table is drawn alike. A type that has a
  /// `tableLines(columns:)` of its own is asked for it only where it is known
  /// by its own name, and not where it is known as a `TableRepresentable`.
  ///
  /// - Parameter columns: How many columns of the terminal there are for the
  ///   table. Negative values are treated as 0; beyond the width of any
  ///   terminal, lines are as wide as their text.
  /// - Returns: Lines of exactly `columns` columns each, with control
  ///   characters escaped: a value that is too long is cut with an ellipsis.
  /// - Complexity: O(*r* × `columns`) in the number of rows, and linear in the
  ///   length of the labels.
  public func tableLines(columns: Int) -> [String] {
    let columns = max(columns, 0)
    let rows = tableRepresentation
    let widestLabel = rows.map(\.label.printable.columnCount).max() ?? 0
    let labelColumns = min(widestLabel, columns / 2)
    let gap = "  "
    let valueColumns = max(columns - labelColumns - gap.count, 0)
    return rows.map { row in
      let label = row.label.fitted(to: labelColumns)
      let value = row.value.fitted(to: valueColumns)
      return (label + gap + value).fitted(to: columns)
    }
  }
}
