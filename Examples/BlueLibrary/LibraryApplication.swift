import DecoratorExtensionPattern
import FacadePattern
import Foundation
import MVCPattern
import MementoPattern
import ObserverPattern
import SharedModels

/// The patterns of the kit, connected: what the program does, without the
/// screen.
///
/// The model has the list of albums. An action changes it through the
/// controller, and the model's observers then update what they show or store.
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

  /// What happened last, for the status line.
  var status: String {
    [message, answer].compactMap(\.self).joined(separator: " ")
  }
  private var message: String
  /// What the server has answered since that message.
  private var answer: String?
  /// Called when there is something new to show that no key press has caused.
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
  /// The selected album, or `nil` if no album is selected.
  var selectedAlbum: Album? { table.album }
  var canUndo: Bool { history.states.canUndo }
  var canRedo: Bool { history.states.canRedo }
  /// Why the newest state is not saved, or `nil` if it is saved.
  var unsaved: String? { history.unsaved }
  var isReadOnly: Bool { file.readOnlyReason != nil }
  var isOnline: Bool { feed.isOnline }
  /// The number of changes that the server has not answered yet.
  var waiting: Int { feed.isOnline ? feed.waiting : 0 }

  /// The number of changes that the server has not accepted.
  var refused: Int { feed.refused }

  /// Shows a message in the status line.
  func say(_ message: String) {
    self.message = message
    answer = nil
  }

  private func connect() {
    model.onChange = { [changes] change in
      Explanation.log(.observer, "ChangeSubject.notify(_:): \(change)")
      changes.notify(change)
    }
    // The controller comes first: the others take over its selection.
    changes.attach(controller)
    changes.attach(shelf)
    changes.attach(table)
    changes.attach(history)
    changes.attach(feed)
    table.onSelect = { [weak self] in self?.say($0.description) }
    covers.onChange = { [weak self] in self?.onChange?() }
    feed.onAnswer = { [weak self] in self?.showAnswer($0) }
  }

  private func showAnswer(_ error: LibraryError?) {
    if let failure = error?.description {
      answer = failure.prefix(1).uppercased() + failure.dropFirst() + "."
    } else if isOnline {
      answer = "Posted."
    }
    onChange?()
  }
}

extension LibraryController: ChangeObserver {
  /// Updates the selection and the views after a change of the model.
  public func update(_ change: AlbumLibrary.Change) {
    libraryDidChange(change)
  }
}
