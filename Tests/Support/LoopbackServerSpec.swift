import Foundation
import TestSupport
import XCTest

@testable import LoopbackServer

/// The server that specs and lessons connect to.
final class LoopbackServerSpec: XCTestCase {
  // MARK: - Clients without a request

  func test_a_client_that_connects_and_sends_nothing_is_hung_up_on() throws {
    let server = try LoopbackServer(timeout: 0.1)
    let client = try Client(of: server)

    XCTAssertEqual(client.answer(), "")

    XCTAssertEqual(server.requests, [])
  }

  func test_a_client_that_stops_in_the_middle_is_hung_up_on() throws {
    let server = try LoopbackServer(timeout: 0.1)
    let clients = try [
      "POST / HT", "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n123",
    ].map { text in
      let client = try Client(of: server)
      client.send(text)
      return client
    }

    XCTAssertEqual(clients.map { $0.answer() }, ["", ""])

    XCTAssertEqual(server.requests, [])
  }

  func test_a_client_that_sends_without_end_is_hung_up_on() throws {
    let server = try LoopbackServer(timeout: 0.1)
    let client = try Client(of: server)
    let deadline = Date(timeIntervalSinceNow: 10)

    while client.send("x"), Date.now < deadline {}

    XCTAssertLessThan(Date.now, deadline)
    XCTAssertEqual(server.requests, [])
  }

  func test_a_server_that_stops_hangs_up_on_a_client_without_a_request() throws
  {
    let server = try LoopbackServer(timeout: 60)
    let client = try Client(of: server)
    // When the second has its answer, the server is waiting for the first.
    let second = try Client(of: server)
    second.send("GET / HTTP/1.1\r\n\r\n")
    _ = second.answer()

    server.stop()

    XCTAssertEqual(client.answer(), "")
    XCTAssertThrowsError(try Client(of: server))
  }

  // MARK: - A program without descriptors

  func test_the_server_waits_for_a_descriptor_without_using_processor_time()
    throws
  {
    let server = try LoopbackServer()
    let descriptors = Descriptors()
    let client = try descriptors.takeAllButOne { try Client(of: server) }
    client.send("GET / HTTP/1.1\r\n\r\n")

    let start = clock()
    Thread.sleep(forTimeInterval: 0.5)
    let used = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    descriptors.release()

    XCTAssertLessThan(used, 0.25)
    XCTAssertTrue(client.answer().hasPrefix("HTTP/1.1 200"))
  }

  func test_a_server_can_be_stopped_without_a_free_descriptor() throws {
    let server = try LoopbackServer()
    let descriptors = Descriptors()
    _ = try descriptors.takeAllButOne { try Client(of: server) }

    server.stop()

    descriptors.release()
    XCTAssertThrowsError(try Client(of: server))
  }

  // MARK: - Clients with a request

  func test_a_request_that_comes_in_pieces_is_answered() throws {
    let server = try LoopbackServer(answer: .status(201))
    let client = try Client(of: server)

    client.send("POST /a HTTP/1.1\r\nConte")
    client.send("nt-Length: 2\r\n\r\n1")
    client.send("2")

    XCTAssertEqual(
      client.answer(),
      "HTTP/1.1 201 -\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    )
    XCTAssertEqual(
      server.requests,
      [Request(method: "POST", path: "/a", body: "12")]
    )
  }

  func test_a_single_byte_is_read() throws {
    let listener = try Socket.listening()
    let (reading, writing) = try Socket.pipe()
    let client = try Socket.connected(to: Socket.url(of: listener))
    let connection = Socket.nextConnection(to: listener, until: reading) ?? -1
    defer {
      for end in [listener, reading, writing, client, connection] { close(end) }
    }

    Socket.write("a", to: client)

    let deadline = Date(timeIntervalSinceNow: 20)
    XCTAssertEqual(
      Socket.read(from: connection, until: deadline), Data("a".utf8))
  }

  func test_the_server_listens_on_the_loopback_interface_only() throws {
    let listener = try Socket.listening()
    defer { close(listener) }
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)

    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(listener, $0, &length)
      }
    }

    XCTAssertEqual(UInt32(bigEndian: address.sin_addr.s_addr), 0x7F00_0001)
  }

  // MARK: - Files

  func test_a_file_of_the_folder_is_sent_with_its_type() throws {
    try TemporaryDirectory.with { folder in
      let page = folder.appending(path: "a b.html")
      try Data("<p>".utf8).write(to: page)
      let server = try LoopbackServer(answer: .files(in: folder))
      let client = try Client(of: server)

      client.send("GET /a%20b.html?x HTTP/1.1\r\n\r\n")

      XCTAssertEqual(
        client.answer(),
        "HTTP/1.1 200 -\r\nContent-Type: text/html; charset=utf-8\r\n"
          + "Content-Length: 3\r\nConnection: close\r\n\r\n<p>"
      )
    }
  }

  func test_a_folders_index_is_sent_for_the_folder() throws {
    try TemporaryDirectory.with { folder in
      try Data("<p>".utf8).write(to: folder.appending(path: "index.html"))
      let server = try LoopbackServer(answer: .files(in: folder))
      let client = try Client(of: server)

      client.send("GET / HTTP/1.1\r\n\r\n")

      XCTAssertTrue(client.answer().hasSuffix("\r\n\r\n<p>"))
    }
  }

  func test_a_file_outside_of_the_folder_is_not_sent() throws {
    try TemporaryDirectory.with { folder in
      let inner = folder.appending(path: "inner")
      try FileManager.default.createDirectory(
        at: inner, withIntermediateDirectories: true
      )
      try Data("secret".utf8).write(to: folder.appending(path: "secret"))
      try FileManager.default.createSymbolicLink(
        at: inner.appending(path: "link"),
        withDestinationURL: folder.appending(path: "secret")
      )
      let server = try LoopbackServer(answer: .files(in: inner))

      let answers = try ["../secret", "%2e%2e/secret", "link", "none", ""].map {
        let client = try Client(of: server)
        client.send("GET /\($0) HTTP/1.1\r\n\r\n")
        return client.answer()
      }

      XCTAssertEqual(
        Set(answers), ["HTTP/1.1 404 -\r\nContent-Length: 0\r\n\r\n"]
      )
    }
  }

  // MARK: - Proxies

  func test_a_proxy_in_the_environment_is_bypassed() throws {
    let proxy = try LoopbackServer.refusingURL().absoluteString

    let outcome = try Program(
      "FacadeExample",
      environment: ["http_proxy": proxy, "no_proxy": "example.com"]
    ).run()

    XCTAssertEqual(
      outcome,
      Program.Outcome(
        output: try Kit.text(of: "Examples/Facade/Output.txt"),
        errors: "",
        status: 0
      )
    )
  }
}

/// All descriptors that a program may have, held by a test.
private final class Descriptors {
  private var taken: [Int32] = []

  deinit { release() }

  /// Takes all descriptors except one, which `body` needs.
  func takeAllButOne<Result>(_ body: () throws -> Result) rethrows -> Result {
    while true {
      let descriptor = dup(STDERR_FILENO)
      if descriptor < 0 { break }
      taken.append(descriptor)
    }
    if let last = taken.popLast() { close(last) }
    return try body()
  }

  func release() {
    for descriptor in taken { close(descriptor) }
    taken = []
  }
}

/// A client that sends exactly what a spec wants.
private final class Client {
  private let connection: Int32

  init(of server: LoopbackServer) throws {
    connection = try Socket.connected(to: server.url)
    // A failing spec must end too.
    var timeout = timeval(tv_sec: 20, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
  }

  deinit {
    close(connection)
  }

  /// Sends a text.
  ///
  /// - Returns: A Boolean value that indicates whether the server still accepts
  ///   data.
  @discardableResult
  func send(_ text: String) -> Bool {
    Socket.write(text, to: connection)
  }

  /// Returns everything that the server sends until it hangs up.
  func answer() -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = recv(connection, &piece, piece.count, 0)
      if count < 0 { return "no answer, and no end of the connection" }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
    }
  }
}
