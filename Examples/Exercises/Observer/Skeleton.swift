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
    init(_ observer: any Observer<Event>) {
      // TODO: Store the observer without keeping it alive.
    }
  }

  private var attachments: [Attachment] = []

  var observerCount: Int {
    // TODO: Count the observers that are attached and still alive.
    0
  }

  func attach(_ observer: any Observer<Event>) {
    // TODO: Give the observer the last place, unless it has one.
  }

  func detach(_ observer: any Observer<Event>) {
    // TODO: Ensure that the observer receives no more events.
  }

  func notify(_ event: Event) {
    // TODO: Notify every observer; an event sent during delivery waits.
  }
}
