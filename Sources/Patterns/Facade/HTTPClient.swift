import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client that posts to a server over HTTP, with `URLSession`.
///
/// GoF role: Subsystem class.
///
/// On Linux, `URLSession` has faults that a caller can't correct: a header with
/// a byte beyond ASCII is an error, an IPv6 address in brackets can't be
/// reached, and a server that closes the connection within its headers, after
/// the status line, ends the program. Where that can happen, use another
/// ``PostClient``.
public final class HTTPClient: Sendable {
  private let server: URL
  private let timeout: TimeInterval

  /// Creates a client of a server.
  ///
  /// - Parameters:
  ///   - server: The server's address.
  ///   - timeout: How long to wait for the response's status, in seconds; at
  ///     most a day.
  public init(server: URL, timeout: TimeInterval = 10) {
    precondition(
      (0...86_400).contains(timeout),
      "timeout must be in 0...86400, not \(timeout)"
    )
    self.server = server
    self.timeout = timeout
  }
}

extension HTTPClient: PostClient {
  /// Posts a JSON body, and returns when the server has accepted it.
  public func post(_ body: Data, to path: String) async throws(PostError) {
    var request = URLRequest(url: server.appending(path: path))
    request.httpMethod = "POST"
    request.httpBody = body
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    // The timeout is this client's: Foundation's own ends after a minute.
    request.timeoutInterval = 2 * 86_400
    let status: Int
    do {
      status = try await self.status(of: request)
    } catch let error as PostError {
      throw error
    } catch {
      throw Task.isCancelled ? .cancelled : PostError(error)
    }
    guard (200..<300).contains(status) else { throw .status(status) }
  }
}

extension HTTPClient {
  /// Returns the status of the server's response, if it arrives in time.
  ///
  /// URLSession's own timeout restarts with each byte, and on Linux it supports
  /// only whole seconds.
  private func status(of request: URLRequest) async throws -> Int {
    try await withThrowingTaskGroup { [timeout] group in
      group.addTask { try await Self.firstStatus(of: request) }
      group.addTask {
        try await Task.sleep(for: .seconds(timeout))
        throw PostError.timedOut
      }
      defer { group.cancelAll() }
      guard let status = try await group.next() else {
        throw PostError.timedOut
      }
      return status
    }
  }

  /// Returns the status of the server's first response, without a timeout.
  ///
  /// The rest of the response isn't needed, and may have no end.
  private static func firstStatus(of request: URLRequest) async throws -> Int {
    let (statuses, continuation) = AsyncThrowingStream<Int, any Error>
      .makeStream()
    // Each request has a session of its own, since on Linux only a session's
    // delegate is called, and not a task's.
    let session = URLSession(
      configuration: .ephemeral,
      delegate: FirstAnswer(continuation),
      delegateQueue: nil
    )
    defer {
      // Asynchronously: on Linux this call waits for the session's queue, which
      // is busy as long as data arrives.
      DispatchQueue.global().async { session.invalidateAndCancel() }
    }
    session.dataTask(with: request).resume()
    for try await status in statuses { return status }
    throw URLError(.cancelled)
  }
}

extension PostError {
  /// Creates the error that corresponds to one of the system's.
  init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cannotConnectToHost: self = .refused
    case .timedOut: self = .timedOut
    case .badURL: self = .failed("the server's address isn't supported")
    default: self = .failed(error.localizedDescription)
    }
  }
}
