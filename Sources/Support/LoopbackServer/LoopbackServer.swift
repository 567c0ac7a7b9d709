import Dispatch
import Foundation
import Synchronization

/// A small HTTP server on this machine's loopback interface, for specs and
/// lessons that want a real one.
///
/// It answers every request alike, as it was last told to, and remembers what
/// it was asked. It listens from its making to ``stop()``, and hangs up on who
/// connects and doesn't ask for anything.
public final class LoopbackServer: Sendable {
  private struct State {
    var isListening = true
    var answer: Answer
    var requests: [Request] = []
    /// The connections whose request is not yet read, or whose answer never
    /// comes to an end.
    var pending: Set<Int32> = []
    var endlessAnswerSizes: [Int] = []
  }

  /// Where it listens.
  public let url: URL
  private let patience: TimeInterval
  private let state: Mutex<State>
  /// What ends the wait for connections when it is closed.
  private let end: Int32
  /// Signalled when nobody listens any more.
  private let closed = DispatchSemaphore(value: 0)

  /// Starts a server on a port that the system chooses.
  ///
  /// - Parameters:
  ///   - answer: What it does with each request.
  ///   - patience: For how many seconds it waits for the whole of a request.
  /// - Throws: `POSIXError` if there is none.
  public init(
    answer: Answer = .status(200),
    patience: TimeInterval = 10
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
    self.patience = patience
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

  /// The requests so far, in the order of their coming.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// How many bytes were sent of each answer without end, until the client hung
  /// up or the server was stopped.
  public var endlessAnswerSizes: [Int] {
    state.withLock { $0.endlessAnswerSizes }
  }

  /// Answers from now on with `answer`.
  public func answer(with answer: Answer) {
    state.withLock { $0.answer = answer }
  }

  /// Hangs up on whoever has not asked yet, or waits for an answer or for its
  /// end.
  public func hangUp() {
    state.withLock { state in
      // Whoever is at work on one closes it, when it finds it ended.
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

  /// Returns an address on loopback where nothing listens, so that connections
  /// to it are refused.
  ///
  /// - Throws: `POSIXError` if there is none.
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
        // What is sent at once is sent whole.
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
    let deadline = Date(timeIntervalSinceNow: patience)
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
      // As fast as a network is, and not as memory.
      usleep(1000)
    }
    state.withLock { $0.endlessAnswerSizes.append(size) }
  }
}
