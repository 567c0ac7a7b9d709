import DecoratorDelegationPattern
import DecoratorExtensionPattern

/// Gives a table view the table representation of an album, and tells which of
/// its rows was selected.
final class AlbumRows {
  /// The rows of the album that is shown; none if there is no album.
  var rows: [TableRow] = []
  /// Called when a row was selected.
  var onSelect: ((TableRow) -> Void)?
}

extension AlbumRows: @MainActor TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    TableViewCell(title: rows[row].label, detail: rows[row].value)
  }
}

extension AlbumRows: @MainActor TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    onSelect?(rows[row])
  }
}
