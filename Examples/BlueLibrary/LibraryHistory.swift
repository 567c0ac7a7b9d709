import MVCPattern
import MementoPattern
import ObserverPattern

/// The states of the library, for undo and redo, and the file that keeps them.
@MainActor
final class LibraryHistory {
  let states: BrowserHistory
  /// Why the newest state is not saved, or `nil` if it is saved.
  private(set) var unsaved: String?

  private let file: StateFile
  private let model: AlbumLibrary
  private let controller: LibraryController

  init(
    _ states: BrowserHistory,
    file: StateFile,
    model: AlbumLibrary,
    controller: LibraryController
  ) {
    self.states = states
    self.file = file
    self.model = model
    self.controller = controller
  }

  /// Goes back by one change.
  func undo() {
    Explanation.log(.memento, "BrowserHistory.undo()")
    states.undo()
    showState()
  }

  /// Goes forward by one change.
  func redo() {
    Explanation.log(.memento, "BrowserHistory.redo()")
    states.redo()
    showState()
  }

  /// Replaces the selection of the current state with the controller's.
  ///
  /// Selecting an album is not a step to undo; undoing the next change selects
  /// that album again.
  ///
  /// - Returns: `true` if the selection has changed; otherwise, `false`.
  @discardableResult
  func amendSelection() -> Bool {
    guard let selection = controller.selection,
      selection != states.browser.selection
    else { return false }
    return attempt {
      try states.browser.select(selection)
      Explanation.log(.memento, "BrowserHistory.amend()")
      states.amend()
    }
  }

  /// Saves the current state.
  func save() {
    guard file.readOnlyReason == nil else { return }
    attempt {
      Explanation.log(.memento, "BrowserArchive.save(_:)")
      try file.save(states)
      unsaved = nil
    }
  }

  private func showState() {
    let browser = states.browser
    Explanation.log(.mvc, "LibraryController.restore(_:selection:)")
    controller.restore(browser.albums, selection: browser.selection)
  }

  @discardableResult
  private func attempt(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      unsaved = "\(error)"
      return false
    }
  }
}

extension LibraryHistory: @MainActor ChangeObserver {
  func update(_ change: AlbumLibrary.Change) {
    attempt {
      let browser = states.browser
      switch change {
      case .added(let index):
        try browser.insert(model.albums[index], at: index)
      case .deleted(let index): try browser.delete(at: index)
      // Undo and redo replace the albums with those of a recorded state.
      case .replaced: return
      }
      if let selection = controller.selection { try browser.select(selection) }
      Explanation.log(.memento, "BrowserHistory.record()")
      states.record()
    }
    save()
  }
}
