import ObserverPattern
import SharedModels

/// The cover views of the visible albums, each of which loads its cover when it
/// is first shown.
@MainActor
final class CoverWall {
  /// The number of views, besides the visible ones, that are kept for
  /// scrolling back.
  private static let memory = 200

  /// Called when a view shows something new.
  var onChange: (() -> Void)?

  private let loader: CoverLoader
  private var views: [Album: CoverView] = [:]
  private var loads: [Album: Task<Void, Never>] = [:]

  init(fetch: @escaping CoverLoader.Fetch) {
    loader = CoverLoader(fetch: fetch)
  }

  /// Returns what the view of an album's cover shows.
  func state(of album: Album) -> CoverView.State {
    views[album]?.state ?? .empty
  }

  /// Creates views for albums that have none, and discards others if there are
  /// too many.
  ///
  /// - Complexity: O(*n*) in the number of albums, and of views if some are
  ///   discarded.
  func show(_ albums: ArraySlice<Album>) {
    for album in albums where views[album] == nil {
      let view = CoverView(album: album)
      view.onChange = { [weak self] in self?.explain($0) }
      views[album] = view
      Explanation.log(.observer, "CoverLoader.attach(_:) for \(album.title)")
      loader.attach(view)
      loads[album] = Task { await loader.load(album) }
    }
    guard views.count > Self.memory + albums.count else { return }
    // The loader holds its views weakly: a discarded view receives no
    // more events.
    let visible = Set(albums)
    views = views.filter { visible.contains($0.key) }
    for (album, load) in loads where views[album] == nil { load.cancel() }
    loads = loads.filter { views[$0.key] != nil }
  }

  /// Waits for every cover whose load has begun.
  func finishLoading() async {
    for load in loads.values { await load.value }
  }

  private func explain(_ view: CoverView) {
    Explanation.log(
      .observer,
      "CoverView.state: \(view.state) (\(view.album.title))"
    )
    onChange?()
  }
}
