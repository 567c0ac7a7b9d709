import Foundation

extension Int32 {
  /// Writes a text to this descriptor, all of it, however long that takes.
  ///
  /// Another program that shares the descriptor may have made it one that
  /// doesn't block; it is waited for even so.
  func writeAll(_ text: String) throws(Console.WriteError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(self, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var output = pollfd(fd: self, events: Int16(POLLOUT), revents: 0)
        poll(&output, 1, -1)
      } else if errno != EINTR {
        throw Console.WriteError()
      }
    }
  }

  /// Writes as much of a text as this descriptor takes without being waited
  /// for.
  func writeAtOnce(_ text: String) {
    let flags = fcntl(self, F_GETFL)
    _ = fcntl(self, F_SETFL, flags | O_NONBLOCK)
    let bytes = Array(text.utf8)
    _ = write(self, bytes, bytes.count)
    _ = fcntl(self, F_SETFL, flags)
  }
}
