import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Posts to a server over HTTP.
///
/// GoF role: a part of the subsystem.
public final class HTTPClient: Sendable {
  private let server: URL
  private let session: URLSession

  /// A client of a server.
  ///
  /// - Parameters:
  ///   - server: The server's address.
  ///   - timeout: For how many seconds an answer is waited for, rounded up to
  ///     whole ones.
  public init(server: URL, timeout: TimeInterval = 10) {
    let configuration = URLSessionConfiguration.ephemeral
    // The URLSession of Linux drops fractions: half a second would be none.
    configuration.timeoutIntervalForRequest = max(1, timeout.rounded(.up))
    self.server = server
    session = URLSession(configuration: configuration)
  }

  deinit {
    session.finishTasksAndInvalidate()
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
      (_, answer) = try await session.data(for: request)
    } catch {
      throw PostError(error)
    }
    let status = (answer as? HTTPURLResponse)?.statusCode ?? 0
    guard (200..<300).contains(status) else { throw .status(status) }
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
