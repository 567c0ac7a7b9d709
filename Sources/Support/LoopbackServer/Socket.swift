import Foundation
import Platform

/// The system's socket calls that the server uses.
enum Socket {
  /// Returns a socket that listens on the loopback interface, on a port that
  /// the system chooses.
  static func listening() throws -> Int32 {
    proxyIsBypassed
    return try stream(port: 0) { descriptor, address, length in
      // If a client has already hung up, `accept` must not wait for another.
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      return bind(descriptor, address, length) == 0
        ? listen(descriptor, 16) : -1
    }
  }

  /// Waits for the next connection to a listening socket.
  ///
  /// - Returns: `nil` when the other end of the pipe `end` is closed.
  static func nextConnection(to listener: Int32, until end: Int32) -> Int32? {
    var inputs = [end, listener].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      poll(&inputs, 2, -1)
      if inputs[0].revents != 0 { return nil }
      let connection = Platform.acceptConnection(to: listener)
      guard connection < 0 else {
        // On Darwin a connection inherits the listener's flags.
        _ = fcntl(connection, F_SETFL, 0)
        return connection
      }
      // If the program has no descriptor left, the client waits for one.
      poll(&inputs, 1, 10)
    }
  }

  /// Returns a pipe's two ends.
  static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw failure }
    return (ends[0], ends[1])
  }

  /// Returns a socket that is connected to the port of an address on the
  /// loopback interface.
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
  /// - Returns: A Boolean value that indicates whether the peer still accepts
  ///   data.
  @discardableResult
  static func write(_ text: String, to connection: Int32) -> Bool {
    write(Array(text.utf8), to: connection)
  }

  /// Sends bytes.
  ///
  /// - Returns: A Boolean value that indicates whether the peer still accepts
  ///   data.
  @discardableResult
  static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    Platform.send(bytes, over: connection) == bytes.count
  }

  /// Waits for the peer's next bytes; returns `nil` if it hangs up or the
  /// deadline passes.
  static func read(from connection: Int32, until deadline: Date) -> Data? {
    let seconds = deadline.timeIntervalSinceNow
    var input = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    // The deadline also stops a peer that sends without end.
    guard seconds > 0,
      poll(&input, 1, Int32(seconds * 1000) + 1) > 0
    else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(connection, &bytes, bytes.count, 0)
    return count > 0 ? Data(bytes[..<count]) : nil
  }

  /// Waits until the peer hangs up, or the connection is shut down.
  static func waitForEnd(of connection: Int32) {
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) > 0 {}
  }

  /// Shuts a connection down in both directions, for other threads too.
  static func end(_ connection: Int32) {
    shutdown(connection, Int32(SHUT_RDWR))
  }

  /// Returns a socket that `use` has bound or connected to a port on the
  /// loopback interface.
  private static func stream(
    port: UInt16,
    _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws -> Int32 {
    let descriptor = Platform.makeStreamSocket()
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

  /// Passes an address to `body` in the form that the system's functions take
  /// for every address family.
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

  /// Ensures, once, that this program's clients reach the loopback interface
  /// without a proxy.
  ///
  /// On Linux a URLSession takes its proxy from the environment, and the
  /// session's own configuration can't override it.
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
