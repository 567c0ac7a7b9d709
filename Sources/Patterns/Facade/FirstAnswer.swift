import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A delegate that takes the status of the first final response.
///
/// A server that redirects a change, or asks for a password, hasn't accepted
/// it.
final class FirstAnswer: NSObject {
  private let status: AsyncThrowingStream<Int, any Error>.Continuation

  /// Creates a delegate that yields the status to a stream, and ends the
  /// stream.
  init(_ status: AsyncThrowingStream<Int, any Error>.Continuation) {
    self.status = status
  }

  /// Yields a response's status, or 0 if it isn't HTTP, and ends the stream.
  private func take(_ answer: URLResponse?) {
    status.yield(answer?.status ?? 0)
    status.finish()
  }
}

extension FirstAnswer: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler:
      @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    // An informational response comes before the final one.
    if let status = response.status, (100..<200).contains(status) {
      return completionHandler(.allow)
    }
    completionHandler(.cancel)
    take(response)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    take(response)
    // On Linux, the handler of a cancelled task must not be called. The timeout
    // cancels this task, and so does the caller once it has the status.
    #if !canImport(FoundationNetworking)
    completionHandler(nil)
    #endif
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    status.finish(throwing: error)
  }
}

extension URLResponse {
  /// The HTTP status, or `nil` for a response of another protocol.
  fileprivate var status: Int? { (self as? HTTPURLResponse)?.statusCode }
}
