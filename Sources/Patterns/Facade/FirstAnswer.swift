import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Takes the first answer for the answer, and its status for all of it.
///
/// Whoever redirects a change, or asks for a password, has not taken it.
final class FirstAnswer: NSObject {
  private let status: AsyncThrowingStream<Int, any Error>.Continuation

  /// Tells the status of the answer, and no other one after it.
  init(_ status: AsyncThrowingStream<Int, any Error>.Continuation) {
    self.status = status
  }

  private func take(_ answer: URLResponse?) {
    // An answer without a status is none of HTTP's.
    status.yield((answer as? HTTPURLResponse)?.statusCode ?? 0)
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
    completionHandler(.cancel)
    // On Linux that is not heeded.
    dataTask.cancel()
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
    // On Linux a task that is cancelled, by the time that is out or by whoever
    // has its answer, must not be told any more where to go.
    #if !canImport(FoundationNetworking)
    completionHandler(nil)
    #endif
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
    completionHandler(.rejectProtectionSpace, nil)
    // On Linux the task ends without an answer.
    if let answer = challenge.failureResponse { take(answer) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    if let error { return status.finish(throwing: error) }
    take(task.response)
  }
}
