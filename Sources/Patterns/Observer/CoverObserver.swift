/// An object that a ``CoverLoader`` notifies: a view, a log, a test.
///
/// GoF role: Observer. It is on the main actor, as the loader is.
@MainActor
public protocol CoverObserver: AnyObject {
  /// Receives an event about any album's cover.
  func update(_ event: CoverEvent)
}

/// An observer of the subject that passes its events on to a public observer.
///
/// The template's protocol is internal, so types of other modules can't conform
/// to it.
@MainActor
final class CoverObserverRelay {
  private(set) weak var observer: (any CoverObserver)?

  init(_ observer: any CoverObserver) {
    self.observer = observer
  }
}

extension CoverObserverRelay: @MainActor Observer {
  func update(_ event: CoverEvent) {
    observer?.update(event)
  }
}
