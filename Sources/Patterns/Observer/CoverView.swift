import SharedModels

/// A view of one album's cover.
///
/// GoF role: ConcreteObserver. It shows an indicator until its cover has come,
/// and hears of nothing else than the events of the ``CoverLoader`` that it is
/// attached to.
@MainActor
public final class CoverView {
  /// What the view shows.
  public enum State: Hashable, Sendable {
    /// Nothing yet: no load has begun.
    case empty
    /// The indicator.
    case loading
    /// The cover.
    case shows(Cover)
    /// The reason why there is no cover.
    case failed(String)
  }

  /// The album whose cover it shows.
  public let album: Album
  /// What it shows now.
  public private(set) var state = State.empty
  /// Called after each change of ``state``.
  public var onChange: ((CoverView) -> Void)?

  /// Makes a view that shows nothing yet.
  public init(album: Album) {
    self.album = album
  }

  /// Whether the view shows the indicator.
  public var isLoading: Bool { state == .loading }
}

// The view and whoever tells it are on the main actor, hence the conformance.
extension CoverView: @MainActor Observer {
  func update(_ event: CoverEvent) {
    guard event.album == album else { return }
    switch event {
    case .started: state = .loading
    case .finished(_, let cover): state = .shows(cover)
    case .failed(_, let reason): state = .failed(reason)
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
