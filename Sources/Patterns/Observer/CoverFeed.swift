/// An actor that owns a subject of cover events and its observers.
///
/// Any task may use it, since every call runs on the actor. The subject and its
/// observers never leave the actor; only values do.
public actor CoverFeed {
  private let subject = Subject<CoverEvent>()
  private var readers: [String: Reader] = [:]

  /// Creates a feed without readers.
  public init() {}

  /// Attaches a reader, which collects every event from the next one on.
  ///
  /// Attaching a name again has no effect.
  public func attach(_ name: String) {
    let reader = readers[name] ?? Reader()
    readers[name] = reader
    subject.attach(reader)
  }

  /// Detaches a reader, and returns the events that it collected.
  @discardableResult
  public func detach(_ name: String) -> [CoverEvent] {
    guard let reader = readers.removeValue(forKey: name) else { return [] }
    subject.detach(reader)
    return reader.events
  }

  /// Notifies every attached reader of an event.
  public func send(_ event: CoverEvent) {
    subject.notify(event)
  }

  private final class Reader: Observer {
    private(set) var events: [CoverEvent] = []

    func update(_ event: CoverEvent) {
      events.append(event)
    }
  }
}
