import Foundation

extension Int32 {
  /// Writes the whole text to this descriptor, however long that takes.
  ///
  /// Another program that shares the descriptor may have made it nonblocking;
  /// this method waits anyway.
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

  /// Writes as much of a text as this descriptor accepts without blocking.
  func writeAtOnce(_ text: String) {
    let flags = fcntl(self, F_GETFL)
    _ = fcntl(self, F_SETFL, flags | O_NONBLOCK)
    let bytes = Array(text.utf8)
    _ = write(self, bytes, bytes.count)
    _ = fcntl(self, F_SETFL, flags)
  }
}
