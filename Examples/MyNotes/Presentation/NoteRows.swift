import DataAccessObjectPattern
import DecoratorDelegationPattern

/// Gives a table view the list of notes, and tells which one was selected.
final class NoteRows {
  /// The notes that are shown.
  var rows: [NoteRow] = []
  /// Called when a note was selected.
  var onSelect: ((NoteRow) -> Void)?
}

extension NoteRows: @MainActor TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    TableViewCell(title: rows[row].date, detail: rows[row].note.content)
  }
}

extension NoteRows: @MainActor TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    onSelect?(rows[row])
  }
}
