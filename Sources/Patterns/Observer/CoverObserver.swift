/// An object that a ``CoverLoader`` notifies: a view, a log, a test.
///
/// GoF role: Observer. It is on the main actor, as the loader is.
@MainActor
public protocol CoverObserver: AnyObject {
  /// Receives an event of any album's cover.
  func update(_ event: CoverEvent)
}

/// Stands for a public observer among the subject's own ones.
///
/// The template's protocol is internal, so types of other modules can't conform
/// to it.
@MainActor
final class CoverObserverRelay {
  weak let observer: (any CoverObserver)?

  init(_ observer: any CoverObserver) {
    self.observer = observer
  }
}

extension CoverObserverRelay: @MainActor Observer {
  func update(_ event: CoverEvent) {
    observer?.update(event)
  }
}
