/// A table for a terminal, which knows neither what it shows nor what a
/// selection means.
///
/// It asks its ``dataSource``, notifies its ``delegate``, holds both weakly,
/// and keeps no row of its own: what it shows is what there is now. It is on
/// the main actor, where views live, and where no one else comes between two of
/// its questions.
///
/// Cocoa's delegation, and not the Gang of Four's Decorator.
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
  private var isTellingDelegate = false

  /// Creates an empty table view.
  public init() {}

  /// The number of rows that the data source has now.
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
    // Telling the delegate of what it does itself could go on forever.
    guard !isTellingDelegate else { return }
    isTellingDelegate = true
    defer { isTellingDelegate = false }
    delegate?.tableView(self, didSelectRowAt: row)
  }

  /// Selects the row that is some rows further down, as the arrow keys do, and
  /// notifies the delegate; at the ends it stops.
  ///
  /// Where no row is selected, it begins before the first row, or behind the
  /// last one for a way upwards.
  ///
  /// - Parameter offset: How far down; upwards if it is below 0.
  /// - Returns: Whether there was a row to select.
  @discardableResult
  public func moveSelection(by offset: Int) -> Bool {
    let last = numberOfRows - 1
    guard last >= 0, offset != 0 else { return false }
    let start = selectedRow ?? (offset > 0 ? -1 : last + 1)
    // The offset is cut before it is added, so that none is too large to add.
    let row = start + min(max(offset, -start), last - start)
    do {
      try selectRow(at: row)
      return true
    } catch {
      // The data source has taken the row away since it was asked.
      return false
    }
  }
}
