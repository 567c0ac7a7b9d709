/// A subject that notifies its observers of changes of any type.
///
///     let subject = ChangeSubject<Int>()
///     subject.attach(first)
///     subject.attach(second)
///     subject.notify(1)
///     // first.update(1) and then second.update(1) are called
///
/// GoF role: Subject. It is public, for other modules; the template's types are
/// internal, as they are in a copy.
public final class ChangeSubject<Change> {
  private let subject = Subject<Change>()
  private var relays: [ObjectIdentifier: Relay<Change>] = [:]

  /// Creates a subject without observers.
  public init() {}

  /// Attaches an observer, which receives every change from the next one on,
  /// after the observers attached before it.
  ///
  /// Attaching it again has no effect. The subject keeps no observer alive.
  public func attach(_ observer: any ChangeObserver<Change>) {
    let id = ObjectIdentifier(observer)
    // This observer may have the identifier of a deallocated one.
    guard relays[id]?.observer == nil else { return }
    let relay = Relay(observer)
    relays[id] = relay
    subject.attach(relay)
  }

  /// Detaches an observer, which then receives no more changes.
  public func detach(_ observer: any ChangeObserver<Change>) {
    // The subject holds the relay weakly.
    relays[ObjectIdentifier(observer)] = nil
  }

  /// Notifies every attached observer of a change.
  ///
  /// A change that is sent while another is being delivered is delivered after
  /// it.
  public func notify(_ change: Change) {
    relays = relays.filter { $0.value.observer != nil }
    subject.notify(change)
  }
}

/// An object that a ``ChangeSubject`` notifies.
///
/// GoF role: Observer.
public protocol ChangeObserver<Change>: AnyObject {
  /// The type of the changes.
  associatedtype Change

  /// Receives a change, after it has been made.
  func update(_ change: Change)
}

/// An observer of the subject that passes its events on to a public observer.
private final class Relay<Change>: Observer {
  private(set) weak var observer: (any ChangeObserver<Change>)?

  init(_ observer: any ChangeObserver<Change>) {
    self.observer = observer
  }

  func update(_ change: Change) {
    observer?.update(change)
  }
}
