import Foundation

/// The few calls of the system's sockets that the server makes.
enum Socket {
  /// A socket that listens on a port of the system's choice, on loopback.
  static func listening() throws -> Int32 {
    let descriptor = try stream()
    var address = loopback(port: 0)
    let result = withGeneric(&address) { bind(descriptor, $0, $1.pointee) }
    guard result == 0, listen(descriptor, 16) == 0 else {
      defer { close(descriptor) }
      throw failure
    }
    return descriptor
  }

  /// Connects to a port on loopback, and hangs up.
  static func connect(to url: URL) {
    guard let port = url.port, let descriptor = try? stream() else { return }
    var address = loopback(port: UInt16(port))
    _ = withGeneric(&address) { systemConnect(descriptor, $0, $1.pointee) }
    close(descriptor)
  }

  private static func stream() throws -> Int32 {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw failure }
    return descriptor
  }

  private static func loopback(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  /// The address that a socket listens on.
  static func url(of descriptor: Int32) throws -> URL {
    var address = sockaddr_in()
    let result = withGeneric(&address) { getsockname(descriptor, $0, $1) }
    let port = UInt16(bigEndian: address.sin_port)
    guard result == 0, let url = URL(string: "http://127.0.0.1:\(port)") else {
      throw failure
    }
    return url
  }

  /// Reads one whole request; nothing if the peer hangs up before its end.
  static func readRequest(from connection: Int32) -> Request? {
    var data = Data()
    let emptyLine = Data("\r\n\r\n".utf8)
    while data.range(of: emptyLine) == nil {
      guard let more = read(from: connection) else { return nil }
      data += more
    }
    guard let end = data.range(of: emptyLine),
      let head = Request.head(
        String(decoding: data[..<end.lowerBound], as: UTF8.self)
      )
    else { return nil }
    var body = data[end.upperBound...]
    while body.count < head.bodyLength {
      guard let more = read(from: connection) else { return nil }
      body += more
    }
    return Request(
      method: head.request.method,
      path: head.request.path,
      body: String(decoding: body, as: UTF8.self)
    )
  }

  static func write(_ text: String, to connection: Int32) {
    let bytes = Array(text.utf8)
    // The peer may have hung up; that must not end this program by a signal.
    #if canImport(Darwin)
    _ = send(connection, bytes, bytes.count, 0)
    #else
    _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  private static func read(from connection: Int32) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(connection, &bytes, bytes.count, 0)
    return count > 0 ? Data(bytes[..<count]) : nil
  }

  /// The system takes addresses of every family in one generic form.
  private static func withGeneric(
    _ address: inout sockaddr_in,
    _ body: (
      UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>
    ) -> Int32
  ) -> Int32 {
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, &length)
      }
    }
  }

  private static var failure: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}

/// The system's `connect`, whose name alone would be the method's above.
private func systemConnect(
  _ descriptor: Int32,
  _ address: UnsafePointer<sockaddr>,
  _ length: socklen_t
) -> Int32 {
  connect(descriptor, address, length)
}
