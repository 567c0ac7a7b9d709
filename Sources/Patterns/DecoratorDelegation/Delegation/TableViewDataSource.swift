/// An object that provides the rows of a table view.
///
/// Cocoa's delegation, not the Gang of Four's Decorator: the table view holds
/// the data source, but doesn't conform to this protocol, and adds nothing to
/// it.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// Returns the current number of rows; negative values are treated as 0.
  ///
  /// A table view calls this method whenever it needs the number.
  func numberOfRows(in tableView: TableView) -> Int

  /// Returns the content of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view that asks.
  ///   - row: A row, counted from 0 and below the number that
  ///     ``numberOfRows(in:)`` last returned.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}
