import AdapterPattern
import DecoratorDelegationPattern
import MVCPattern
import MementoPattern
import SharedModels

// What the user does.
extension LibraryApplication {
  /// Scrolls by some albums; to the left if it is below 0.
  func scroll(by offset: Int) {
    Explanation.log(.adapter, "HorizontalScroller.scroll(by: \(offset))")
    let moved = scroller.scroll(by: offset)
    say(
      moved
        ? scroller.selectedItem?.caption ?? ""
        : albums.isEmpty ? "There are no albums." : "That is the end."
    )
  }

  /// Selects the album that the scroller is at, as a tap on its cover does.
  func select() {
    guard let index = scroller.selectedIndex else {
      return say("There are no albums.")
    }
    Explanation.log(.mvc, "AlbumView.tap()")
    controller.covers[index].tap()
    say("Selected \(albums[index].title).")
    keepSelection()
  }

  /// Goes some rows down in the table; upwards if it is below 0.
  func selectRow(by offset: Int) {
    Explanation.log(.decorator, "TableView.moveSelection(by: \(offset))")
    if !table.moveSelection(by: offset) { say("The table is empty.") }
  }

  /// Deletes the album that the table shows.
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

  private func keepSelection() {
    guard let selection = controller.selection,
      selection != history.browser.selection
    else { return }
    do {
      try history.browser.select(selection)
      history.amend()
      Explanation.log(.memento, "BrowserHistory.amend()")
      save()
    } catch {
      say("\(error)")
    }
  }
}
