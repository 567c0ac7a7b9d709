/// An object that a table view notifies of its user's actions.
///
/// Cocoa's delegation, not the Gang of Four's Decorator: the table view leaves
/// the reaction to its delegate, which has another interface.
@MainActor
public protocol TableViewDelegate: AnyObject {
  /// Notifies the delegate that a row was selected.
  ///
  /// The delegate may select another row, reload the table view or set another
  /// delegate. It is not notified of a selection that is made before this
  /// method returns.
  ///
  /// - Parameters:
  ///   - tableView: The table view, in which the row is selected already.
  ///   - row: The row, counted from 0.
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)
}
