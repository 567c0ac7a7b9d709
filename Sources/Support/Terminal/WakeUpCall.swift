import Foundation

/// A pipe by which a thread that waits for a descriptor can be woken.
final class WakeUpCall: Sendable {
  /// The descriptor to wait for beside others; -1 where the program had none
  /// left for it, which poll(2) passes over.
  let descriptor: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        // Nobody waits for the pipe itself: one byte in it is enough.
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    for end in [descriptor, writing] where end >= 0 { close(end) }
  }

  /// Wakes the thread, now or when it waits next.
  func send() {
    var byte: UInt8 = 0
    write(writing, &byte, 1)
  }

  /// Takes all calls that have come so far.
  func receive() {
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1 {}
  }
}
