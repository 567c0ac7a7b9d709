import Foundation

/// A request that the server received.
public struct Request: Equatable, Sendable {
  /// The request's method, such as `POST`.
  public let method: String
  /// The request's path, percent-encoded as received.
  public let path: String
  /// The body's content type; `nil` if the request has none.
  public let contentType: String?
  /// The request's body, as text.
  public let body: String

  /// Creates a request, to compare with those received.
  public init(
    method: String,
    path: String,
    contentType: String? = nil,
    body: String
  ) {
    self.method = method
    self.path = path
    self.contentType = contentType
    self.body = body
  }
}

extension Request {
  /// Creates a request from the bytes received so far; `nil` if they aren't a
  /// complete one.
  init?(_ data: Data) {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self)
      .split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    let lengths = lines.compactMap { line in
      line.wholeMatch(of: /(?i)content-length: *(\d+) */)
        .flatMap { Int($0.1) }
    }
    let types = lines.compactMap { line in
      line.wholeMatch(of: /(?i)content-type: *(.*?) */).map { String($0.1) }
    }
    let body = data[end.upperBound...]
    guard words.count == 3, words[2].hasPrefix("HTTP/1."),
      body.count >= lengths.first ?? 0
    else { return nil }
    self.init(
      method: String(words[0]),
      path: String(words[1]),
      contentType: types.first,
      body: String(decoding: body, as: UTF8.self)
    )
  }
}
