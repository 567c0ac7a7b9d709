import FacadePattern
import Foundation
import LoopbackServer
import TestSupport
import XCTest

/// The client with a real server, in cases that the library's specs don't
/// cover.
final class HTTPClientSpec: XCTestCase {
  func test_an_endless_answer_is_accepted_when_its_status_has_arrived()
    async throws
  {
    let server = try LoopbackServer(answer: .endless(.status(200)))
    defer { server.stop() }
    let client = HTTPClient(server: server.url, timeout: 5)

    try await client.post(Data("{}".utf8), to: "albums")

    // A client that reads until the timeout would receive five times as much.
    let sizes = try await waitForHangUp(on: server)
    XCTAssertEqual(sizes.count, 1)
    XCTAssertLessThan(sizes[0], 64 << 20)
  }

  func test_an_endless_redirection_ends_with_an_error()
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

  func test_a_task_that_is_cancelled_does_not_wait() async throws {
    let server = try LoopbackServer(answer: .silence)
    defer { server.stop() }
    let client = HTTPClient(server: server.url, timeout: 86_400)
    let post = Task { try await client.post(Data(), to: "albums") }
    while server.requests.isEmpty { await Task.yield() }

    post.cancel()

    let result = await post.result
    XCTAssertThrowsError(try result.get()) {
      XCTAssertEqual($0 as? PostError, .cancelled)
    }
  }

  func test_an_informational_response_is_not_the_answer() async throws {
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

  func test_a_server_that_hangs_up_or_does_not_speak_http_is_an_error()
    async throws
  {
    for answer in ["", "HTT", "HTTP/1.1 200", "220 mail\r\n\r\n"] {
      do {
        try await post(answeredWith: answer)
        XCTFail("accepted: \(answer)")
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
    let reason = "the server's address isn't supported"

    do {
      try await HTTPClient(server: url).post(Data(), to: "albums")
      XCTFail("nobody listens there")
    } catch {
      XCTAssertTrue([.refused, .failed(reason)].contains(error), "\(error)")
    }
  }

  func test_a_timeout_of_more_than_a_minute_is_observed() async throws {
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

  /// Waits until the client has closed the connection of an endless answer.
  ///
  /// - Returns: The sizes of the endless answers.
  private func waitForHangUp(on server: LoopbackServer) async throws -> [Int] {
    let deadline = ContinuousClock.now + .seconds(20)
    while server.endlessAnswerSizes.isEmpty, ContinuousClock.now < deadline {
      await Task.yield()
    }
    return try XCTUnwrap(
      server.endlessAnswerSizes.isEmpty ? nil : server.endlessAnswerSizes
    )
  }
}
