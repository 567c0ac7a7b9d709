import SharedModels

/// A controller that shows a library in views, and carries out the user's
/// actions.
///
/// MVC role: Controller. It holds the library and the views, which know nothing
/// of each other nor of the controller. What the views show follows from the
/// library and the selection alone.
public final class LibraryController {
  /// The view of the selected album, empty if no album is selected; `nil` if
  /// there are only covers.
  public let table: AlbumTableView?
  /// The cover views, one for each place in the library.
  ///
  /// A view belongs to its place: after a change it may show another album.
  public private(set) var covers: [AlbumView] = []
  /// The index of the selected album, or `nil` if no album is selected.
  public private(set) var selection: Int?
  /// Called when the views show something new, so that they can be drawn.
  public var onRefresh: (() -> Void)?

  private let library: AlbumLibrary
  /// A Boolean value that indicates whether this controller is adding an album.
  private var isAdding = false

  /// Creates a controller that shows the first album of a library.
  ///
  /// The controller becomes the only listener of the library and of the table.
  /// A controller that was created before for the same library is no longer
  /// notified of changes, unless they are passed to ``libraryDidChange(_:)``.
  ///
  /// - Complexity: O(*n*) in the number of albums.
  public init(library: AlbumLibrary, table: AlbumTableView? = nil) {
    self.library = library
    self.table = table
    // Weakly: the controller holds the library and the table. If they held it
    // strongly, the three would keep each other alive forever.
    library.onChange = { [weak self] in self?.libraryDidChange($0) }
    table?.onDelete = { [weak self] in self?.deleteSelection() }
    selection = 0
    refresh()
  }

  /// Selects the album at `index` and shows its data; an index out of range
  /// clears the selection and the table.
  ///
  /// - Complexity: O(1), however many albums there are.
  public func showAlbum(at index: Int) {
    highlight(false)
    selection = library.albums.indices.contains(index) ? index : nil
    highlight(true)
    showSelection()
  }

  /// Adds an album at the end of the library, and selects it.
  ///
  /// An album that another object adds is not selected.
  ///
  /// - Complexity: O(*n*) in the number of albums.
  public func add(_ album: Album) {
    isAdding = true
    defer { isAdding = false }
    do {
      try library.add(album, at: library.albums.count)
    } catch {
      preconditionFailure("An album can always be added at the end.")
    }
  }

  /// Replaces all albums of the library and the selection, as when a saved
  /// state is restored; an index out of range selects no album.
  ///
  /// - Complexity: O(*n*) in the number of albums.
  public func restore(_ albums: [Album], selection index: Int?) {
    selection = index.flatMap { albums.indices.contains($0) ? $0 : nil }
    library.replaceAlbums(with: albums)
  }

  /// Deletes the selected album from the library, if an album is selected.
  ///
  /// The next album is then selected, or the previous one if it was the last;
  /// no album if it was the only one.
  ///
  /// - Complexity: O(*n*) in the number of albums.
  public func deleteSelection() {
    guard let selection else { return }
    do {
      try library.delete(at: selection)
    } catch {
      // The library has changed and notified another listener, which replaced
      // this one. The views are out of date.
      refresh()
    }
  }

  /// Updates the views from the library.
  ///
  /// This also happens after each change of the library. A selection beyond
  /// the end moves to the last album.
  ///
  /// - Complexity: O(*n*) in the number of albums.
  public func refresh() {
    let albums = library.albums
    selection = albums.indices.last.flatMap { last in
      selection.map { min($0, last) }
    }
    covers = albums.indices.map { $0 < covers.count ? covers[$0] : makeCover() }
    for (index, album) in albums.enumerated() {
      covers[index].caption = album.title
      covers[index].isHighlighted = index == selection
    }
    showSelection()
  }

  /// Updates the selection and the views after a change of the library.
  ///
  /// The selected album stays selected at its new index. The library calls this
  /// method after each change. If several controllers show a library, let its
  /// one listener be a subject that passes each change to each of them.
  ///
  /// - Complexity: O(*n*) in the number of albums.
  public func libraryDidChange(_ change: AlbumLibrary.Change) {
    if isAdding, case .added(let index) = change {
      selection = index
    } else if let selection {
      switch change {
      case .added(let index) where index <= selection:
        self.selection = selection + 1
      case .deleted(let index) where index < selection:
        self.selection = selection - 1
      case .added, .deleted, .replaced:
        break
      }
    }
    refresh()
  }

  private func highlight(_ isHighlighted: Bool) {
    guard let selection, covers.indices.contains(selection) else { return }
    covers[selection].isHighlighted = isHighlighted
  }

  private func showSelection() {
    table?.rows = selection.map { rows(of: library.albums[$0]) } ?? []
    onRefresh?()
  }

  private func makeCover() -> AlbumView {
    let cover = AlbumView()
    cover.onTap = { [weak self] in self?.showAlbum(of: $0) }
    return cover
  }

  private func showAlbum(of cover: AlbumView) {
    // A removed view may still be tapped; it has no album.
    guard let index = covers.firstIndex(where: { $0 === cover }) else { return }
    showAlbum(at: index)
  }

  private func rows(of album: Album) -> [AlbumTableView.Row] {
    [
      .init(label: "Artist", value: album.artist),
      .init(label: "Album", value: album.title),
      .init(label: "Genre", value: album.genre),
      .init(label: "Year", value: "\(album.year)"),
    ]
  }
}
