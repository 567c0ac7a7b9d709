import FacadePattern
import Foundation
import LoopbackServer
import XCTest

/// The client of a real server, where the library's specs don't reach.
final class HTTPClientSpec: XCTestCase {
  func test_an_answer_without_end_is_an_answer_when_its_status_has_come()
    async throws
  {
    let server = try LoopbackServer(answer: .endless(.status(200)))
    defer { server.stop() }
    let client = HTTPClient(server: server.url, timeout: 5)

    try await client.post(Data("{}".utf8), to: "albums")

    // Whoever reads on until time is out takes five times as much.
    let sizes = try await hangUp(on: server)
    XCTAssertEqual(sizes.count, 1)
    XCTAssertLessThan(sizes[0], 64 << 20)
  }

  func test_a_redirection_without_end_is_given_up_when_time_is_out()
    async throws
  {
    let elsewhere = try LoopbackServer.refusingURL()
    let server = try LoopbackServer(
      answer: .endless(.redirect(to: elsewhere))
    )
    defer { server.stop() }
    let client = HTTPClient(server: server.url, timeout: 0.1)
    let start = ContinuousClock.now

    let post = Task { try await client.post(Data(), to: "albums") }
    let result = await post.result

    XCTAssertThrowsError(try result.get())
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(15))
  }

  func test_a_task_that_is_cancelled_waits_no_longer() async throws {
    let server = try LoopbackServer(answer: .silence)
    defer { server.stop() }
    let client = HTTPClient(server: server.url, timeout: 3600)
    let post = Task { try await client.post(Data(), to: "albums") }
    while server.requests.isEmpty { await Task.yield() }

    post.cancel()

    let result = await post.result
    XCTAssertThrowsError(try result.get())
  }

  // MARK: - Fixtures

  /// The sizes of the answers without end, once the client has hung up on one.
  private func hangUp(on server: LoopbackServer) async throws -> [Int] {
    let deadline = ContinuousClock.now + .seconds(20)
    while server.endlessAnswerSizes.isEmpty, ContinuousClock.now < deadline {
      await Task.yield()
    }
    return try XCTUnwrap(
      server.endlessAnswerSizes.isEmpty ? nil : server.endlessAnswerSizes
    )
  }
}
