import DecoratorDelegationPattern
import MVCPattern
import SharedModels

// What the user does.
extension LibraryApplication {
  /// Goes some albums to the right, or to the left for a negative number, and
  /// selects the one that is reached: the marked album is the selected one.
  func scroll(by offset: Int) {
    guard shelf.scroll(by: offset) else {
      return say(albums.isEmpty ? "There are no albums." : "That is the end.")
    }
    table.showSelection()
    say(selectedAlbum?.title ?? "")
  }

  /// Goes some rows down in the table; upwards if it is below 0.
  func selectRow(by offset: Int) {
    Explanation.log(.decorator, "TableView.moveSelection(by: \(offset))")
    if !table.view.moveSelection(by: offset) { say("The table is empty.") }
  }

  /// Deletes the marked album, which is the one that the table shows.
  func delete() {
    guard let album = selectedAlbum else { return say("No album is selected.") }
    change("Deleted \(album.title).") {
      Explanation.log(.mvc, "LibraryController.deleteSelection()")
      controller.deleteSelection()
    }
  }

  /// Adds an album; the controller says where, and what is selected then.
  func add(_ album: Album) {
    change("Added \(album.title).") {
      Explanation.log(.mvc, "LibraryController.add(_:)")
      controller.add(album)
    }
  }

  /// Goes back by one change.
  func undo() {
    guard canUndo else { return say("There is nothing to undo.") }
    change("Undone.", history.undo)
  }

  /// Goes forward by one change.
  func redo() {
    guard canRedo else { return say("There is nothing to redo.") }
    change("Redone.", history.redo)
  }

  /// Carries out a change; what follows from it is up to the observers.
  private func change(_ message: String, _ body: () -> Void) {
    if let reason = file.readOnlyReason {
      return say("Nothing is changed: \(reason).")
    }
    say(message)
    history.amendSelection()
    body()
    if let unsaved { say("\(message) It is not saved: \(unsaved).") }
  }

  /// Saves where the user has gone to since the last change.
  ///
  /// It isn't worth a file for each key.
  func keepSelection() {
    if history.amendSelection() { history.save() }
  }
}
