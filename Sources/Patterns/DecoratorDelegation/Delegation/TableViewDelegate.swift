/// An object that a table view notifies of its user's actions.
///
/// Cocoa's delegation, and not the Gang of Four's Decorator: the table view
/// hands on a decision, and the delegate need not be a table view.
@MainActor
public protocol TableViewDelegate: AnyObject {
  /// A row was selected.
  ///
  /// The delegate may select another row, reload the table view or leave it. It
  /// is not notified of a selection that is made before this returns.
  ///
  /// - Parameters:
  ///   - tableView: The table view, the row already selected.
  ///   - row: The row, counted from 0.
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)
}
