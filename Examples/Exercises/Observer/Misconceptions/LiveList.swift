// Mistake: The delivery walks along the very list that observers change while
//   they are told, so that someone is skipped or told too early.
// Why: Counting an index up is how one walks along a list, and most observers
//   stay where they are.
// Caught by: test_an_observer_that_detaches_itself_hears_nothing_more,
//   test_an_earlier_neighbour_detached_during_delivery_disturbs_no_one,
//   test_an_observer_attached_during_delivery_hears_the_next_event,
//   test_an_observer_reattached_during_delivery_hears_the_next_event

/// Observer (behavioral): a subject tells every attached observer about each
/// change, without knowing what the observers are.
///
/// To use it, rename `Subject` and `Observer` to what they are in your program,
/// and let `Event` be a type of your own. A subject is used from one place, the
/// main actor or another actor; the compiler keeps it there.
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
  private var pending: [Event] = []
  private var isDelivering = false

  var observerCount: Int { attachments.count { $0.observer != nil } }

  func attach(_ observer: any Observer<Event>) {
    attachments.removeAll { $0.observer == nil }
    guard !attachments.contains(where: { $0.observer === observer }) else {
      return
    }
    attachments.append(Attachment(observer))
  }

  func detach(_ observer: any Observer<Event>) {
    attachments.removeAll { $0.observer === observer }
  }

  func notify(_ event: Event) {
    pending.append(event)
    // An observer sent this while being told: the others hear the event before
    // it to the end.
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !pending.isEmpty {
      let event = pending.removeFirst()
      var index = 0
      while index < attachments.count {
        attachments[index].observer?.update(event)
        index += 1
      }
    }
  }
}
