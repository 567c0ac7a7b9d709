import Foundation

/// A terminal of a test's own: it starts a program, types, and reads the
/// screen.
public final class PseudoTerminal {
  /// Something that did not come within the time that anything takes.
  public struct TimedOut: Error, CustomStringConvertible {
    /// What was waited for, and what came instead.
    public let description: String
  }

  private let master: FileHandle
  private let slave: FileHandle
  private let process = Process()
  /// All that was written to the terminal, escape sequences included.
  public private(set) var output = ""

  /// Makes a terminal of 80 columns by 24 lines.
  public init() throws {
    var descriptors: (master: Int32, slave: Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    let result = openpty(
      &descriptors.master, &descriptors.slave, nil, nil, &size
    )
    guard result == 0 else { throw CocoaError(.fileReadUnknown) }
    master = FileHandle(
      fileDescriptor: descriptors.master,
      closeOnDealloc: true
    )
    slave = FileHandle(fileDescriptor: descriptors.slave, closeOnDealloc: true)
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Starts a program of the kit with this terminal as its own.
  public func start(
    _ name: String,
    _ arguments: String...,
    environment: [String: String] = [:],
    in directory: URL? = nil
  ) throws {
    process.currentDirectoryURL = directory
    process.executableURL = Kit.products.appending(path: name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm-256color", "NO_COLOR": ""]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = slave
    process.standardOutput = slave
    process.standardError = slave
    try process.run()
  }

  /// Presses keys.
  public func type(_ keys: String) throws {
    try master.write(contentsOf: Data(keys.utf8))
  }

  /// Sends a signal to the program.
  public func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Reads until the screen has shown a text, and forgets all up to its end.
  ///
  /// - Returns: What was shown before the text.
  @discardableResult
  public func wait(for text: String) throws -> String {
    let deadline = Date(timeIntervalSinceNow: 30)
    while true {
      if let range = output.range(of: text) {
        let before = String(output[..<range.lowerBound])
        output.removeSubrange(..<range.upperBound)
        return before
      }
      guard Date.now < deadline else {
        throw TimedOut(
          description: "waited for \(text.debugDescription), saw \(output)"
        )
      }
      readAvailable()
    }
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: Its exit code, or the signal that ended it, as a shell has it.
  public func waitForExit() throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: 30)
    while process.isRunning {
      guard Date.now < deadline else {
        throw TimedOut(description: "waited for the end, saw \(output)")
      }
      readAvailable()
    }
    readAvailable()
    return process.status
  }

  /// Whether the terminal shows what is typed, and waits for whole lines.
  public var isInLineMode: Bool {
    var mode = termios()
    tcgetattr(slave.fileDescriptor, &mode)
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return mode.c_lflag & flags == flags
  }

  private func readAvailable() {
    var input = pollfd(
      fd: master.fileDescriptor,
      events: Int16(POLLIN),
      revents: 0
    )
    guard poll(&input, 1, 20) > 0 else { return }
    output += String(decoding: master.availableData, as: UTF8.self)
  }
}
