/// Observer (behavioral): a subject notifies every attached observer of each
/// change, without knowing what the observers are.
///
/// Rename `Subject` and `Observer` to what they are in your program, and make
/// `Event` a type of your own. A subject isn't `Sendable`: the compiler keeps
/// it on one actor, such as the main actor.
protocol Observer<Event>: AnyObject {
  associatedtype Event
  func update(_ event: Event)
}

final class Subject<Event> {
  /// An observer's place among the others; it keeps no observer alive.
  private final class Attachment {
    weak var observer: (any Observer<Event>)?
    init(_ observer: any Observer<Event>) { self.observer = observer }
  }

  private var attachments: [Attachment] = []
  private var places: [ObjectIdentifier: Attachment] = [:]
  private var pending: [(event: Event, recipients: [Attachment])] = []

  var observerCount: Int { attachments.count { $0.observer != nil } }

  func attach(_ observer: any Observer<Event>) {
    // This observer may have the identifier of a deallocated one.
    guard places[ObjectIdentifier(observer)]?.observer == nil else { return }
    if attachments.count == attachments.capacity { removeEmptyAttachments() }
    attachments.append(Attachment(observer))
    places[ObjectIdentifier(observer)] = attachments.last
  }

  func detach(_ observer: any Observer<Event>) {
    // A delivery under way holds the attachment, and finds it empty.
    places.removeValue(forKey: ObjectIdentifier(observer))?.observer = nil
  }

  func notify(_ event: Event) {
    // For the observers that are attached now, after all earlier events.
    pending.append((event, attachments))
    guard pending.count == 1 else { return }
    var (next, hasEmptyAttachments) = (0, false)
    while next < pending.count {
      let (event, recipients) = pending[next]
      for recipient in recipients {
        let result: Void? = recipient.observer?.update(event)
        if result == nil { hasEmptyAttachments = true }
      }
      next += 1
    }
    pending = []
    if hasEmptyAttachments { removeEmptyAttachments() }
  }

  private func removeEmptyAttachments() {
    attachments.removeAll { $0.observer == nil }
    places = places.filter { $0.value.observer != nil }
    attachments.reserveCapacity(2 * attachments.count)
  }
}
