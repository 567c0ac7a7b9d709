import AdapterPattern
import MVCPattern
import ObserverPattern

/// The row of albums that scrolls, with the selected one marked.
@MainActor
final class Shelf {
  private(set) var scroller: HorizontalScroller
  private let model: AlbumLibrary
  private let controller: LibraryController

  init(model: AlbumLibrary, controller: LibraryController) {
    self.model = model
    self.controller = controller
    scroller = HorizontalScroller(model.albums.map(AlbumAdapter.init))
    followSelection()
  }

  /// Moves the mark, and selects the album that it is then at.
  ///
  /// - Returns: `true` if the mark has moved; otherwise, `false`.
  func scroll(by offset: Int) -> Bool {
    Explanation.log(.adapter, "HorizontalScroller.scroll(by: \(offset))")
    guard scroller.scroll(by: offset), let index = scroller.selectedIndex else {
      return false
    }
    Explanation.log(.mvc, "LibraryController.showAlbum(at: \(index))")
    controller.showAlbum(at: index)
    return true
  }

  private func followSelection() {
    if let selection = controller.selection { scroller.select(selection) }
  }
}

extension Shelf: @MainActor ChangeObserver {
  func update(_ change: AlbumLibrary.Change) {
    switch change {
    case .added(let index):
      Explanation.log(.adapter, "HorizontalScroller.insert(_:at: \(index))")
      scroller.insert(AlbumAdapter(model.albums[index]), at: index)
    case .deleted(let index):
      Explanation.log(.adapter, "HorizontalScroller.remove(at: \(index))")
      scroller.remove(at: index)
    case .replaced:
      Explanation.log(.adapter, "HorizontalScroller.replaceItems(with:)")
      scroller.replaceItems(with: model.albums.map(AlbumAdapter.init))
    }
    followSelection()
  }
}
