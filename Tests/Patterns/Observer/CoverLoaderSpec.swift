import ObserverPattern
import SharedModels
import Synchronization
import XCTest

final class CoverLoaderSpec: XCTestCase {
  // MARK: - Views

  @MainActor
  func test_a_view_shows_the_indicator_until_its_cover_is_loaded() async {
    let server = Server()
    let loader = CoverLoader(fetch: server.fetch)
    let view = CoverView(album: bowie)
    let states = States(of: view)
    loader.attach(view)
    XCTAssertEqual(view.state, .empty)
    XCTAssertFalse(view.isLoading)

    async let load: Void = loader.load(bowie)
    await server.waitForRequests(1)
    XCTAssertTrue(view.isLoading)

    server.answer(1, with: .success(cover))
    await load
    XCTAssertEqual(states.seen, [.loading, .shows(cover)])
  }

  @MainActor
  func test_every_view_of_an_album_is_notified_and_no_view_of_another() async {
    let loader = CoverLoader(fetch: { _ in cover })
    let two = [CoverView(album: bowie), CoverView(album: bowie)]
    let other = CoverView(album: madonna)
    for view in two + [other] { loader.attach(view) }

    await loader.load(bowie)

    XCTAssertEqual(two.map(\.state), [.shows(cover), .shows(cover)])
    XCTAssertEqual(other.state, .empty)
  }

  @MainActor
  func test_a_failed_load_is_reported_too() async {
    let loader = CoverLoader(fetch: { _ in throw NotFound() })
    let view = CoverView(album: bowie)
    let states = States(of: view)
    loader.attach(view)

    await loader.load(bowie)

    XCTAssertEqual(states.seen, [.loading, .failed("not found")])
  }

  @MainActor
  func test_a_cover_can_be_loaded_again_after_it_failed() async {
    let server = Server()
    let loader = CoverLoader(fetch: server.fetch)
    let view = CoverView(album: bowie)
    let states = States(of: view)
    loader.attach(view)
    server.answer(1, with: .failure(NotFound()))
    await loader.load(bowie)

    server.answer(2, with: .success(cover))
    await loader.load(bowie)

    XCTAssertEqual(
      states.seen,
      [.loading, .failed("not found"), .loading, .shows(cover)]
    )
  }

  @MainActor
  func test_a_view_detached_while_its_cover_is_loading_receives_no_more_events()
    async
  {
    let server = Server()
    let loader = CoverLoader(fetch: server.fetch)
    let view = CoverView(album: bowie)
    loader.attach(view)
    async let load: Void = loader.load(bowie)
    await server.waitForRequests(1)

    loader.detach(view)
    server.answer(1, with: .success(cover))
    await load

    XCTAssertEqual(view.state, .loading)
  }

  @MainActor
  func test_any_object_can_be_an_observer() async {
    let loader = CoverLoader(fetch: { _ in cover })
    let log = Log()
    loader.attach(log)
    loader.attach(log)

    await loader.load(bowie)
    loader.detach(log)
    await loader.load(madonna)

    XCTAssertEqual(log.events, [.started(bowie), .finished(bowie, cover)])
    XCTAssertEqual(loader.observerCount, 0)
  }

  @MainActor
  func test_an_observer_attached_twice_keeps_its_first_place() async {
    let loader = CoverLoader(fetch: { _ in cover })
    let views = [CoverView(album: bowie), CoverView(album: bowie)]
    var order: [Int] = []
    for (number, view) in views.enumerated() {
      view.onChange = { _ in order.append(number) }
      loader.attach(view)
    }

    loader.attach(views[0])
    await loader.load(bowie)

    XCTAssertEqual(order, [0, 1, 0, 1])
  }

  @MainActor
  func test_observers_that_are_alive_and_streams_are_counted() {
    let loader = CoverLoader(fetch: { _ in cover })
    let logs = [Log(), Log()]
    logs.forEach(loader.attach)
    loader.attach(CoverView(album: bowie))
    let events = loader.events()

    XCTAssertEqual(loader.observerCount, 3)
    withExtendedLifetime((logs, events)) {}
  }

  @MainActor
  func test_after_a_cancelled_load_a_view_shows_what_it_showed_before() async {
    let server = Server()
    let loader = CoverLoader(fetch: server.fetch)
    let view = CoverView(album: bowie)
    let log = Log()
    loader.attach(view)
    loader.attach(log)
    server.answer(1, with: .success(cover))
    await loader.load(bowie)

    server.answer(2, with: .failure(CancellationError()))
    await loader.load(bowie)

    XCTAssertEqual(view.state, .shows(cover))
    XCTAssertEqual(log.events.last, .cancelled(bowie))
  }

  @MainActor
  func test_after_two_cancelled_loads_a_view_shows_what_it_showed_before()
    async
  {
    let server = Server()
    let loader = CoverLoader(fetch: server.fetch)
    let view = CoverView(album: bowie)
    loader.attach(view)
    async let older: Void = loader.load(bowie)
    await server.waitForRequests(1)
    async let newer: Void = loader.load(bowie)
    await server.waitForRequests(2)

    for number in 1...2 {
      server.answer(number, with: .failure(CancellationError()))
    }
    _ = await (older, newer)

    XCTAssertEqual(view.state, .empty)
  }

  @MainActor
  func test_a_failure_of_a_cancelled_task_is_a_cancellation() async {
    let server = Server()
    let loader = CoverLoader(fetch: server.fetch)
    let view = CoverView(album: bowie)
    loader.attach(view)
    let load = Task { await loader.load(bowie) }
    await server.waitForRequests(1)
    XCTAssertTrue(view.isLoading)

    load.cancel()
    server.answer(1, with: .failure(NotFound()))
    await load.value

    XCTAssertEqual(view.state, .empty)
  }

  @MainActor
  func test_the_loader_keeps_no_view_alive() async {
    let loader = CoverLoader(fetch: { _ in cover })
    weak var gone: CoverView?
    do {
      let view = CoverView(album: bowie)
      gone = view
      loader.attach(view)
    }

    await loader.load(bowie)

    XCTAssertNil(gone)
    XCTAssertEqual(loader.observerCount, 0)
  }

  // MARK: - Concurrency

  @MainActor
  func test_concurrent_loads_lose_no_notification() async {
    let loader = CoverLoader(fetch: { _ in cover })
    let albums = (1...200).map { album("\($0)") }
    let views = albums.map { CoverView(album: $0) }
    let states = views.map { States(of: $0) }
    for view in views { loader.attach(view) }

    await withTaskGroup { group in
      for album in albums {
        group.addTask { await loader.load(album) }
      }
    }

    XCTAssertEqual(
      states.map(\.seen),
      albums.map { _ in [.loading, .shows(cover)] }
    )
  }

  @MainActor
  func test_tasks_may_attach_detach_and_load_concurrently() async {
    let loader = CoverLoader(fetch: { _ in cover })

    await withTaskGroup { group in
      for number in 1...8 {
        group.addTask {
          for _ in 1...50 {
            let view = await CoverView(album: album("\(number)"))
            await loader.attach(view)
            await loader.load(view.album)
            await loader.detach(view)
            let state = await view.state
            XCTAssertEqual(state, .shows(cover))
          }
        }
      }
    }

    XCTAssertEqual(loader.observerCount, 0)
  }

  // MARK: - Several loads of one album

  @MainActor
  func test_an_older_load_that_ends_later_is_not_reported() async {
    let server = Server()
    let loader = CoverLoader(fetch: server.fetch)
    let view = CoverView(album: bowie)
    let states = States(of: view)
    loader.attach(view)
    async let older: Void = loader.load(bowie)
    await server.waitForRequests(1)
    async let newer: Void = loader.load(bowie)
    await server.waitForRequests(2)

    server.answer(2, with: .success(cover))
    await newer
    server.answer(1, with: .success(oldCover))
    await older

    XCTAssertEqual(states.seen, [.loading, .loading, .shows(cover)])
  }

  @MainActor
  func test_an_older_load_that_ends_earlier_leaves_the_indicator() async {
    let server = Server()
    let loader = CoverLoader(fetch: server.fetch)
    let view = CoverView(album: bowie)
    let states = States(of: view)
    loader.attach(view)
    async let older: Void = loader.load(bowie)
    await server.waitForRequests(1)
    async let newer: Void = loader.load(bowie)
    await server.waitForRequests(2)

    server.answer(1, with: .failure(NotFound()))
    await older
    XCTAssertTrue(view.isLoading)

    server.answer(2, with: .success(cover))
    await newer
    XCTAssertEqual(states.seen, [.loading, .loading, .shows(cover)])
  }

  @MainActor
  func test_if_a_newer_load_is_cancelled_the_older_one_is_reported() async {
    let server = Server()
    let loader = CoverLoader(fetch: server.fetch)
    let view = CoverView(album: bowie)
    let states = States(of: view)
    loader.attach(view)
    async let older: Void = loader.load(bowie)
    await server.waitForRequests(1)
    async let newer: Void = loader.load(bowie)
    await server.waitForRequests(2)

    server.answer(2, with: .failure(CancellationError()))
    await newer
    XCTAssertTrue(view.isLoading)

    server.answer(1, with: .success(oldCover))
    await older
    XCTAssertEqual(states.seen, [.loading, .loading, .shows(oldCover)])
  }

  @MainActor
  func test_loads_of_different_albums_do_not_replace_each_other() async {
    let server = Server()
    let loader = CoverLoader(fetch: server.fetch)
    let views = [CoverView(album: bowie), CoverView(album: madonna)]
    for view in views { loader.attach(view) }
    async let first: Void = loader.load(bowie)
    await server.waitForRequests(1)
    async let second: Void = loader.load(madonna)
    await server.waitForRequests(2)

    server.answer(2, with: .success(cover))
    await second
    server.answer(1, with: .success(oldCover))
    await first

    XCTAssertEqual(views.map(\.state), [.shows(oldCover), .shows(cover)])
  }

  // MARK: - Events as an asynchronous sequence

  @MainActor
  func test_the_same_events_are_offered_as_an_asynchronous_sequence() async {
    var loader: CoverLoader? = CoverLoader(fetch: { album in
      guard album == bowie else { throw NotFound() }
      return cover
    })
    let events = loader?.events()

    await loader?.load(bowie)
    await loader?.load(madonna)
    loader = nil

    let received = await all(events)
    XCTAssertEqual(
      received,
      [
        .started(bowie), .finished(bowie, cover),
        .started(madonna), .failed(madonna, reason: "not found"),
      ]
    )
  }

  @MainActor
  func test_every_sequence_receives_every_event_from_its_beginning_on() async {
    var loader: CoverLoader? = CoverLoader(fetch: { _ in cover })
    let early = loader?.events()
    await loader?.load(bowie)
    let late = loader?.events()
    await loader?.load(madonna)
    loader = nil

    let receivedEarly = await all(early)
    let receivedLate = await all(late)

    XCTAssertEqual(
      receivedEarly,
      [
        .started(bowie), .finished(bowie, cover),
        .started(madonna), .finished(madonna, cover),
      ]
    )
    XCTAssertEqual(
      receivedLate,
      [.started(madonna), .finished(madonna, cover)]
    )
  }

  @MainActor
  func test_a_sequence_that_is_released_is_detached() async {
    let loader = CoverLoader(fetch: { _ in cover })
    do {
      let events = loader.events()
      XCTAssertEqual(loader.observerCount, 1)
      _ = events
    }

    await waitUntil { loader.observerCount == 0 }
  }

  @MainActor
  func test_a_cancelled_task_ends_its_sequence_and_detaches_it() async {
    let loader = CoverLoader(fetch: { _ in cover })
    let events = loader.events()
    let task = Task {
      for await _ in events {}
      return "ended"
    }

    task.cancel()

    let result = await task.value
    XCTAssertEqual(result, "ended")
    await waitUntil { loader.observerCount == 0 }
  }

  @MainActor
  func test_a_sequence_ends_with_its_loader() async {
    var loader: CoverLoader? = CoverLoader(fetch: { _ in cover })
    let events = loader?.events()

    loader = nil

    let received = await all(events)
    XCTAssertEqual(received, [])
  }

  // MARK: - Fixtures

  private final class Log: CoverObserver {
    private(set) var events: [CoverEvent] = []

    func update(_ event: CoverEvent) {
      events.append(event)
    }
  }

  /// Waits until a condition holds, while other tasks run.
  @MainActor
  private func waitUntil(
    line: UInt = #line,
    _ condition: () -> Bool
  ) async {
    let deadline = ContinuousClock.now + .seconds(10)
    while !condition() {
      guard ContinuousClock.now < deadline else {
        return XCTFail("the condition never held", line: line)
      }
      await Task.yield()
    }
  }

  /// Returns all events of a stream whose loader is deallocated.
  @MainActor
  private func all(_ events: AsyncStream<CoverEvent>?) async -> [CoverEvent] {
    var received: [CoverEvent] = []
    guard let events else { return received }
    for await event in events { received.append(event) }
    return received
  }
}

private let bowie = Album.samples[0]
private let madonna = Album.samples[4]
private let cover = Cover(bytes: [1, 2, 3])
private let oldCover = Cover(bytes: [0])

private func album(_ title: String) -> Album {
  Album(title: title, artist: "", genre: "", coverURL: "", year: 2000)
}

private struct NotFound: Error, CustomStringConvertible {
  var description: String { "not found" }
}

/// The states that a view has shown, in order.
@MainActor
private final class States {
  private(set) var seen: [CoverView.State] = []

  init(of view: CoverView) {
    view.onChange = { [weak self] in self?.seen.append($0.state) }
  }
}

/// A server that answers each request when the test says so.
private final class Server: Sendable {
  private struct State {
    var requestCount = 0
    var answers: [Int: Result<Cover, any Error>] = [:]
  }

  private let state = Mutex(State())

  /// Answers a request, given by its number from 1 on.
  func answer(_ number: Int, with result: Result<Cover, any Error>) {
    state.withLock { $0.answers[number] = result }
  }

  @Sendable func fetch(_ album: Album) async throws -> Cover {
    let number = state.withLock { state in
      state.requestCount += 1
      return state.requestCount
    }
    while true {
      let answer = state.withLock { $0.answers[number] }
      if let answer { return try answer.get() }
      await Task.yield()
    }
  }

  func waitForRequests(_ count: Int) async {
    while state.withLock({ $0.requestCount < count }) { await Task.yield() }
  }
}
