import Foundation

/// The few calls of the system's sockets that the server makes.
enum Socket {
  /// Returns a socket that listens on a port of the system's choice, on
  /// loopback.
  static func listening() throws -> Int32 {
    proxyIsBypassed
    return try stream(port: 0) { descriptor, address, length in
      bind(descriptor, address, length) == 0 ? listen(descriptor, 16) : -1
    }
  }

  /// Connects to a port on loopback.
  static func connected(to url: URL) throws -> Int32 {
    try stream(port: UInt16(url.port ?? 0)) { connect($0, $1, $2) }
  }

  /// Returns the address that a socket listens on.
  static func url(of descriptor: Int32) throws -> URL {
    var address = sockaddr_in()
    let result = withGeneric(&address) { getsockname(descriptor, $0, $1) }
    let port = UInt16(bigEndian: address.sin_port)
    guard result == 0, let url = URL(string: "http://127.0.0.1:\(port)") else {
      throw failure
    }
    return url
  }

  /// Sends a text.
  ///
  /// - Returns: Whether the peer still takes it.
  @discardableResult
  static func write(_ text: String, to connection: Int32) -> Bool {
    write(Data(text.utf8), to: connection)
  }

  /// Sends some bytes.
  ///
  /// - Returns: Whether the peer still takes them.
  static func write(_ data: Data, to connection: Int32) -> Bool {
    // The peer may have hung up; that must not end this program by a signal.
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    let bytes = Array(data)
    return send(connection, bytes, bytes.count, flags) == bytes.count
  }

  /// Waits for what the peer sends next; `nil` if it hangs up or the time is
  /// over.
  static func read(from connection: Int32, until deadline: Date) -> Data? {
    let seconds = deadline.timeIntervalSinceNow
    var input = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    // Who sends without end is out of time too.
    guard seconds > 0,
      poll(&input, 1, Int32(seconds * 1000) + 1) > 0
    else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(connection, &bytes, bytes.count, 0)
    return count > 0 ? Data(bytes[..<count]) : nil
  }

  /// Waits until the peer hangs up, or the connection is ended.
  static func waitForEnd(of connection: Int32) {
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) > 0 {}
  }

  /// Ends a connection in both directions, for whoever is waiting too.
  static func end(_ connection: Int32) {
    shutdown(connection, Int32(SHUT_RDWR))
  }

  /// Returns a socket, bound or connected by `use` to a port on loopback.
  private static func stream(
    port: UInt16,
    _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws -> Int32 {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw failure }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withGeneric(&address) { use(descriptor, $0, $1.pointee) }
    guard result == 0 else {
      defer { close(descriptor) }
      throw failure
    }
    return descriptor
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

  /// Sees to it, once, that this program's clients reach the loopback interface
  /// without one.
  ///
  /// On Linux a URLSession takes its proxy from the environment, and a
  /// session's own configuration can't say otherwise.
  private static let proxyIsBypassed: Void = {
    let environment = ProcessInfo.processInfo.environment
    let others = environment["no_proxy"] ?? environment["NO_PROXY"]
    let all = [others, "127.0.0.1"].compactMap(\.self)
    setenv("no_proxy", all.joined(separator: ","), 1)
  }()

  private static var failure: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
