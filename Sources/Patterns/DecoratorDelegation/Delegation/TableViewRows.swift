/// A list of values as the rows of a table view: its data source and its
/// delegate in one object.
///
/// Cocoa's delegation, not the Gang of Four's Decorator. A table view holds
/// the list weakly, so the view's owner has to hold it.
@MainActor
public final class TableViewRows<Row> {
  /// The values, a row each.
  ///
  /// A table view shows new values at once, and keeps its selection. Call its
  /// `reloadData()` if an index now means another value.
  public var rows: [Row]
  /// Called with the value of a row when it is selected.
  public var onSelect: ((Row) -> Void)?

  private let cell: (Row) -> TableViewCell

  /// Creates a list of values.
  ///
  /// - Parameters:
  ///   - rows: The initial values.
  ///   - cell: A closure that returns the content of a value's row.
  public init(_ rows: [Row] = [], cell: @escaping (Row) -> TableViewCell) {
    self.rows = rows
    self.cell = cell
  }
}

extension TableViewRows: TableViewDataSource {
  /// Returns the number of values.
  public func numberOfRows(in tableView: TableView) -> Int { rows.count }

  /// Returns the content of a value's row.
  public func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    cell(rows[row])
  }
}

extension TableViewRows: TableViewDelegate {
  /// Calls ``onSelect`` with the value.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    onSelect?(rows[row])
  }
}
