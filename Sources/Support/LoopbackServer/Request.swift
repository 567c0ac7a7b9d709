/// A request as the server received it.
public struct Request: Equatable, Sendable {
  /// Its method, such as `POST`.
  public let method: String
  /// Its path, percent-encoded as it came.
  public let path: String
  /// Its body, as text.
  public let body: String

  /// Makes a request, to compare others with.
  public init(method: String, path: String, body: String) {
    self.method = method
    self.path = path
    self.body = body
  }
}

extension Request {
  /// Reads a request's head, the lines before the empty one.
  ///
  /// - Returns: The request without its body, and the length of the body; or
  ///   nothing if the head is not HTTP.
  static func head(_ text: String) -> (request: Request, bodyLength: Int)? {
    let lines = text.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    let length = lines.compactMap { line in
      line.wholeMatch(of: /(?i)content-length: *(\d+) */)
        .flatMap { Int($0.1) }
    }
    return (
      Request(method: String(words[0]), path: String(words[1]), body: ""),
      length.first ?? 0
    )
  }
}
