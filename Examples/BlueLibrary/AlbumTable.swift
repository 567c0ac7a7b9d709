import DecoratorDelegationPattern
import DecoratorExtensionPattern
import MVCPattern
import ObserverPattern
import SharedModels

/// The table of the selected album.
@MainActor
final class AlbumTable {
  let view = TableView()
  /// Called with the row that the user has selected.
  var onSelect: ((TableRow) -> Void)? {
    get { rows.onSelect }
    set { rows.onSelect = newValue }
  }

  private let rows = TableViewRows<TableRow> {
    TableViewCell(title: $0.label, detail: $0.value)
  }
  private let model: AlbumLibrary
  private let controller: LibraryController

  init(model: AlbumLibrary, controller: LibraryController) {
    self.model = model
    self.controller = controller
    view.dataSource = rows
    view.delegate = rows
    showSelection()
  }

  /// The selected album, or `nil` if no album is selected.
  var album: Album? { controller.selection.map { model.albums[$0] } }

  /// Shows the selected album.
  func showSelection() {
    Explanation.log(.decorator, "Album.tableRepresentation")
    rows.rows = album?.tableRepresentation ?? []
    Explanation.log(.decorator, "TableView.reloadData()")
    view.reloadData()
  }
}

extension AlbumTable: @MainActor ChangeObserver {
  func update(_ change: AlbumLibrary.Change) {
    showSelection()
  }
}
