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
/// The model has the list of albums. An action changes it through the
/// controller, and the observers of the model follow from the change.
@MainActor
final class LibraryApplication {
  let model: AlbumLibrary
  let controller: LibraryController
  let shelf: Shelf
  let table: AlbumTable
  let history: LibraryHistory
  let feed: FacadeFeed
  let covers: CoverWall
  let file: StateFile
  private let changes = ChangeSubject<AlbumLibrary.Change>()

  /// What happened last, for the user.
  var status: String {
    [message, answer].compactMap(\.self).joined(separator: " ")
  }
  private var message: String
  /// What the server has answered since.
  private var answer: String?
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
    let states = try file.load(first: LibraryBrowser(albums: first))
    let albums = states.browser.albums
    model = AlbumLibrary(albums: albums)
    controller = LibraryController(library: model)
    controller.showAlbum(at: states.browser.selection ?? 0)
    shelf = Shelf(model: model, controller: controller)
    table = AlbumTable(model: model, controller: controller)
    history = LibraryHistory(
      states, file: file, model: model, controller: controller)
    feed = FacadeFeed(
      LibraryAPI(albums: albums, server: server, timeout: timeout),
      model: model
    )
    covers = CoverWall(fetch: fetch)
    message = file.notice ?? "Press ? for help."
    connect()
  }

  /// The albums, in order.
  var albums: [Album] { model.albums }
  /// The album that the table shows.
  var selectedAlbum: Album? { table.album }
  var canUndo: Bool { history.states.canUndo }
  var canRedo: Bool { history.states.canRedo }
  /// Why the last state is not saved, if so.
  var unsaved: String? { history.unsaved }
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

  private func connect() {
    model.onChange = { [changes] change in
      Explanation.log(.observer, "ChangeSubject.notify(_:): \(change)")
      changes.notify(change)
    }
    // The controller comes first: its selection is the one of all.
    changes.attach(controller)
    changes.attach(shelf)
    changes.attach(table)
    changes.attach(history)
    changes.attach(feed)
    table.onSelect = { [weak self] in self?.say($0.description) }
    covers.onChange = { [weak self] in self?.onChange?() }
    feed.onAnswer = { [weak self] in self?.tellAnswer($0) }
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

extension LibraryController: ChangeObserver {
  /// Follows from a change of the model.
  public func update(_ change: AlbumLibrary.Change) {
    libraryDidChange(change)
  }
}
