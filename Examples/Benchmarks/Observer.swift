import Foundation

private final class Counter: Observer {
  var sum = 0
  func update(_ event: Int) { sum += event }
}

/// An observer that sends two events for each one that it receives, up to the
/// event `count`.
private final class Echo: Observer {
  private let subject: Subject<Int>
  private let count: Int

  init(_ subject: Subject<Int>, count: Int) {
    (self.subject, self.count) = (subject, count)
  }

  func update(_ event: Int) {
    // Two events, so that a queue builds up.
    if 2 * event <= count { subject.notify(2 * event) }
    if 2 * event + 1 <= count { subject.notify(2 * event + 1) }
  }
}

/// Measures the delivery of events to many observers, with and without the
/// pattern.
func notifying(_ sizes: [Int]) throws -> [Measurement] {
  let events = 100
  let operations = { (size: Int) in size * events }
  return [
    try Measurement("closures in a loop", sizes: sizes, operations: operations)
    {
      size in
      let counters = (1...size).map { _ in Counter() }
      let closures = counters.map { counter in { counter.update($0) } }
      return {
        for event in 1...events {
          for closure in closures { closure(event) }
        }
        return counters[0].sum
      }
    },
    try Measurement("Subject.notify", sizes: sizes, operations: operations) {
      size in
      let counters = (1...size).map { _ in Counter() }
      let subject = Subject<Int>()
      for counter in counters { subject.attach(counter) }
      return {
        for event in 1...events { subject.notify(event) }
        return counters[0].sum
      }
    },
    try Measurement("NotificationCenter", sizes: sizes, operations: operations)
    {
      size in
      let center = NotificationCenter()
      let name = Notification.Name("benchmark")
      let tally = Tally()
      let tokens = (1...size).map { _ in
        center.addObserver(forName: name, object: nil, queue: nil) {
          tally.add($0.userInfo?["event"] as? Int ?? 0)
        }
      }
      return {
        for event in 1...events {
          center.post(name: name, object: nil, userInfo: ["event": event])
        }
        for token in tokens { center.removeObserver(token) }
        return tally.sum
      }
    },
  ]
}

func attaching(_ sizes: [Int]) throws -> Measurement {
  try Measurement("Subject.attach", sizes: sizes, operations: { $0 }) { size in
    let counters = (1...size).map { _ in Counter() }
    return {
      let subject = Subject<Int>()
      for counter in counters { subject.attach(counter) }
      return subject
    }
  }
}

func sendingWhileDelivering(_ sizes: [Int]) throws -> Measurement {
  try Measurement(
    "Subject.notify while delivering",
    sizes: sizes,
    operations: { $0 }
  ) { size in
    let subject = Subject<Int>()
    let echo = Echo(subject, count: size)
    let counter = Counter()
    subject.attach(echo)
    subject.attach(counter)
    return {
      subject.notify(1)
      return (counter.sum, echo)
    }
  }
}
