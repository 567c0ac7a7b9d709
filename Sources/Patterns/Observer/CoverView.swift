import SharedModels

/// A view of one album's cover.
///
/// GoF role: ConcreteObserver. It follows the events of a ``CoverLoader``, and
/// shows an indicator until its cover is loaded.
@MainActor
public final class CoverView {
  /// The content of a view.
  public enum State: Hashable, Sendable {
    /// Nothing, since no load has begun.
    case empty
    /// The indicator.
    case loading
    /// The cover.
    case shows(Cover)
    /// The reason why there is no cover.
    case failed(String)
  }

  /// The album whose cover the view shows.
  public let album: Album
  /// The view's content.
  public private(set) var state = State.empty
  /// The view's content before the load that is under way.
  private var stateBeforeLoading = State.empty
  /// Called after each event about the view's album.
  public var onChange: ((CoverView) -> Void)?

  /// Creates a view of an album's cover, which shows nothing yet.
  public init(album: Album) {
    self.album = album
  }

  /// A Boolean value that indicates whether the view shows the indicator.
  public var isLoading: Bool { state == .loading }
}

extension CoverView: CoverObserver {
  /// Updates the view, if the event is about its album.
  public func update(_ event: CoverEvent) {
    guard event.album == album else { return }
    switch event {
    case .started:
      if !isLoading { stateBeforeLoading = state }
      state = .loading
    case .finished(_, let cover): state = .shows(cover)
    case .failed(_, let reason): state = .failed(reason)
    case .cancelled: state = stateBeforeLoading
    }
    onChange?(self)
  }
}

extension CoverView.State: CustomStringConvertible {
  /// What the view shows, in one readable phrase.
  public var description: String {
    switch self {
    case .empty: "nothing yet"
    case .loading: "the indicator"
    case .shows(let cover): "\(cover)"
    case .failed(let reason): "no cover, \(reason)"
    }
  }
}
