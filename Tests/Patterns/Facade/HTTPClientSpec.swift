import FacadePattern
import Foundation
import LoopbackServer
import TestSupport
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

    // A client that reads until the timeout would take five times as much.
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
    XCTAssertThrowsError(try result.get()) {
      XCTAssertEqual($0 as? PostError, .cancelled)
    }
  }

  func test_what_comes_before_the_answer_is_not_the_answer() async throws {
    for status in [100, 102, 103] {
      try await post(
        answeredWith: "HTTP/1.1 \(status) -\r\n\r\nHTTP/1.1 204 -\r\n\r\n"
      )
      await assertThrows(PostError.status(500)) {
        try await post(
          answeredWith: "HTTP/1.1 \(status) -\r\n\r\nHTTP/1.1 500 -\r\n\r\n"
        )
      }
    }
  }

  func test_a_server_that_hangs_up_or_speaks_something_else_is_an_error()
    async throws
  {
    for answer in ["", "HTT", "HTTP/1.1 200", "220 mail\r\n\r\n"] {
      do {
        try await post(answeredWith: answer)
        XCTFail("taken: \(answer)")
      } catch PostError.failed {
      }
    }
  }

  func test_a_header_of_another_encoding_is_an_answer_or_an_error() async throws
  {
    let head = Array("HTTP/1.1 200 -\r\nX: caf".utf8)
    let server = try LoopbackServer(
      answer: .raw(head + [0xE9] + Array("\r\n\r\n".utf8))
    )

    do {
      try await HTTPClient(server: server.url).post(Data(), to: "albums")
    } catch {
      XCTAssertEqual("\(error)", "Failed writing header")
    }
  }

  func test_an_ipv6_address_is_reached_or_an_error_that_says_so() async throws {
    let url = try XCTUnwrap(URL(string: "http://[::1]:1"))
    let reason = "there is no way to the server's address"

    do {
      try await HTTPClient(server: url).post(Data(), to: "albums")
      XCTFail("nobody listens there")
    } catch {
      XCTAssertTrue([.refused, .failed(reason)].contains(error), "\(error)")
    }
  }

  func test_a_time_of_more_than_a_minute_is_waited_for() async throws {
    try XCTSkipUnless(Effort.isThorough, "it takes more than a minute")
    let server = try LoopbackServer(answer: .silence)
    let client = HTTPClient(server: server.url, timeout: 100)
    let post = Task { try await client.post(Data(), to: "albums") }

    try await Task.sleep(for: .seconds(62))
    server.hangUp()

    let result = await post.result
    XCTAssertThrowsError(try result.get()) {
      XCTAssertEqual(
        $0 as? PostError,
        .failed("Empty reply from server")
      )
    }
  }

  // MARK: - Fixtures

  private func post(answeredWith text: String) async throws {
    let server = try LoopbackServer(answer: .raw(Array(text.utf8)))
    try await HTTPClient(server: server.url).post(Data(), to: "albums")
  }

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
