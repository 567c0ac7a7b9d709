import Foundation

/// The end of a process, which can be awaited together with other events.
///
/// On Linux, `Process.waitUntilExit()` checks for it only every 50 ms.
final class ProcessEnd {
  private let pipe = Pipe()

  /// Creates the end of a process that hasn't started yet.
  init(of process: Process) {
    process.terminationHandler = { [pipe] _ in
      try? pipe.fileHandleForWriting.write(contentsOf: Data([0]))
    }
  }

  /// Closes the descriptors, which the process would keep open for longer.
  ///
  /// On Linux, Foundation keeps a process that has ended until the run loop of
  /// its thread runs. With about 1,350 descriptors open, it crashes when it
  /// starts another process.
  deinit { pipe.close() }

  /// A descriptor that becomes readable when the process has ended.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Waits until the process has ended or the deadline passes.
  func wait(until deadline: Date = .distantFuture) {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    repeat {} while poll(&input, 1, 1000) < 1 && Date.now < deadline
  }
}

extension Pipe {
  /// Closes both ends of the pipe.
  ///
  /// The writing end is closed first, since writing to a pipe without a reader
  /// ends the program.
  func close() {
    try? fileHandleForWriting.close()
    try? fileHandleForReading.close()
  }
}
