import Foundation
import Platform

/// A terminal for a test, which starts a program, types, and reads the screen.
public final class PseudoTerminal {
  /// An error thrown for an event that didn't happen in time.
  public struct TimedOut: Error, CustomStringConvertible {
    /// The expected event, and the output instead of it.
    public let description: String
  }

  private let master: FileHandle
  private let slave: FileHandle
  private let process = Process()
  private let end: ProcessEnd
  /// Everything written to the terminal, including escape sequences.
  public private(set) var output = ""
  /// The screen as a person sees it.
  public private(set) var screen: EmulatedScreen
  /// The beginning of an incomplete character.
  private var unread = Data()

  /// Creates a terminal.
  public init(columns: Int = 80, rows: Int = 24) throws {
    end = ProcessEnd(of: process)
    screen = EmulatedScreen(columns: columns, rows: rows)
    var descriptors: (master: Int32, slave: Int32) = (-1, -1)
    let result = openpty(
      &descriptors.master, &descriptors.slave, nil, nil, nil
    )
    guard result == 0 else { throw CocoaError(.fileReadUnknown) }
    Platform.setWindowSize(
      of: descriptors.slave,
      columns: UInt16(columns),
      rows: UInt16(rows)
    )
    master = FileHandle(
      fileDescriptor: descriptors.master,
      closeOnDealloc: true
    )
    slave = FileHandle(fileDescriptor: descriptors.slave, closeOnDealloc: true)
  }

  deinit {
    // A failed spec may have left the program running.
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    try? master.close()
    try? slave.close()
  }

  /// Starts a program of the kit with this terminal as its own.
  public func start(
    _ name: String,
    _ arguments: [String],
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

  /// Starts a program of the kit with this terminal as its own.
  public func start(
    _ name: String,
    _ arguments: String...,
    environment: [String: String] = [:],
    in directory: URL? = nil
  ) throws {
    try start(name, arguments, environment: environment, in: directory)
  }

  /// Types keys.
  public func type(_ keys: String) throws {
    try type(Array(keys.utf8))
  }

  /// Types bytes, including those that no keyboard sends.
  public func type(_ bytes: [UInt8]) throws {
    try master.write(contentsOf: Data(bytes))
  }

  /// Sends a signal to the program.
  public func send(_ signal: Int32) {
    Foundation.kill(process.processIdentifier, signal)
  }

  /// Reads until the screen has shown a text, and discards everything up to the
  /// text's end.
  ///
  /// - Returns: The output before the text.
  @discardableResult
  public func wait(for text: String) throws -> String {
    let deadline = Date(timeIntervalSinceNow: 30)
    while true {
      if let range = output.range(of: text) {
        let before = String(output[..<range.lowerBound])
        output.removeSubrange(..<range.upperBound)
        return before
      }
      guard Date.now < deadline, readUnlessOver() else {
        throw TimedOut(
          description: "waited for \(text.debugDescription), saw \(output)"
        )
      }
    }
  }

  /// Reads until the screen satisfies a condition.
  ///
  /// - Returns: The screen.
  @discardableResult
  public func waitForScreen(
    _ condition: (EmulatedScreen) -> Bool
  ) throws -> EmulatedScreen {
    let deadline = Date(timeIntervalSinceNow: 30)
    while !condition(screen) {
      guard Date.now < deadline, readUnlessOver() else {
        throw TimedOut(description: "waited for a screen, saw \(screen)")
      }
    }
    return screen
  }

  /// Reads until a line of the screen contains a text.
  ///
  /// - Returns: The screen.
  @discardableResult
  public func waitForScreen(with text: String) throws -> EmulatedScreen {
    try waitForScreen { screen in
      screen.lines.contains { $0.contains(text) }
    }
  }

  /// Resizes the terminal and notifies the program.
  public func resize(columns: Int, rows: Int) {
    Platform.setWindowSize(
      of: slave.fileDescriptor,
      columns: UInt16(columns),
      rows: UInt16(rows)
    )
    screen = EmulatedScreen(columns: columns, rows: rows)
    // The terminal isn't the program's controlling terminal.
    send(SIGWINCH)
  }

  /// Waits until the terminal, which nobody reads, accepts no more output.
  public func waitUntilFull() throws {
    let deadline = Date(timeIntervalSinceNow: 30)
    var output = pollfd(
      fd: slave.fileDescriptor,
      events: Int16(POLLOUT),
      revents: 0
    )
    // A terminal that is full for only a moment doesn't count.
    while poll(&output, 1, 50) > 0 {
      guard Date.now < deadline else {
        throw TimedOut(description: "waited for a terminal to be full")
      }
    }
  }

  /// Takes the terminal away as a shell does: returns to line mode, and writes
  /// on the screen.
  public func takeAway() {
    var mode = termios()
    tcgetattr(slave.fileDescriptor, &mode)
    mode.c_lflag |= tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    tcsetattr(slave.fileDescriptor, TCSANOW, &mode)
    screen = EmulatedScreen(columns: screen.columns, rows: screen.rows)
  }

  /// Kills the program without warning when anything in a folder changes.
  public func kill(whileChanging folder: URL) throws {
    KilledProcess.wait(forChangeIn: folder, while: process.isRunning)
    Foundation.kill(process.processIdentifier, SIGKILL)
    _ = try waitForExit()
  }

  /// Waits until the program has ended.
  ///
  /// - Parameter reads: A Boolean value that indicates whether to read the
  ///   program's output in the meantime.
  /// - Returns: The exit code, or 128 plus the number of the signal that ended
  ///   it.
  public func waitForExit(reads: Bool = true) throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: 30)
    while process.isRunning {
      guard Date.now < deadline else {
        throw TimedOut(description: "waited for the end, saw \(output)")
      }
      if reads { readAvailable() } else { end.wait(until: deadline) }
    }
    readToEnd()
    return process.status
  }

  /// A Boolean value that indicates whether a signal ended the program, and not
  /// an exit code of the same value.
  public var wasEndedBySignal: Bool {
    process.terminationReason == .uncaughtSignal
  }

  /// A Boolean value that indicates whether the terminal echoes and waits for
  /// whole lines.
  public var isInLineMode: Bool {
    var mode = termios()
    tcgetattr(slave.fileDescriptor, &mode)
    let flags = tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    return mode.c_lflag & flags == flags
  }

  /// Reads what is available.
  ///
  /// - Returns: A Boolean value that indicates whether more may follow: the
  ///   program is running, or something was read.
  private func readUnlessOver() -> Bool {
    let before = output.utf8.count
    guard process.isRunning else {
      readToEnd()
      return output.utf8.count != before
    }
    readAvailable()
    return true
  }

  /// Reads what is available before the program's end.
  private func readAvailable() {
    var input = [
      pollfd(fd: master.fileDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: end.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // The event may be something other than output.
    guard poll(&input, 2, 20) > 0, input[0].revents != 0 else { return }
    unread += master.availableData
    show()
  }

  /// Reads everything written to the terminal until now.
  private func readToEnd() {
    // The mark is read after everything that was written before it.
    let mark: UInt8 = 0
    var isMarked = false
    while unread.last != mark {
      var descriptors = [
        pollfd(fd: master.fileDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: slave.fileDescriptor,
          events: isMarked ? 0 : Int16(POLLOUT),
          revents: 0
        ),
      ]
      guard poll(&descriptors, 2, 30_000) > 0 else { return }
      if descriptors[1].revents & Int16(POLLOUT) != 0 {
        isMarked = (try? slave.write(contentsOf: Data([mark]))) != nil
      }
      if descriptors[0].revents != 0 {
        unread += master.availableData
      }
    }
    unread.removeLast()
    show()
  }

  /// Draws what was read, up to the last complete character.
  private func show() {
    // A read may end within a character.
    for count in (max(unread.count - 3, 0)...unread.count).reversed() {
      guard let text = String(validating: unread.prefix(count), as: UTF8.self)
      else { continue }
      unread = Data(unread.dropFirst(count))
      output += text
      screen.show(text)
      return
    }
  }
}
