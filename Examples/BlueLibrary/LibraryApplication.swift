import AdapterPattern
import DecoratorDelegationPattern
import DecoratorExtensionPattern
import FacadePattern
import Foundation
import MVCPattern
import MementoPattern
import ObserverPattern
import SharedModels

/// The patterns of the kit, wired together: what the program does, without the
/// screen.
///
/// An action goes through the MVC module's view and controller to its model.
/// From the model's change on, ``follow(_:)`` takes it to all others.
@MainActor
final class LibraryApplication {
  // MVC
  let controller: LibraryController
  let model: AlbumLibrary
  // Decorator
  let table = TableView()
  private let rows = TableViewRows<TableRow> {
    TableViewCell(title: $0.label, detail: $0.value)
  }
  // Adapter
  var scroller: HorizontalScroller
  // Observer
  let covers: CoverWall
  // Memento
  let history: BrowserHistory
  let file: StateFile
  // Facade
  let feed: FacadeFeed

  /// What happened last, for the user.
  var status: String {
    [message, answer].compactMap(\.self).joined(separator: " ")
  }
  private var message: String
  /// What the server has answered since.
  private var answer: String?
  /// Why the last state is not saved, if so.
  private(set) var unsaved: String?
  /// Called when there is something new to show, without an action of the
  /// user's.
  var onChange: (() -> Void)?

  init(
    file: StateFile,
    first: [Album],
    server: URL?,
    timeout: TimeInterval,
    fetch: @escaping CoverLoader.Fetch
  ) throws {
    self.file = file
    history = try file.load(first: LibraryBrowser(albums: first))
    let albums = history.browser.albums
    model = AlbumLibrary(albums: albums)
    controller = LibraryController(library: model, table: AlbumTableView())
    scroller = HorizontalScroller(albums.map(AlbumAdapter.init))
    covers = CoverWall(fetch: fetch)
    feed = FacadeFeed(
      LibraryAPI(albums: albums, server: server, timeout: timeout)
    )
    message = file.notice ?? "Press ? for help."
    connect()
  }

  /// The albums, in order.
  var albums: [Album] { model.albums }
  /// The album that the table shows.
  var selectedAlbum: Album? { controller.selection.map { model.albums[$0] } }
  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }
  var isReadOnly: Bool { file.readOnlyReason != nil }
  var isOnline: Bool { feed.isOnline }
  /// How many changes the server has not answered yet.
  var waiting: Int { feed.isOnline ? feed.waiting : 0 }

  /// How many changes the server has not taken.
  var refused: Int { feed.refused }

  /// Says something to the user.
  func say(_ message: String) {
    self.message = message
    answer = nil
  }

  // MARK: - What follows from it

  private func connect() {
    // The controller listens to the model already; it comes first, so that its
    // selection is the new one.
    let tellController = model.onChange
    model.onChange = { [weak self] change in
      Explanation.log(.mvc, "AlbumLibrary.onChange: \(change)")
      tellController?(change)
      self?.follow(change)
    }
    controller.onRefresh = { [weak self] in self?.showAlbum() }
    table.dataSource = rows
    table.delegate = rows
    rows.onSelect = { [weak self] in self?.say($0.description) }
    covers.onChange = { [weak self] in self?.onChange?() }
    feed.onAnswer = { [weak self] in self?.tellAnswer($0) }
    if let selection = history.browser.selection {
      controller.showAlbum(at: selection)
      scroller.select(selection)
    }
  }

  /// Takes a change of the model to whoever else has to do with it.
  private func follow(_ change: AlbumLibrary.Change) {
    do {
      switch change {
      case .added(let index):
        let album = model.albums[index]
        try history.browser.insert(album, at: index)
        scroller.insert(AlbumAdapter(album), at: index)
        Explanation.log(.adapter, "HorizontalScroller.insert(_:at: \(index))")
      case .deleted(let index):
        try history.browser.delete(at: index)
        scroller.remove(at: index)
        Explanation.log(.adapter, "HorizontalScroller.remove(at: \(index))")
      case .replaced:
        scroller.replaceItems(with: model.albums.map(AlbumAdapter.init))
        Explanation.log(.adapter, "HorizontalScroller.replaceItems(with:)")
        // That is what the browser has already.
        return
      }
      history.record()
      Explanation.log(.memento, "BrowserHistory.record()")
    } catch {
      say("\(error)")
    }
  }

  private func showAlbum() {
    Explanation.log(.mvc, "LibraryController.onRefresh")
    rows.rows = selectedAlbum?.tableRepresentation ?? []
    Explanation.log(.decorator, "Album.tableRepresentation")
    table.reloadData()
    Explanation.log(.decorator, "TableView.reloadData()")
  }

  /// Saves the present state, and tells the user if that can't be done.
  func save() {
    guard !isReadOnly else { return }
    do {
      try file.save(history)
      unsaved = nil
      Explanation.log(.memento, "BrowserArchive.save(_:)")
    } catch {
      unsaved = "\(error)"
      say("\(message) It is not saved: \(error).")
    }
  }

  private func tellAnswer(_ error: LibraryError?) {
    if let failure = error?.description {
      answer = failure.prefix(1).uppercased() + failure.dropFirst() + "."
    } else if isOnline {
      answer = "Posted."
    }
    onChange?()
  }
}
