import Foundation

/// A client that posts the changes of a library to a server.
///
/// GoF role: Subsystem class. Another client can take its place.
public protocol PostClient: Sendable {
  /// Posts a JSON body, and returns when the server has accepted it.
  ///
  /// - Parameters:
  ///   - body: The JSON.
  ///   - path: The path on the server, without a leading slash.
  /// - Throws: A ``PostError`` if the server hasn't accepted it.
  func post(_ body: Data, to path: String) async throws(PostError)
}

/// An error thrown by a ``PostClient``.
public enum PostError: Error, Equatable, Sendable {
  /// The connection was refused.
  case refused
  /// The server did not answer in time.
  case timedOut
  /// The task was cancelled before the server answered. The server may have
  /// accepted the post.
  case cancelled
  /// The server answered with a status other than success (200 to 299).
  case status(Int)
  /// Any other error, with the system's description.
  case failed(String)
}

extension PostError: CustomStringConvertible {
  /// The error in one phrase.
  public var description: String {
    switch self {
    case .refused: "the server refused the connection"
    case .timedOut: "the server did not answer in time"
    case .cancelled: "cancelled before the server answered"
    case .status(let code): "the server answered with status \(code)"
    case .failed(let reason): reason
    }
  }
}
