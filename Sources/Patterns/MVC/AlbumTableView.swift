import TerminalText

/// A table of labels and values, with a button that deletes what it shows.
///
/// MVC role: View. It knows neither the album nor the library: it shows the
/// rows that it is given, and passes on what the user does.
public final class AlbumTableView {
  /// A row of the table.
  public struct Row: Hashable, Sendable {
    /// The value's label.
    public var label: String
    /// The value.
    public var value: String

    /// Creates a row with a label and a value.
    public init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  /// The rows, from top to bottom.
  ///
  /// Their texts may come from outside: they are kept unchanged, and drawn
  /// with control characters escaped.
  public var rows: [Row]
  /// Called when the user presses the delete button.
  public var onDelete: (() -> Void)?

  /// Creates a table with the given rows.
  public init(rows: [Row] = []) {
    self.rows = rows
  }

  /// Simulates the user's press of the delete button.
  public func pressDelete() {
    onDelete?()
  }

  /// Returns the table as lines of a terminal, each `columns` wide, in a frame:
  /// a line for each row, or one that says that there is no album.
  ///
  /// - Parameter columns: The width, the frame's included. Negative values are
  ///   treated as 0; beyond the width of any terminal, the table is as wide as
  ///   its texts need.
  /// - Complexity: O(*n*) in the length of all texts.
  public func lines(columns: Int) -> [String] {
    let longestLabel = rows.map(\.label.columnCount).max() ?? 0
    // A gap after the label, but at most half of the columns.
    let labelColumns = min(longestLabel + 2, columns / 2)
    let texts = rows.map { $0.label.fitted(to: labelColumns) + $0.value }
    return Frame.single.lines(
      around: rows.isEmpty ? ["No album"] : texts,
      columns: columns
    )
  }
}
