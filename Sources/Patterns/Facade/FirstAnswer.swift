import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Takes the first final response for the answer, and its status for all of it.
///
/// A server that redirects a change, or asks for a password, has not taken it.
final class FirstAnswer: NSObject {
  private let status: AsyncThrowingStream<Int, any Error>.Continuation

  /// Yields the status of the answer to a stream, and ends the stream.
  init(_ status: AsyncThrowingStream<Int, any Error>.Continuation) {
    self.status = status
  }

  /// Ends with an answer's status, or with 0 for an answer that is not HTTP's.
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
    // 100 Continue and the like come before the answer.
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
    // On Linux, don't call the handler of a task that was cancelled, be it by
    // the timeout or by the caller that has its response.
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
  /// The status of HTTP, or `nil` for a response of another protocol.
  fileprivate var status: Int? { (self as? HTTPURLResponse)?.statusCode }
}
