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
    /// The connections whose request is not yet read.
    var unread: Set<Int32> = []
    /// The connections that wait for an answer which never comes.
    var silent: [Int32] = []
    /// The connections on which an answer without end is being sent.
    var endless: Set<Int32> = []
    var endlessAnswerSizes: [Int] = []
  }

  /// Where it listens.
  public let url: URL
  private let patience: TimeInterval
  private let state: Mutex<State>
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
    url = try Socket.url(of: socket)
    self.patience = patience
    state = Mutex(State(answer: answer))
    Thread.detachNewThread { [weak self, closed] in
      while true {
        let connection = accept(socket, nil, nil)
        guard let server = self, server.isListening else {
          close(connection)
          break
        }
        guard connection >= 0 else { continue }
        Thread.detachNewThread { server.serve(connection) }
      }
      close(socket)
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

  private var isListening: Bool { state.withLock { $0.isListening } }

  /// Answers from now on with `answer`.
  public func answer(with answer: Answer) {
    state.withLock { $0.answer = answer }
  }

  /// Hangs up on whoever waits for an answer that never comes.
  public func hangUp() {
    let silent = state.withLock { state in
      defer { state.silent = [] }
      return state.silent
    }
    for connection in silent { close(connection) }
  }

  /// Stops listening, hangs up on whoever waits for an answer or has not asked
  /// yet, and returns when connections are refused.
  public func stop() {
    let wasListening = state.withLock { state in
      guard state.isListening else { return false }
      state.isListening = false
      // Whoever is at work on them closes them, when it finds them ended.
      for connection in state.unread.union(state.endless) {
        Socket.end(connection)
      }
      return true
    }
    guard wasListening else { return }
    hangUp()
    // Whoever waits for a connection gets one more, and sees that it is over.
    if let connection = try? Socket.connected(to: url) { close(connection) }
    closed.wait()
  }

  /// An address on loopback where nothing listens, so that connections to it
  /// are refused.
  ///
  /// - Throws: `POSIXError` if there is none.
  public static func refusingURL() throws -> URL {
    let socket = try Socket.listening()
    defer { close(socket) }
    return try Socket.url(of: socket)
  }

  private func serve(_ connection: Int32) {
    guard let request = request(from: connection) else {
      close(connection)
      return
    }
    let head: String? = state.withLock { state in
      state.requests.append(request)
      if case .endless = state.answer, state.isListening {
        state.endless.insert(connection)
        return state.answer.head
      }
      if case .silence = state.answer, state.isListening {
        state.silent.append(connection)
        return nil
      }
      return state.answer.head
    }
    guard let head else { return }
    if state.withLock({ $0.endless.contains(connection) }) {
      return sendWithoutEnd(head, to: connection)
    }
    let rest = "Content-Length: 0\r\nConnection: close\r\n\r\n"
    Socket.write("HTTP/1.1 \(head)\r\n\(rest)", to: connection)
    close(connection)
  }

  private func sendWithoutEnd(_ head: String, to connection: Int32) {
    let piece = String(repeating: " ", count: 65_536)
    var size = 0
    let rest = "Connection: close\r\n\r\n"
    Socket.write("HTTP/1.1 \(head)\r\n\(rest)", to: connection)
    while Socket.write(piece, to: connection) {
      size += piece.utf8.count
      // As fast as a network is, and not as memory.
      usleep(1000)
    }
    state.withLock { state in
      state.endless.remove(connection)
      state.endlessAnswerSizes.append(size)
    }
    close(connection)
  }

  private func request(from connection: Int32) -> Request? {
    let isExpected = state.withLock { state in
      if state.isListening { state.unread.insert(connection) }
      return state.isListening
    }
    guard isExpected else { return nil }
    defer { _ = state.withLock { $0.unread.remove(connection) } }
    return Socket.readRequest(
      from: connection,
      until: Date(timeIntervalSinceNow: patience)
    )
  }
}
