import ObserverPattern
import SharedModels
import XCTest

final class CoverFeedSpec: XCTestCase {
  private let event = CoverEvent.started(Album.samples[0])

  func test_a_reader_collects_the_events_between_attaching_and_detaching()
    async
  {
    let feed = CoverFeed()
    await feed.send(event)
    await feed.attach("a")
    await feed.send(.cancelled(Album.samples[0]))
    await feed.send(event)

    let events = await feed.detach("a")

    XCTAssertEqual(events, [.cancelled(Album.samples[0]), event])
    let rest = await feed.detach("a")
    XCTAssertEqual(rest, [])
  }

  func test_a_reader_attached_twice_collects_each_event_once() async {
    let feed = CoverFeed()
    await feed.attach("a")
    await feed.send(event)
    await feed.attach("a")

    let events = await feed.detach("a")

    XCTAssertEqual(events, [event])
  }

  func test_every_reader_collects_all_that_concurrent_tasks_send() async {
    let feed = CoverFeed()
    let names = (1...8).map(String.init)
    for name in names { await feed.attach(name) }

    await withTaskGroup { group in
      for _ in names {
        group.addTask { [event] in
          for _ in 1...100 { await feed.send(event) }
        }
      }
    }

    for name in names {
      let events = await feed.detach(name)
      XCTAssertEqual(events.count, 800)
    }
  }
}
