import Foundation

/// What posts the changes of a library to a server.
///
/// GoF role: a part of the subsystem, which can be swapped for another.
public protocol PostClient: Sendable {
  /// Posts a body of JSON, and returns when the server has taken it.
  ///
  /// - Parameters:
  ///   - body: The JSON.
  ///   - path: Where on the server, without a slash at its beginning.
  /// - Throws: A ``PostError`` if the server has not taken it.
  func post(_ body: Data, to path: String) async throws(PostError)
}

/// An error thrown by a ``PostClient``.
public enum PostError: Error, Equatable, Sendable {
  /// The connection was refused.
  case refused
  /// The server did not answer in time.
  case timedOut
  /// The task was cancelled before the server answered; whether the server has
  /// taken what was posted is not known.
  case cancelled
  /// The server's answer was another status than a success, 200 to 299.
  case status(Int)
  /// Anything else, in the system's words.
  case failed(String)
}

extension PostError: CustomStringConvertible {
  /// The error in one phrase.
  public var description: String {
    switch self {
    case .refused: "the server refused the connection"
    case .timedOut: "the server did not answer in time"
    case .cancelled: "it was cancelled before the server answered"
    case .status(let code): "the server answered with status \(code)"
    case .failed(let reason): reason
    }
  }
}
