import Foundation

/// The end of a process, for which one can wait beside other things.
///
/// On Linux, `Process.waitUntilExit()` looks for it every 50 ms only.
final class ProcessEnd {
  private let pipe = Pipe()

  /// Creates the end of a process that has not been started yet.
  init(of process: Process) {
    process.terminationHandler = { [pipe] _ in
      try? pipe.fileHandleForWriting.write(contentsOf: Data([0]))
    }
  }

  /// Closes its descriptors, which the process would keep open for longer.
  ///
  /// On Linux, Foundation keeps a process that has ended until the run loop of
  /// its thread runs, and with some 1,350 descriptors open it crashes when it
  /// starts another one.
  deinit { pipe.close() }

  /// A descriptor that can be read as soon as the process has ended.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Returns when the process has ended, or it is too late for that.
  func wait(until deadline: Date = .distantFuture) {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    repeat {} while poll(&input, 1, 1000) < 1 && Date.now < deadline
  }
}

extension Pipe {
  /// Closes both of its ends; the one for writing first, since writing to a
  /// pipe that nobody reads ends the program.
  func close() {
    try? fileHandleForWriting.close()
    try? fileHandleForReading.close()
  }
}
