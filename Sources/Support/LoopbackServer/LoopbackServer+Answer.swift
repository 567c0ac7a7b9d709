import Foundation

extension LoopbackServer {
  /// The server's response to a request.
  public enum Answer: Sendable {
    /// A status and no body.
    case status(Int)
    /// A redirection with status 302.
    case redirect(to: URL)
    /// A request for a password, with status 401.
    case challenge
    /// The given answer with a body that never ends.
    indirect case endless(Answer)
    /// Exactly these bytes; then the server hangs up.
    case raw([UInt8])
    /// The file at the request's path within a folder, or status 404.
    case files(in: URL)
    /// No response; the connection stays open.
    case silence

    /// The status line without the version, and the answer's headers; `nil` for
    /// an answer that isn't made from a status.
    var head: String? {
      switch self {
      case .status(let status): "\(status) -"
      case .redirect(let url): "302 -\r\nLocation: \(url)"
      case .challenge: "401 -\r\nWWW-Authenticate: Basic realm=\"x\""
      case .endless(let answer): answer.head
      case .files, .raw, .silence: nil
      }
    }

    /// A Boolean value that indicates whether the answer is sent and ends.
    var ends: Bool {
      switch self {
      case .status, .redirect, .challenge, .files, .raw: true
      case .endless, .silence: false
      }
    }
  }
}
