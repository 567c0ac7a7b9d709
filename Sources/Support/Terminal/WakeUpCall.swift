import Foundation

/// A pipe that wakes a thread waiting for a descriptor.
final class WakeUpCall: Sendable {
  /// The descriptor to wait for; -1, which poll(2) ignores, if the program had
  /// no descriptor left.
  let descriptor: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        // Nobody waits for room in the pipe: one byte in it is enough.
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    for end in [descriptor, writing] where end >= 0 { close(end) }
  }

  /// Wakes the thread now, or the next time that it waits.
  func send() {
    var byte: UInt8 = 0
    write(writing, &byte, 1)
  }

  /// Consumes all calls so far.
  func receive() {
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1 {}
  }
}
