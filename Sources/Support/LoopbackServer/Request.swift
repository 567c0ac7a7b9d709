import Foundation

/// A request as the server received it.
public struct Request: Equatable, Sendable {
  /// Its method, such as `POST`.
  public let method: String
  /// Its path, percent-encoded as it came.
  public let path: String
  /// The type of its body, if the request has it.
  public let contentType: String?
  /// Its body, as text.
  public let body: String

  /// Creates a request, to compare others with.
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
  /// Reads a request from what was received so far; `nil` if that is not a
  /// whole one.
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
