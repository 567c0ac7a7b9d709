import Foundation

/// The program's standard output, written to at once and with its errors told.
public struct StandardOutput {
  /// Why nothing more can be written, in the system's words.
  public struct WriteError: Error, Equatable, Sendable {
    /// The words.
    public let reason: String

    /// Makes the error for what the system has just refused.
    public init(_ reason: String = String(cString: strerror(errno))) {
      self.reason = reason
    }
  }

  private let descriptor: Int32

  /// Makes the output's handle.
  ///
  /// - Parameter descriptor: The number of an open file to write to instead of
  ///   the standard output.
  public init(descriptor: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
  }

  /// Whether a person at a terminal reads it.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes a text, all of it, however long that takes.
  ///
  /// Whoever shares the output may have made it one that doesn't block; it is
  /// waited for even so.
  public func write(_ text: String) throws(WriteError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        // The name alone would be this method's.
        systemWrite(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var output = pollfd(
          fd: descriptor,
          events: Int16(POLLOUT),
          revents: 0
        )
        poll(&output, 1, -1)
      } else if errno != EINTR {
        throw WriteError()
      }
    }
  }
}

private func systemWrite(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
