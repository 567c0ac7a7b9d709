import DecoratorDelegationPattern
import MVCPattern
import SharedModels

// What the user does.
extension LibraryApplication {
  /// Selects the album `offset` places to the right, or to the left for a
  /// negative number.
  func scroll(by offset: Int) {
    guard shelf.scroll(by: offset) else {
      return say(albums.isEmpty ? "There are no albums." : "That is the end.")
    }
    table.showSelection()
    say(selectedAlbum?.title ?? "")
  }

  /// Selects the row of the table `offset` rows further down, or further up for
  /// a negative number.
  func selectRow(by offset: Int) {
    Explanation.log(.decorator, "TableView.moveSelection(by: \(offset))")
    if !table.view.moveSelection(by: offset) { say("The table is empty.") }
  }

  /// Deletes the selected album.
  func delete() {
    guard let album = selectedAlbum else { return say("No album is selected.") }
    change("Deleted \(album.title).") {
      Explanation.log(.mvc, "LibraryController.deleteSelection()")
      controller.deleteSelection()
    }
  }

  /// Adds an album; the controller decides where it goes, and selects it.
  func add(_ album: Album) {
    change("Added \(album.title).") {
      Explanation.log(.mvc, "LibraryController.add(_:)")
      controller.add(album)
    }
  }

  /// Goes back by one change.
  func undo() {
    guard canUndo else { return say("Nothing to undo.") }
    change("Undone.", history.undo)
  }

  /// Goes forward by one change.
  func redo() {
    guard canRedo else { return say("Nothing to redo.") }
    change("Redone.", history.redo)
  }

  /// Makes a change, unless the library is read-only.
  ///
  /// The observers of the model do the rest.
  private func change(_ message: String, _ body: () -> Void) {
    if let reason = file.readOnlyReason {
      return say("Nothing is changed: \(reason).")
    }
    say(message)
    history.amendSelection()
    body()
    if let unsaved { say("\(message) It is not saved: \(unsaved).") }
  }

  /// Saves the selection, if it has changed since the last change of the
  /// albums.
  ///
  /// Writing the file for each key press would be too slow.
  func keepSelection() {
    if history.amendSelection() { history.save() }
  }
}
