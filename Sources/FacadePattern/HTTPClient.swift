import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Posts to a server over HTTP.
///
/// GoF role: a part of the subsystem.
public final class HTTPClient: Sendable {
  private let server: URL
  private let timeout: TimeInterval

  /// A client of a server.
  ///
  /// - Parameters:
  ///   - server: The server's address.
  ///   - timeout: For how many seconds the whole answer is waited for, up to a
  ///     day.
  public init(server: URL, timeout: TimeInterval = 10) {
    precondition(
      (0...86_400).contains(timeout),
      "A time-out of \(timeout) s is none."
    )
    self.server = server
    self.timeout = timeout
  }
}

extension HTTPClient: PostClient {
  /// Posts a body of JSON, and returns when the server has taken it.
  public func post(_ body: Data, to path: String) async throws(PostError) {
    var request = URLRequest(url: server.appending(path: path))
    request.httpMethod = "POST"
    request.httpBody = body
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let answer: URLResponse
    do {
      answer = try await self.answer(to: request)
    } catch let error as PostError {
      throw error
    } catch {
      throw PostError(error)
    }
    let status = (answer as? HTTPURLResponse)?.statusCode ?? 0
    guard (200..<300).contains(status) else { throw .status(status) }
  }
}

extension HTTPClient {
  /// The server's answer, if it comes in time.
  ///
  /// URLSession's own time-out begins anew with each byte, and on Linux it knows
  /// whole seconds only.
  private func answer(to request: URLRequest) async throws -> URLResponse {
    try await withThrowingTaskGroup { [timeout] group in
      group.addTask { try await Self.firstAnswer(to: request) }
      group.addTask {
        try await Task.sleep(for: .seconds(timeout))
        throw PostError.timedOut
      }
      defer { group.cancelAll() }
      guard let answer = try await group.next() else {
        throw PostError.timedOut
      }
      return answer
    }
  }

  /// The server's first answer, whenever it comes.
  private static func firstAnswer(
    to request: URLRequest
  ) async throws -> URLResponse {
    // Each request has a session of its own, since on Linux only a session's
    // delegate is asked, and not a task's.
    let first = FirstAnswer()
    let session = URLSession(
      configuration: .ephemeral,
      delegate: first,
      delegateQueue: nil
    )
    defer { session.finishTasksAndInvalidate() }
    do {
      return try await session.data(for: request).1
    } catch {
      throw first.challenge.map(PostError.status) ?? error
    }
  }
}

/// Takes the first answer for the answer: whoever redirects a change, or asks
/// for a password, has not taken it.
private final class FirstAnswer: NSObject, URLSessionTaskDelegate {
  private let status = Mutex<Int?>(nil)

  /// The status of an answer that asked for a password, which on Linux ends the
  /// task without an answer.
  var challenge: Int? { status.withLock { $0 } }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    let answer = challenge.failureResponse as? HTTPURLResponse
    status.withLock { $0 = answer?.statusCode }
    completionHandler(.rejectProtectionSpace, nil)
  }
}

extension PostError {
  /// The error that stands for one of the system's.
  init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cannotConnectToHost: self = .refused
    case .timedOut: self = .timedOut
    default: self = .failed(error.localizedDescription)
    }
  }
}
