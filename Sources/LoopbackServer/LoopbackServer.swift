import Dispatch
import Foundation
import Synchronization

/// A small HTTP server on this machine's loopback interface, for specs and
/// lessons that want a real one.
///
/// It answers every request alike, as it was last told to, and remembers what
/// it was asked. It listens from its making to ``stop()``.
public final class LoopbackServer: Sendable {
  /// What the server does with a request.
  public enum Answer: Sendable {
    /// It answers with a status and no body.
    case status(Int)
    /// It sends the client elsewhere, with status 302.
    case redirect(to: URL)
    /// It takes the request and never answers.
    case silence
  }

  private struct State {
    var isListening = true
    var answer: Answer
    var requests: [Request] = []
    /// The connections that wait for an answer which never comes.
    var silent: [Int32] = []
  }

  /// Where it listens.
  public let url: URL
  private let state: Mutex<State>
  /// Signalled when nobody listens any more.
  private let closed = DispatchSemaphore(value: 0)

  /// Starts a server on a port that the system chooses.
  ///
  /// - Throws: `POSIXError` if there is none.
  public init(answer: Answer = .status(200)) throws {
    let socket = try Socket.listening()
    url = try Socket.url(of: socket)
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

  private var isListening: Bool { state.withLock { $0.isListening } }

  /// Answers from now on with `answer`.
  public func answer(with answer: Answer) {
    state.withLock { $0.answer = answer }
  }

  /// Stops listening, hangs up on whoever waits for an answer, and returns when
  /// connections are refused.
  public func stop() {
    let silent: [Int32]? = state.withLock { state in
      guard state.isListening else { return nil }
      state.isListening = false
      defer { state.silent = [] }
      return state.silent
    }
    guard let silent else { return }
    for connection in silent { close(connection) }
    // Whoever waits for a connection gets one more, and sees that it is over.
    Socket.connect(to: url)
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
    guard let request = Socket.readRequest(from: connection) else {
      close(connection)
      return
    }
    let head: String? = state.withLock { state in
      state.requests.append(request)
      switch state.answer {
      case .status(let status): return "\(status) -"
      case .redirect(let url): return "302 -\r\nLocation: \(url)"
      case .silence where state.isListening:
        state.silent.append(connection)
        return nil
      case .silence: return "503 -"
      }
    }
    guard let head else { return }
    let rest = "Content-Length: 0\r\nConnection: close\r\n\r\n"
    Socket.write("HTTP/1.1 \(head)\r\n\(rest)", to: connection)
    close(connection)
  }
}
