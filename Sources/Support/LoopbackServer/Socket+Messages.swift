import Foundation

extension Socket {
  /// Reads one whole request; nothing if the peer hangs up before its end, or
  /// it has not come in time.
  static func readRequest(
    from connection: Int32,
    until deadline: Date
  ) -> Request? {
    var data = Data()
    let emptyLine = Data("\r\n\r\n".utf8)
    while data.range(of: emptyLine) == nil {
      guard let more = read(from: connection, until: deadline)
      else { return nil }
      data += more
    }
    guard let end = data.range(of: emptyLine),
      let head = Request.head(
        String(decoding: data[..<end.lowerBound], as: UTF8.self)
      )
    else { return nil }
    var body = data[end.upperBound...]
    while body.count < head.bodyLength {
      guard let more = read(from: connection, until: deadline)
      else { return nil }
      body += more
    }
    return Request(
      method: head.request.method,
      path: head.request.path,
      body: String(decoding: body, as: UTF8.self)
    )
  }

  /// Sends a text.
  ///
  /// - Returns: Whether the peer still takes it.
  @discardableResult
  static func write(_ text: String, to connection: Int32) -> Bool {
    let bytes = Array(text.utf8)
    // The peer may have hung up; that must not end this program by a signal.
    #if canImport(Darwin)
    return send(connection, bytes, bytes.count, 0) == bytes.count
    #else
    let flags = Int32(MSG_NOSIGNAL)
    return send(connection, bytes, bytes.count, flags) == bytes.count
    #endif
  }

  private static func read(
    from connection: Int32,
    until deadline: Date
  ) -> Data? {
    let seconds = deadline.timeIntervalSinceNow
    var input = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    // Who sends without end is out of time too.
    guard seconds > 0, poll(&input, 1, Int32(seconds * 1000) + 1) > 0 else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(connection, &bytes, bytes.count, 0)
    return count > 0 ? Data(bytes[..<count]) : nil
  }
}
