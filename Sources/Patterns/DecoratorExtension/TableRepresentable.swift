import TerminalText

/// A type whose values can be shown as a table of labels and values.
public protocol TableRepresentable {
  /// The rows, in order.
  ///
  /// This is a requirement: a call uses the dynamic type's property, whatever
  /// the static type.
  var tableRepresentation: [TableRow] { get }
}

extension TableRepresentable {
  /// Returns the table for a terminal: a line for each row, with the values
  /// aligned.
  ///
  ///     bowie.tableLines(columns: 24)
  ///     // |Artist  David Bowie     |
  ///     // |Album   Best of Bowie   |
  ///     // |Genre   Pop             |
  ///     // |Year    1992            |
  ///
  /// The labels take as many columns as the widest of them, but never more than
  /// half of the table.
  ///
  /// This isn't a requirement: every table is drawn alike. If a type has a
  /// `tableLines(columns:)` of its own, a call uses it only where the static
  /// type is that type, and not where it is `TableRepresentable`.
  ///
  /// - Parameter columns: The width of the table, in columns of the terminal.
  ///   Negative values are treated as 0. For a value beyond the width of any
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
