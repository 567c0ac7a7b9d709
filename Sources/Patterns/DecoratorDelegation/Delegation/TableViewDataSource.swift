/// What a table view asks for everything that it shows.
///
/// Cocoa's delegation, and not the Gang of Four's Decorator: the table view
/// holds the data source, but doesn't conform to it, and adds nothing to it.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// How many rows there are now.
  ///
  /// A table view asks whenever it needs to know, and takes less than 0 for 0.
  func numberOfRows(in tableView: TableView) -> Int

  /// What a row shows.
  ///
  /// - Parameters:
  ///   - tableView: The table view that asks.
  ///   - row: A row, counted from 0, that there was when the table view last
  ///     asked ``numberOfRows(in:)``.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}
