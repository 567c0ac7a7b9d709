/// A table for a terminal, which gets its rows from a data source and notifies
/// a delegate of selections.
///
/// It holds its ``dataSource`` and its ``delegate`` weakly, and stores no rows:
/// it always shows the current ones. It is on the main actor, as views are, so
/// no other code runs between two calls of its data source.
///
/// Cocoa's delegation, not the Gang of Four's Decorator.
@MainActor
public final class TableView {
  /// The object that provides rows and cells; if `nil`, the table is empty.
  ///
  /// Setting it clears the selection.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that is notified of selections.
  public weak var delegate: (any TableViewDelegate)?

  /// The row that was selected last, which may no longer exist.
  private(set) var selection: Int?
  private var isNotifyingDelegate = false

  /// Creates an empty table view.
  public init() {}

  /// The current number of rows of the data source.
  public var numberOfRows: Int {
    // A count below 0 would be an invalid range.
    max(dataSource?.numberOfRows(in: self) ?? 0, 0)
  }

  /// The selected row, or `nil` if there is none or it no longer exists.
  public var selectedRow: Int? {
    selection.flatMap { $0 < numberOfRows ? $0 : nil }
  }

  /// Clears the selection, since a row's index may now mean another row.
  ///
  /// Call this after the data source's rows have changed.
  public func reloadData() {
    selection = nil
  }

  /// Selects a row, as the user does, and notifies the delegate.
  ///
  /// The delegate is also notified of a row that is selected already, but not
  /// of one that is selected during a notification.
  ///
  /// - Parameter row: A row, counted from 0.
  /// - Throws: ``TableViewError/noSuchRow(_:rowCount:)``, if the data source
  ///   has no such row; the selection is then unchanged, and the delegate isn't
  ///   notified.
  public func selectRow(at row: Int) throws(TableViewError) {
    let rowCount = numberOfRows
    guard row >= 0, row < rowCount else {
      throw .noSuchRow(row, rowCount: rowCount)
    }
    selection = row
    // A delegate that selects a row when notified could recurse forever.
    guard !isNotifyingDelegate else { return }
    isNotifyingDelegate = true
    defer { isNotifyingDelegate = false }
    delegate?.tableView(self, didSelectRowAt: row)
  }

  /// Moves the selection by a number of rows, as the arrow keys do, and
  /// notifies the delegate; at the ends it stops.
  ///
  /// If no row is selected, a move down begins before the first row, and a move
  /// up after the last one.
  ///
  /// - Parameter offset: The number of rows down, or up for a negative number.
  /// - Returns: `true` if there was a row to select; otherwise, `false`.
  @discardableResult
  public func moveSelection(by offset: Int) -> Bool {
    let last = numberOfRows - 1
    guard last >= 0, offset != 0 else { return false }
    let start = selectedRow ?? (offset > 0 ? -1 : last + 1)
    // The offset is limited before it is added, so that the sum can't overflow.
    let row = start + min(max(offset, -start), last - start)
    do {
      try selectRow(at: row)
      return true
    } catch {
      // The data source has removed the row since it was asked.
      return false
    }
  }
}
