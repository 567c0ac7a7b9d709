import Foundation

/// The few calls of the system's sockets that the server makes.
enum Socket {
  /// A socket that listens on a port of the system's choice, on loopback.
  static func listening() throws -> Int32 {
    Proxy.isBypassed
    let descriptor = try stream()
    var address = loopback(port: 0)
    let result = withGeneric(&address) { bind(descriptor, $0, $1.pointee) }
    guard result == 0, listen(descriptor, 16) == 0 else {
      defer { close(descriptor) }
      throw failure
    }
    return descriptor
  }

  /// Connects to a port on loopback.
  static func connected(to url: URL) throws -> Int32 {
    let descriptor = try stream()
    var address = loopback(port: UInt16(url.port ?? 0))
    let result = withGeneric(&address) {
      connect(descriptor, $0, $1.pointee)
    }
    guard result == 0 else {
      defer { close(descriptor) }
      throw failure
    }
    return descriptor
  }

  /// Ends a connection in both directions, for whoever is waiting too.
  static func end(_ connection: Int32) {
    #if canImport(Darwin)
    shutdown(connection, SHUT_RDWR)
    #else
    shutdown(connection, Int32(SHUT_RDWR))
    #endif
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
