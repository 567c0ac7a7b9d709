import FacadePattern
import Foundation
import LoopbackServer
import SharedModels
import Synchronization
import TestSupport
import XCTest

final class LibraryAPISpec: XCTestCase {
  // MARK: - The client's view

  func test_a_client_needs_nothing_but_the_library() async throws {
    let library = LibraryAPI()

    try await library.deleteAlbum(at: 0)
    try await library.addAlbum(Album.samples[0], at: 4)

    XCTAssertEqual(
      library.albums,
      Album.samples.dropFirst() + [Album.samples[0]]
    )
  }

  func test_the_subsystem_can_be_swapped_without_a_change_to_the_client()
    async throws
  {
    let client = RecordingClient()
    let real = LibraryAPI(albums: [a])
    let other = LibraryAPI(persistency: ReverseShelf(), client: client)

    let answers = [
      try await self.client(of: real), try await self.client(of: other),
    ]

    XCTAssertEqual(answers, [[b, a], [b, a]])
    XCTAssertEqual(client.paths, ["api/addAlbum"])
  }

  // MARK: - Adding

  func test_an_album_is_inserted_at_every_index_within_the_library()
    async throws
  {
    let library = LibraryAPI(albums: [a, b])

    try await library.addAlbum(c, at: 0)
    try await library.addAlbum(c, at: 2)
    try await library.addAlbum(c, at: 4)

    XCTAssertEqual(library.albums, [c, a, c, b, c])
  }

  func test_an_album_beyond_the_end_is_appended() async throws {
    let library = LibraryAPI(albums: [a])

    try await library.addAlbum(b, at: 99)
    try await library.addAlbum(c, at: .max)

    XCTAssertEqual(library.albums, [a, b, c])
  }

  func test_an_album_at_a_negative_index_is_an_error_that_changes_nothing()
    async
  {
    let library = LibraryAPI(albums: [a])

    await assertThrows(LibraryError.negativeIndex(-1)) {
      try await library.addAlbum(b, at: -1)
    }

    XCTAssertEqual(library.albums, [a])
  }

  // MARK: - Deleting

  func test_an_album_is_deleted() async throws {
    let library = LibraryAPI(albums: [a, b, c])

    try await library.deleteAlbum(at: 1)

    XCTAssertEqual(library.albums, [a, c])
  }

  func test_a_delete_out_of_range_is_an_error_that_changes_nothing() async {
    let library = LibraryAPI()

    await assertThrows(LibraryError.noAlbum(at: 5, count: 5)) {
      try await library.deleteAlbum(at: 5)
    }
    await assertThrows(LibraryError.noAlbum(at: -1, count: 5)) {
      try await library.deleteAlbum(at: -1)
    }

    XCTAssertEqual(library.albums, Album.samples)
  }

  func test_a_delete_in_an_empty_library_is_an_error() async {
    let library = LibraryAPI(albums: [])

    await assertThrows(LibraryError.noAlbum(at: 0, count: 0)) {
      try await library.deleteAlbum(at: 0)
    }
  }

  func test_a_library_can_be_used_after_all_albums_are_deleted() async throws {
    let library = LibraryAPI(albums: [a, b, c])
    while !library.albums.isEmpty { try await library.deleteAlbum(at: 0) }

    try await library.addAlbum(b, at: 0)

    XCTAssertEqual(library.albums, [b])
  }

  // MARK: - Replacing

  func test_albums_are_replaced_by_the_fewest_changes_each_of_them_posted()
    async throws
  {
    let client = RecordingClient()
    let library = LibraryAPI(
      persistency: PersistencyManager(albums: [a, b]),
      client: client
    )

    try await library.replaceAlbums(with: [b, c])
    try await library.replaceAlbums(with: [b, c])

    XCTAssertEqual(library.albums, [b, c])
    XCTAssertEqual(client.paths, ["api/deleteAlbum", "api/addAlbum"])
    XCTAssertEqual(client.indices, [0, 1])
  }

  func test_the_first_failure_of_several_changes_is_thrown_and_all_are_posted()
    async throws
  {
    let server = try LoopbackServer(answer: .status(500))
    let library = LibraryAPI(albums: [a, b], server: server.url)

    await assertThrows(LibraryError.notPosted(.status(500))) {
      try await library.replaceAlbums(with: [])
    }

    XCTAssertEqual(library.albums, [])
    XCTAssertEqual(server.requests.count, 2)
  }

  // MARK: - Offline

  func test_offline_a_change_is_stored_and_nothing_is_sent() async throws {
    let server = try LoopbackServer()
    let shelf = PersistencyManager(albums: [a])
    let client = HTTPClient(server: server.url)
    let offline = LibraryAPI(persistency: shelf)
    let online = LibraryAPI(persistency: shelf, client: client)

    try await offline.addAlbum(b, at: 0)
    try await online.deleteAlbum(at: 1)
    try await offline.addAlbum(c, at: 0)

    XCTAssertEqual(offline.albums, [c, b])
    XCTAssertEqual(server.requests.map(\.path), ["/api/deleteAlbum"])
    XCTAssertEqual([offline, online].map(\.isOnline), [false, true])
  }

  // MARK: - Online

  func test_online_a_change_is_posted() async throws {
    let server = try LoopbackServer()
    let library = LibraryAPI(albums: [a], server: server.url)
    XCTAssertTrue(library.isOnline)

    try await library.addAlbum(c, at: 9)
    try await library.deleteAlbum(at: 0)

    XCTAssertEqual(
      server.requests,
      [
        Request(
          method: "POST",
          path: "/api/addAlbum",
          contentType: "application/json",
          body: #"{"album":\#(json(of: c)),"index":1}"#
        ),
        Request(
          method: "POST",
          path: "/api/deleteAlbum",
          contentType: "application/json",
          body: #"{"album":\#(json(of: a)),"index":0}"#
        ),
      ]
    )
  }

  func test_a_change_is_stored_before_it_is_posted() async throws {
    let client = RecordingClient()
    let library = LibraryAPI(
      persistency: PersistencyManager(albums: [a]),
      client: client
    )
    client.onPost { [weak library] in library?.albums ?? [] }

    try await library.addAlbum(b, at: 1)
    try await library.deleteAlbum(at: 0)

    XCTAssertEqual(client.seen, [[a, b], [b]])
  }

  func test_a_refused_change_is_not_posted() async throws {
    let server = try LoopbackServer()
    let library = LibraryAPI(albums: [a], server: server.url)

    await assertThrows(LibraryError.negativeIndex(-1)) {
      try await library.addAlbum(b, at: -1)
    }
    await assertThrows(LibraryError.noAlbum(at: 1, count: 1)) {
      try await library.deleteAlbum(at: 1)
    }

    XCTAssertEqual(server.requests, [])
  }

  // MARK: - Online, and the server fails

  func test_a_refused_connection_is_an_error_and_the_change_is_kept()
    async throws
  {
    let library = LibraryAPI(
      albums: [a],
      server: try LoopbackServer.refusingURL()
    )

    await assertThrows(LibraryError.notPosted(.refused)) {
      try await library.addAlbum(b, at: 0)
    }

    XCTAssertEqual(library.albums, [b, a])
  }

  func test_a_server_that_never_answers_is_an_error_and_the_change_is_kept()
    async throws
  {
    let server = try LoopbackServer(answer: .silence)
    let library = LibraryAPI(albums: [a], server: server.url, timeout: 0.3)
    let start = ContinuousClock.now

    await assertThrows(LibraryError.notPosted(.timedOut)) {
      try await library.deleteAlbum(at: 0)
    }

    XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .seconds(0.3))
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))

    XCTAssertEqual(library.albums, [])
    XCTAssertEqual(server.requests.map(\.path), ["/api/deleteAlbum"])
  }

  func test_an_unsuccessful_status_is_an_error_and_the_change_is_kept()
    async throws
  {
    let server = try LoopbackServer(answer: .status(500))
    let library = LibraryAPI(albums: [], server: server.url)

    await assertThrows(LibraryError.notPosted(.status(500))) {
      try await library.addAlbum(a, at: 0)
    }
    server.answer(with: .status(404))
    await assertThrows(LibraryError.notPosted(.status(404))) {
      try await library.addAlbum(b, at: 1)
    }
    server.answer(with: .status(300))
    await assertThrows(LibraryError.notPosted(.status(300))) {
      try await library.addAlbum(c, at: 2)
    }

    XCTAssertEqual(library.albums, [a, b, c])
  }

  func test_a_redirection_is_not_followed_and_the_change_is_kept()
    async throws
  {
    let elsewhere = try LoopbackServer()
    let server = try LoopbackServer(answer: .redirect(to: elsewhere.url))
    let library = LibraryAPI(albums: [], server: server.url)

    await assertThrows(LibraryError.notPosted(.status(302))) {
      try await library.addAlbum(a, at: 0)
    }

    XCTAssertEqual(library.albums, [a])
    XCTAssertEqual(elsewhere.requests, [])
  }

  func test_a_request_for_a_password_is_an_error_and_the_change_is_kept()
    async throws
  {
    let server = try LoopbackServer(answer: .challenge)
    let library = LibraryAPI(albums: [], server: server.url)

    await assertThrows(LibraryError.notPosted(.status(401))) {
      try await library.addAlbum(a, at: 0)
    }

    XCTAssertEqual(library.albums, [a])
    XCTAssertEqual(server.requests.map(\.path), ["/api/addAlbum"])
  }

  func test_every_status_from_200_to_299_is_a_success() async throws {
    let server = try LoopbackServer(answer: .status(204))
    let library = LibraryAPI(albums: [], server: server.url)

    try await library.addAlbum(a, at: 0)
    server.answer(with: .status(299))
    try await library.addAlbum(b, at: 1)

    XCTAssertEqual(library.albums, [a, b])
  }

  func test_a_library_can_be_used_after_a_failure() async throws {
    let server = try LoopbackServer(answer: .status(500))
    let library = LibraryAPI(albums: [], server: server.url)
    await assertThrows(LibraryError.notPosted(.status(500))) {
      try await library.addAlbum(a, at: 0)
    }

    server.answer(with: .status(200))
    try await library.addAlbum(b, at: 1)

    XCTAssertEqual(library.albums, [a, b])
  }

  func test_every_error_says_what_went_wrong() {
    XCTAssertEqual(
      [
        LibraryError.negativeIndex(-1), .noAlbum(at: 5, count: 5),
        .notPosted(.refused), .notPosted(.timedOut), .notPosted(.status(500)),
        .notPosted(.cancelled), .notPosted(.failed("no route")),
      ].map(\.description),
      [
        "index -1 is negative",
        "index 5 is out of range; the number of albums is 5",
        "stored, but not posted: the server refused the connection",
        "stored, but not posted: the server did not answer in time",
        "stored, but not posted: the server answered with status 500",
        "stored, but not posted: cancelled before the server answered",
        "stored, but not posted: no route",
      ]
    )
  }

  // MARK: - The order of changes

  func test_changes_are_posted_one_at_a_time_in_the_order_they_were_stored()
    async
  {
    let client = RecordingClient()
    let library = LibraryAPI(
      persistency: PersistencyManager(albums: []),
      client: client
    )

    await withTaskGroup { [a] group in
      for _ in 0..<100 {
        group.addTask { try? await library.addAlbum(a, at: .max) }
      }
    }

    // The index that a change posts is the number of those stored before it.
    XCTAssertEqual(client.indices, Array(0..<100))
    XCTAssertEqual(client.maxConcurrentPosts, 1)
  }

  @MainActor
  func test_changes_called_from_one_actor_are_stored_in_that_order() async {
    let library = LibraryAPI(albums: [])

    let calls = [a, b, c].map { album in
      Task { try await library.addAlbum(album, at: 0) }
    }
    for call in calls { _ = await call.result }

    XCTAssertEqual(library.albums, [c, b, a])
  }

  func test_a_change_is_stored_while_another_is_being_posted() async throws {
    let server = try LoopbackServer(answer: .silence)
    let library = LibraryAPI(albums: [], server: server.url, timeout: 60)
    let first = Task { [a] in try await library.addAlbum(a, at: 0) }
    while server.requests.isEmpty { await Task.yield() }

    let second = Task { [b] in try await library.addAlbum(b, at: 0) }
    while library.albums.count < 2 { await Task.yield() }

    XCTAssertEqual(library.albums, [b, a])
    XCTAssertEqual(server.requests.count, 1)
    server.answer(with: .status(200))
    server.hangUp()
    let results = [await first.result, await second.result]
    XCTAssertThrowsError(try results[0].get())
    XCTAssertNoThrow(try results[1].get())
    XCTAssertEqual(server.requests.count, 2)
  }

  // MARK: - Cancellation

  func test_a_change_whose_task_is_cancelled_is_kept_and_throws_a_cancellation()
    async throws
  {
    let server = try LoopbackServer(answer: .silence)
    let library = LibraryAPI(albums: [], server: server.url, timeout: 60)
    let change = Task { [a] in try await library.addAlbum(a, at: 0) }
    while server.requests.isEmpty { await Task.yield() }

    change.cancel()

    await assertThrows(LibraryError.notPosted(.cancelled)) {
      try await change.value
    }
    XCTAssertEqual(library.albums, [a])
  }

  func test_a_change_that_is_cancelled_while_waiting_is_not_posted()
    async throws
  {
    let server = try LoopbackServer(answer: .silence)
    let library = LibraryAPI(albums: [], server: server.url, timeout: 60)
    let first = Task { [a] in try await library.addAlbum(a, at: 0) }
    while server.requests.isEmpty { await Task.yield() }
    let second = Task { [b] in try await library.addAlbum(b, at: 1) }
    while library.albums.count < 2 { await Task.yield() }

    second.cancel()
    await assertThrows(LibraryError.notPosted(.cancelled)) {
      try await second.value
    }
    server.answer(with: .status(200))
    server.hangUp()
    _ = await first.result
    try await library.addAlbum(c, at: 2)

    XCTAssertEqual(library.albums, [a, b, c])
    XCTAssertEqual(
      server.requests.map { $0.body.contains(b.title) }, [false, false])
  }

  func test_a_change_that_is_cancelled_while_waiting_reaches_no_client() async {
    let client = RecordingClient()
    let library = LibraryAPI(
      persistency: PersistencyManager(albums: []),
      client: client
    )
    client.hold()
    let first = Task { [a] in try await library.addAlbum(a, at: 0) }
    while client.maxConcurrentPosts == 0 { await Task.yield() }
    let second = Task { [b] in try await library.addAlbum(b, at: 1) }
    while library.albums.count < 2 { await Task.yield() }

    second.cancel()
    await assertThrows(LibraryError.notPosted(.cancelled)) {
      try await second.value
    }
    client.release()
    _ = await first.result
    try? await library.addAlbum(c, at: 2)

    XCTAssertEqual(client.indices, [0, 2])
  }

  // MARK: - Concurrency

  func test_concurrent_changes_are_all_kept() async {
    let library = LibraryAPI(albums: [])

    await withTaskGroup { [a] group in
      for _ in 0..<1000 {
        group.addTask { try? await library.addAlbum(a, at: .max) }
      }
    }

    XCTAssertEqual(library.albums.count, 1000)
  }

  // MARK: - Fixtures

  private let a = Album.samples[0]
  private let b = Album.samples[1]
  private let c = Album.samples[2]

  /// A client, which knows the facade alone.
  private func client(of library: LibraryAPI) async throws -> [Album] {
    try await library.addAlbum(b, at: 0)
    return library.albums
  }

  private func json(of album: Album) -> String {
    """
    {"artist":"\(album.artist)","coverURL":"\(album.coverURL)",\
    "genre":"\(album.genre)","title":"\(album.title)","year":\(album.year)}
    """
  }
}

/// A store that keeps its albums in reverse order.
private final class ReverseShelf: AlbumPersistence {
  private let stored = Mutex([Album.samples[0]])

  var albums: [Album] { stored.withLock { $0.reversed() } }

  func insert(_ album: Album, at index: Int) -> Int {
    stored.withLock { $0.insert(album, at: $0.count - index) }
    return index
  }

  func delete(at index: Int) -> Album {
    stored.withLock { $0.remove(at: $0.count - 1 - index) }
  }
}

/// A client that posts nothing, and records its calls and the albums during
/// each.
private final class RecordingClient: PostClient {
  private struct State {
    var paths: [String] = []
    var indices: [Int] = []
    var running = 0
    var maxConcurrentPosts = 0
    var isHeld = false
    var seen: [[Album]] = []
    var look: @Sendable () -> [Album] = { [] }
  }

  private let state = Mutex(State())

  var paths: [String] { state.withLock { $0.paths } }
  var indices: [Int] { state.withLock { $0.indices } }
  /// The maximum number of posts that ran at the same time.
  var maxConcurrentPosts: Int { state.withLock { $0.maxConcurrentPosts } }
  var seen: [[Album]] { state.withLock { $0.seen } }

  /// Keeps posts from ending until they are released.
  func hold() { state.withLock { $0.isHeld = true } }
  func release() { state.withLock { $0.isHeld = false } }

  func onPost(_ look: @escaping @Sendable () -> [Album]) {
    state.withLock { $0.look = look }
  }

  func post(_ body: Data, to path: String) async {
    struct Change: Decodable {
      let index: Int
    }
    let look = state.withLock { state in
      state.running += 1
      state.maxConcurrentPosts = max(state.maxConcurrentPosts, state.running)
      return state.look
    }
    let seen = look()
    // Some take longer than others.
    for _ in 0..<Int.random(in: 0..<20) { await Task.yield() }
    while state.withLock({ $0.isHeld }) { await Task.yield() }
    state.withLock { state in
      state.running -= 1
      state.paths.append(path)
      if let change = try? JSONDecoder().decode(Change.self, from: body) {
        state.indices.append(change.index)
      }
      state.seen.append(seen)
    }
  }
}
