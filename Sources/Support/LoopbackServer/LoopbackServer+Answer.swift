import Foundation

extension LoopbackServer {
  /// What the server does with a request.
  public enum Answer: Sendable {
    /// It answers with a status and no body.
    case status(Int)
    /// It sends the client elsewhere, with status 302.
    case redirect(to: URL)
    /// It asks the client for a password, with status 401.
    case challenge
    /// It answers so, with a body without end.
    indirect case endless(Answer)
    /// It sends these bytes, whatever they are, and hangs up.
    case raw([UInt8])
    /// It answers with the file that the path names in a folder, or with status
    /// 404.
    case files(in: URL)
    /// It takes the request and never answers.
    case silence

    /// The status and the headers of its own, as they are sent; `nil` for
    /// silence and for raw bytes.
    var head: String? {
      switch self {
      case .status(let status): "\(status) -"
      case .redirect(let url): "302 -\r\nLocation: \(url)"
      case .challenge: "401 -\r\nWWW-Authenticate: Basic realm=\"x\""
      case .endless(let answer): answer.head
      case .files, .raw, .silence: nil
      }
    }

    /// A Boolean value that indicates whether it comes, and to an end.
    var ends: Bool {
      switch self {
      case .status, .redirect, .challenge, .files, .raw: true
      case .endless, .silence: false
      }
    }
  }
}
