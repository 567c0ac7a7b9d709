import AdapterPattern
import DecoratorDelegationPattern
import MVCPattern
import MementoPattern
import SharedModels

// What the user does.
extension LibraryApplication {
  /// Goes some albums to the right, or to the left for a negative number, and
  /// selects the one that is reached: the marked album is the selected one.
  func scroll(by offset: Int) {
    Explanation.log(.adapter, "HorizontalScroller.scroll(by: \(offset))")
    guard scroller.scroll(by: offset), let index = scroller.selectedIndex else {
      return say(albums.isEmpty ? "There are no albums." : "That is the end.")
    }
    Explanation.log(.mvc, "LibraryController.showAlbum(at: \(index))")
    controller.showAlbum(at: index)
    say(scroller.selectedItem?.caption ?? "")
  }

  /// Goes some rows down in the table; upwards if it is below 0.
  func selectRow(by offset: Int) {
    Explanation.log(.decorator, "TableView.moveSelection(by: \(offset))")
    if !table.moveSelection(by: offset) { say("The table is empty.") }
  }

  /// Deletes the marked album, which is the one that the table shows.
  func delete() {
    guard let album = selectedAlbum else { return say("No album is selected.") }
    change("Deleted \(album.title).") {
      Explanation.log(.mvc, "AlbumTableView.pressDelete()")
      controller.table.pressDelete()
    }
  }

  /// Adds an album at the end, and goes to it.
  func add(_ album: Album) {
    change("Added \(album.title).") {
      let end = model.albums.count
      do {
        try model.add(album, at: end)
      } catch {
        return say("There is no place \(end) in the library.")
      }
      controller.showAlbum(at: end)
      scroller.select(end)
    }
  }

  /// Goes back by one change.
  func undo() {
    guard history.canUndo else { return say("There is nothing to undo.") }
    change("Undone.") {
      history.undo()
      Explanation.log(.memento, "BrowserHistory.undo()")
      showRestoredState()
    }
  }

  /// Goes forward by one change.
  func redo() {
    guard history.canRedo else { return say("There is nothing to redo.") }
    change("Redone.") {
      history.redo()
      Explanation.log(.memento, "BrowserHistory.redo()")
      showRestoredState()
    }
  }

  /// Carries out a change, and saves what comes of it.
  private func change(_ message: String, _ body: () -> Void) {
    if let reason = file.readOnlyReason {
      return say("Nothing is changed: \(reason).")
    }
    say(message)
    amendSelection()
    body()
    save()
    feed.follow(model.albums)
  }

  private func showRestoredState() {
    model.replaceAlbums(with: history.browser.albums)
    if let selection = history.browser.selection {
      controller.showAlbum(at: selection)
      scroller.select(selection)
    }
  }

  /// Saves where the user has gone to since the last change.
  ///
  /// Going to an album isn't a step to undo, and isn't worth a file for each
  /// key.
  func keepSelection() {
    if amendSelection() { save() }
  }

  /// Makes the newest state one with the present selection.
  ///
  /// - Returns: Whether it had another one.
  @discardableResult
  private func amendSelection() -> Bool {
    guard let selection = controller.selection,
      selection != history.browser.selection
    else { return false }
    do {
      try history.browser.select(selection)
    } catch {
      say("\(error)")
      return false
    }
    history.amend()
    Explanation.log(.memento, "BrowserHistory.amend()")
    return true
  }
}
