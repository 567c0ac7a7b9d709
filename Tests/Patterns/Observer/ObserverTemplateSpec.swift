import XCTest

@testable import ObserverPattern

final class ObserverTemplateSpec: XCTestCase {
  // MARK: - Subject

  func test_every_attached_observer_is_notified_in_the_order_of_attachment() {
    let subject = Subject<String>()
    let log = Log()
    let observers = ["a", "b", "c"].map { Recorder($0, log: log) }
    observers.forEach(subject.attach)

    subject.notify("cover loaded")

    XCTAssertEqual(
      log.lines,
      ["a: cover loaded", "b: cover loaded", "c: cover loaded"]
    )
  }

  func test_an_observer_attached_twice_is_notified_once() {
    let subject = Subject<String>()
    let observer = Recorder("a")
    subject.attach(observer)
    subject.attach(observer)

    subject.notify("cover loaded")

    XCTAssertEqual(observer.events, ["cover loaded"])
    XCTAssertEqual(subject.observerCount, 1)
  }

  func test_an_observer_attached_twice_keeps_its_first_place() {
    let subject = Subject<String>()
    let log = Log()
    let first = Recorder("first", log: log)
    let second = Recorder("second", log: log)
    subject.attach(first)
    subject.attach(second)
    subject.attach(first)

    subject.notify("x")

    XCTAssertEqual(log.lines, ["first: x", "second: x"])
  }

  func test_an_event_sent_without_observers_is_not_delivered_later() {
    let subject = Subject<String>()
    let observer = Recorder("a")

    subject.notify("early")
    subject.attach(observer)
    subject.notify("late")

    XCTAssertEqual(observer.events, ["late"])
  }

  func test_a_detached_observer_receives_no_more_events() {
    let subject = Subject<String>()
    let observer = Recorder("a")
    subject.attach(observer)
    subject.notify("before")

    subject.detach(observer)
    subject.notify("after")

    XCTAssertEqual(observer.events, ["before"])
    XCTAssertEqual(subject.observerCount, 0)
  }

  func test_detaching_an_observer_that_is_not_attached_changes_nothing() {
    let subject = Subject<String>()
    let observer = Recorder("a")
    let stranger = Recorder("b")
    subject.attach(observer)

    subject.detach(stranger)
    subject.notify("x")

    XCTAssertEqual(observer.events, ["x"])
    XCTAssertEqual(stranger.events, [])
  }

  func test_an_observer_can_attach_again_after_it_was_detached() {
    let subject = Subject<String>()
    let observer = Recorder("a")
    subject.attach(observer)
    subject.detach(observer)
    subject.attach(observer)

    subject.notify("x")

    XCTAssertEqual(observer.events, ["x"])
  }

  // MARK: - During delivery

  func test_an_observer_that_detaches_itself_receives_no_more_events() {
    let subject = Subject<String>()
    let leaver = Recorder("leaver")
    let neighbor = Recorder("neighbor")
    leaver.onUpdate = { _ in subject.detach(leaver) }
    subject.attach(leaver)
    subject.attach(neighbor)

    subject.notify("one")
    subject.notify("two")

    XCTAssertEqual(leaver.events, ["one"])
    XCTAssertEqual(neighbor.events, ["one", "two"])
  }

  func test_a_neighbor_detached_during_delivery_receives_no_more_events() {
    let subject = Subject<String>()
    let early = Recorder("early")
    let late = Recorder("late")
    early.onUpdate = { _ in subject.detach(late) }
    subject.attach(early)
    subject.attach(late)

    subject.notify("cover loaded")

    XCTAssertEqual(early.events, ["cover loaded"])
    XCTAssertEqual(late.events, [])
  }

  func test_an_earlier_neighbor_detached_during_delivery_affects_no_other() {
    let subject = Subject<String>()
    let early = Recorder("early")
    let middle = Recorder("middle")
    let late = Recorder("late")
    middle.onUpdate = { _ in subject.detach(early) }
    [early, middle, late].forEach(subject.attach)

    subject.notify("one")
    subject.notify("two")

    XCTAssertEqual(early.events, ["one"])
    XCTAssertEqual(middle.events, ["one", "two"])
    XCTAssertEqual(late.events, ["one", "two"])
  }

  func test_an_observer_attached_during_delivery_receives_the_next_event() {
    let subject = Subject<String>()
    let host = Recorder("host")
    let guest = Recorder("guest")
    host.onUpdate = { _ in subject.attach(guest) }
    subject.attach(host)

    subject.notify("one")
    XCTAssertEqual(guest.events, [])

    subject.notify("two")
    XCTAssertEqual(guest.events, ["two"])
  }

  func test_an_observer_reattached_during_delivery_receives_the_next_event() {
    let subject = Subject<String>()
    let host = Recorder("host")
    let guest = Recorder("guest")
    host.onUpdate = { _ in
      subject.detach(guest)
      subject.attach(guest)
    }
    subject.attach(host)
    subject.attach(guest)

    subject.notify("one")
    XCTAssertEqual(guest.events, [])

    host.onUpdate = nil
    subject.notify("two")
    XCTAssertEqual(guest.events, ["two"])
  }

  // MARK: - Order of events

  func test_an_observer_attached_after_an_event_was_sent_does_not_receive_it() {
    let subject = Subject<String>()
    let host = Recorder("host")
    let guest = Recorder("guest")
    host.onUpdate = { event in
      guard event == "one" else { return }
      subject.notify("two")
      subject.attach(guest)
      subject.notify("three")
    }
    subject.attach(host)

    subject.notify("one")

    XCTAssertEqual(host.events, ["one", "two", "three"])
    XCTAssertEqual(guest.events, ["three"])
  }

  func test_an_event_sent_during_delivery_reaches_everyone_after_the_first() {
    let subject = Subject<String>()
    let log = Log()
    let sender = Recorder("sender", log: log)
    let listener = Recorder("listener", log: log)
    sender.onUpdate = { if $0 == "one" { subject.notify("two") } }
    subject.attach(sender)
    subject.attach(listener)

    subject.notify("one")

    XCTAssertEqual(
      log.lines,
      ["sender: one", "listener: one", "sender: two", "listener: two"]
    )
  }

  func test_events_sent_by_several_observers_keep_their_order() {
    let subject = Subject<String>()
    let first = Recorder("first")
    let last = Recorder("last")
    first.onUpdate = { if $0 == "1" { ["2", "3"].forEach(subject.notify) } }
    last.onUpdate = { if $0 == "1" { subject.notify("4") } }
    subject.attach(first)
    subject.attach(last)

    subject.notify("1")

    XCTAssertEqual(first.events, ["1", "2", "3", "4"])
    XCTAssertEqual(last.events, ["1", "2", "3", "4"])
  }

  // MARK: - Lifetime

  func test_the_subject_keeps_no_observer_alive() {
    let subject = Subject<String>()
    weak var gone: Recorder?

    do {
      let observer = Recorder("a")
      gone = observer
      subject.attach(observer)
    }

    XCTAssertNil(gone)
  }

  func test_a_deallocated_observer_is_ignored() {
    let subject = Subject<String>()
    let observer = Recorder("a")
    do { subject.attach(Recorder("gone")) }
    subject.attach(observer)

    subject.notify("x")

    XCTAssertEqual(observer.events, ["x"])
    XCTAssertEqual(subject.observerCount, 1)
  }

  func test_a_new_observer_is_not_mistaken_for_a_deallocated_one() {
    let subject = Subject<String>()
    let neighbors = (1...10).map { Recorder("\($0)") }
    neighbors.forEach(subject.attach)
    var identifiers: Set<ObjectIdentifier> = []
    var observer = Recorder("gone")
    // Until one has the address of an earlier one, which takes a few attempts
    // if the subject keeps none alive.
    while identifiers.count < 1_000,
      identifiers.insert(ObjectIdentifier(observer)).inserted
    {
      subject.attach(observer)
      observer = Recorder("new")
    }
    subject.attach(observer)

    subject.notify("x")

    XCTAssertEqual(observer.events, ["x"])
  }

  func test_an_observer_stays_attached_while_others_come_and_go() {
    let subject = Subject<String>()
    let observer = Recorder("a")
    subject.attach(observer)
    for _ in 1...100 {
      let visitor = Recorder("visitor")
      subject.attach(visitor)
      subject.detach(visitor)
    }
    subject.attach(observer)

    subject.notify("x")

    XCTAssertEqual(observer.events, ["x"])
  }

  func test_a_neighbor_deallocated_during_delivery_is_ignored() {
    let subject = Subject<String>()
    let host = Recorder("host")
    var guest: Recorder? = Recorder("guest")
    weak var lastSeen: Recorder?
    lastSeen = guest
    host.onUpdate = { _ in guest = nil }
    subject.attach(host)
    guest.map(subject.attach)

    subject.notify("x")

    XCTAssertEqual(host.events, ["x"])
    XCTAssertNil(lastSeen)
  }

  // MARK: - Concurrency

  func test_tasks_share_a_subject_through_the_actor_that_owns_it() async {
    let owner = Owner()

    await withTaskGroup { group in
      for number in 1...8 {
        group.addTask {
          for _ in 1...100 {
            await owner.attach(number)
            await owner.notify()
            await owner.detach(number)
          }
        }
      }
    }

    let received = await owner.received
    let observerCount = await owner.observerCount
    XCTAssertGreaterThanOrEqual(received, 800)
    XCTAssertEqual(observerCount, 0)
  }

  // MARK: - Fixtures

  /// What several observers received, in order.
  private final class Log {
    var lines: [String] = []
  }

  private final class Recorder: Observer {
    let name: String
    let log: Log
    var events: [String] = []
    var onUpdate: ((String) -> Void)?

    init(_ name: String, log: Log = Log()) {
      self.name = name
      self.log = log
    }

    func update(_ event: String) {
      events.append(event)
      log.lines.append("\(name): \(event)")
      onUpdate?(event)
    }
  }

  /// An actor that owns a subject and its observers.
  private actor Owner {
    private let subject = Subject<String>()
    private var observers: [Int: Recorder] = [:]
    private(set) var received = 0

    var observerCount: Int { subject.observerCount }

    func attach(_ number: Int) {
      let observer = Recorder("\(number)")
      observers[number] = observer
      subject.attach(observer)
    }

    func notify() {
      subject.notify("x")
    }

    func detach(_ number: Int) {
      guard let observer = observers.removeValue(forKey: number) else { return }
      subject.detach(observer)
      received += observer.events.count
    }
  }
}
