import Dispatch
import Foundation
import Synchronization

/// A small HTTP server on the loopback interface, for specs and lessons that
/// need a real one.
///
/// It gives every request the same answer, the one set last, and records the
/// requests. It listens from its creation until ``stop()``, and hangs up on a
/// client that connects and sends no request.
public final class LoopbackServer: Sendable {
  private struct State {
    var isListening = true
    var answer: Answer
    var requests: [Request] = []
    /// The connections whose request is incomplete, or whose answer never ends.
    var pending: Set<Int32> = []
    var endlessAnswerSizes: [Int] = []
  }

  /// The server's address.
  public let url: URL
  private let timeout: TimeInterval
  private let state: Mutex<State>
  /// The end of a pipe that, when closed, stops the wait for connections.
  private let end: Int32
  /// Signaled when the server no longer listens.
  private let closed = DispatchSemaphore(value: 0)

  /// Starts a server on a port that the system chooses.
  ///
  /// - Parameters:
  ///   - answer: The answer to each request.
  ///   - timeout: The number of seconds to wait for a complete request.
  /// - Throws: `POSIXError` if the system refuses a socket.
  public init(
    answer: Answer = .status(200),
    timeout: TimeInterval = 10
  ) throws {
    let socket = try Socket.listening()
    let stopping: Int32
    do {
      url = try Socket.url(of: socket)
      (stopping, end) = try Socket.pipe()
    } catch {
      close(socket)
      throw error
    }
    self.timeout = timeout
    state = Mutex(State(answer: answer))
    Thread.detachNewThread { [weak self, closed] in
      while let connection = Socket.nextConnection(to: socket, until: stopping)
      {
        guard let server = self else {
          close(connection)
          break
        }
        Thread.detachNewThread { server.serve(connection) }
      }
      close(socket)
      close(stopping)
      closed.signal()
    }
  }

  deinit {
    stop()
  }

  /// The requests received so far, in order.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// The number of bytes sent of each endless answer until the client hung up
  /// or the server was stopped.
  public var endlessAnswerSizes: [Int] {
    state.withLock { $0.endlessAnswerSizes }
  }

  /// Sets the answer to later requests.
  public func answer(with answer: Answer) {
    state.withLock { $0.answer = answer }
  }

  /// Hangs up on each client whose request is incomplete, or whose answer never
  /// begins or ends.
  public func hangUp() {
    state.withLock { state in
      // The thread that serves a connection then closes it.
      for connection in state.pending { Socket.end(connection) }
    }
  }

  /// Stops listening, hangs up as ``hangUp()`` does, and returns when
  /// connections are refused.
  public func stop() {
    let wasListening = state.withLock { state in
      defer { state.isListening = false }
      return state.isListening
    }
    guard wasListening else { return }
    hangUp()
    close(end)
    closed.wait()
  }

  /// Returns an address on the loopback interface that refuses connections,
  /// since nothing listens there.
  ///
  /// - Throws: `POSIXError` if the system refuses a socket.
  public static func refusingURL() throws -> URL {
    let socket = try Socket.listening()
    defer { close(socket) }
    return try Socket.url(of: socket)
  }

  private func serve(_ connection: Int32) {
    let isExpected = state.withLock { state in
      state.isListening && state.pending.insert(connection).inserted
    }
    if isExpected, let request = request(from: connection) {
      let answer = state.withLock { state in
        state.requests.append(request)
        // `hangUp()` doesn't interrupt an answer that ends.
        if state.answer.ends { state.pending.remove(connection) }
        return state.answer
      }
      if case .files(let folder) = answer {
        send(file(request.path, in: folder), to: connection)
      } else {
        send(answer, to: connection)
      }
    }
    _ = state.withLock { $0.pending.remove(connection) }
    close(connection)
  }

  private func request(from connection: Int32) -> Request? {
    let deadline = Date(timeIntervalSinceNow: timeout)
    var data = Data()
    while let more = Socket.read(from: connection, until: deadline) {
      data += more
      if let request = Request(data) { return request }
    }
    return nil
  }

  private func send(_ answer: Answer, to connection: Int32) {
    if case .raw(let bytes) = answer {
      Socket.write(bytes, to: connection)
      return
    }
    guard let head = answer.head else {
      return Socket.waitForEnd(of: connection)
    }
    let length = answer.ends ? "Content-Length: 0\r\n" : ""
    Socket.write(
      "HTTP/1.1 \(head)\r\n\(length)Connection: close\r\n\r\n",
      to: connection
    )
    if answer.ends { return }
    let piece = String(repeating: " ", count: 65_536)
    var size = 0
    while Socket.write(piece, to: connection) {
      size += piece.utf8.count
      // Limits the speed to that of a network.
      usleep(1000)
    }
    state.withLock { $0.endlessAnswerSizes.append(size) }
  }
}
