/// A list of values as the rows of a table view: its data source and its
/// delegate in one.
///
/// Cocoa's delegation, and not the Gang of Four's Decorator. What a value's row
/// shows is said once, when the list is made. As a table view holds both
/// weakly, someone else has to hold the list.
@MainActor
public final class TableViewRows<Row> {
  /// The values, a row each.
  ///
  /// A table view shows at once what is assigned here, and keeps its selection:
  /// its `reloadData()` is to be called where a row's number means another row
  /// now.
  public var rows: [Row]
  /// Called with the value of a row that was selected.
  public var onSelect: ((Row) -> Void)?

  private let cell: (Row) -> TableViewCell

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - rows: The values at the beginning.
  ///   - cell: What the row of a value shows.
  public init(_ rows: [Row] = [], cell: @escaping (Row) -> TableViewCell) {
    self.rows = rows
    self.cell = cell
  }
}

extension TableViewRows: TableViewDataSource {
  /// Returns the number of values.
  public func numberOfRows(in tableView: TableView) -> Int { rows.count }

  /// The cell of a value.
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
