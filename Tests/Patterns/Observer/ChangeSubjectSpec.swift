import ObserverPattern
import XCTest

final class ChangeSubjectSpec: XCTestCase {
  func test_observers_are_notified_in_the_order_in_which_they_were_attached() {
    let subject = ChangeSubject<Int>()
    var log: [String] = []
    let first = Recorder { log.append("first \($0)") }
    let second = Recorder { log.append("second \($0)") }

    subject.attach(first)
    subject.attach(second)
    subject.attach(first)
    subject.notify(1)

    XCTAssertEqual(log, ["first 1", "second 1"])
  }

  func test_a_change_sent_during_delivery_is_delivered_after_it() {
    let subject = ChangeSubject<Int>()
    var log: [String] = []
    let first = Recorder {
      log.append("first \($0)")
      if $0 == 1 { subject.notify(2) }
    }
    let second = Recorder { log.append("second \($0)") }
    subject.attach(first)
    subject.attach(second)

    subject.notify(1)

    XCTAssertEqual(log, ["first 1", "second 1", "first 2", "second 2"])
  }

  func test_a_detached_observer_receives_no_more_changes() {
    let subject = ChangeSubject<Int>()
    var changes: [Int] = []
    let observer = Recorder { changes.append($0) }
    subject.attach(observer)
    subject.notify(1)

    subject.detach(observer)
    subject.notify(2)

    XCTAssertEqual(changes, [1])
  }

  func test_it_keeps_no_observer_alive() {
    let subject = ChangeSubject<Int>()
    weak var gone: Recorder?
    do {
      let observer = Recorder { _ in }
      gone = observer
      subject.attach(observer)
    }

    subject.notify(1)

    XCTAssertNil(gone)
  }

  // MARK: - Fixtures

  private final class Recorder: ChangeObserver {
    private let onUpdate: (Int) -> Void

    init(_ onUpdate: @escaping (Int) -> Void) {
      self.onUpdate = onUpdate
    }

    func update(_ change: Int) {
      onUpdate(change)
    }
  }
}
