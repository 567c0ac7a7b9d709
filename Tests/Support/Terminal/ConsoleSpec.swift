import Foundation
import Platform
import Synchronization
import Terminal
import XCTest

final class ConsoleSpec: XCTestCase {
  func test_writing_waits_for_a_full_output_even_if_it_is_nonblocking()
    throws
  {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting
    let flags = fcntl(writing.fileDescriptor, F_GETFL)
    XCTAssertEqual(
      fcntl(writing.fileDescriptor, F_SETFL, flags | O_NONBLOCK),
      0
    )
    // Far more than fits into a pipe.
    let text = String(repeating: "a line\n", count: 500_000)
    let reading = Reading(pipe.fileHandleForReading)

    try console(output: writing.fileDescriptor).write(text)
    try writing.close()

    XCTAssertEqual(reading.result(), Data(text.utf8))
  }

  func test_writing_to_a_closed_output_throws_the_systems_error() {
    XCTAssertThrowsError(try console(output: -1).write("x")) {
      XCTAssertEqual(
        $0 as? Console.WriteError,
        Console.WriteError("Bad file descriptor")
      )
    }
  }

  func test_an_empty_text_can_be_written_to_a_closed_output() throws {
    XCTAssertNoThrow(try console(output: -1).write(""))
  }

  // MARK: - Errors

  func test_errors_and_warnings_are_marked_as_such() throws {
    XCTAssertEqual(
      try errors {
        $0.error("it rains")
        $0.warning("it may rain")
      },
      "error: it rains\nwarning: it may rain\n"
    )
  }

  func test_an_error_is_reported_and_sets_the_exit_status() throws {
    struct Rain: Error, CustomStringConvertible {
      let description = "it \u{1B}rains"
    }
    let help = CommandHelp("program", usage: "NAME", summary: "", example: "")
    var statuses: [ExitStatus] = []

    let errors = try errors { console in
      statuses = [
        console.report(UsageError("unknown option '\u{1B}'"), help: help),
        console.report(
          Console.WriteError("no space"),
          help: help,
          status: .failure
        ),
        console.report(Rain(), help: help, status: .failure),
        console.report(Rain(), help: help),
      ]
    }

    XCTAssertEqual(
      errors,
      """
      error: unknown option '␛'
      Usage: program NAME
        See 'program --help' for more information.
      error: cannot write: no space
      error: it ␛rains
      error: it ␛rains

      """
    )
    XCTAssertEqual(statuses, [.usage, .inputOutput, .failure, .software])
  }

  // MARK: - Colors and lines

  func test_a_style_is_written_only_in_color() {
    XCTAssertEqual(
      [ColorChoice.always, .never].map { color in
        Console(color: color).styled("a", .bold)
      },
      ["\u{1B}[1ma\u{1B}[0m", "a"]
    )
  }

  func test_a_pipe_has_80_columns_and_cannot_be_erased() {
    let console = console(output: Pipe().fileHandleForWriting.fileDescriptor)

    XCTAssertEqual(console.columns, 80)
    XCTAssertFalse(console.isTerminal)
    XCTAssertFalse(console.canErase)
    XCTAssertFalse(console.isColored)
  }

  func test_a_terminal_that_is_not_dumb_can_erase_and_has_color() throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    try XCTSkipUnless(
      isatty(terminal) == 1
        && Platform.setWindowSize(of: terminal, columns: 40, rows: 24),
      "the controlling side is not a terminal on this system"
    )
    let consoles = ["xterm", "dumb"].map { name in
      console(output: terminal, environment: ["TERM": name])
    }

    XCTAssertEqual(consoles.map(\.columns), [40, 40])
    XCTAssertEqual(consoles.map(\.isTerminal), [true, true])
    XCTAssertEqual(consoles.map(\.canErase), [true, false])
    XCTAssertEqual(consoles.map(\.isColored), [true, false])
  }

  // MARK: - Fixtures

  private func console(
    output: Int32,
    environment: [String: String] = [:]
  ) -> Console {
    Console(output: output, environment: environment)
  }

  /// Returns what a console writes on the error stream.
  private func errors(_ body: (Console) -> Void) throws -> String {
    let pipe = Pipe()
    let errors = pipe.fileHandleForWriting
    body(Console(errors: errors.fileDescriptor))
    try errors.close()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

/// A thread that reads a file to its end while the test continues.
private final class Reading: Sendable {
  private let data = Mutex(Data())
  private let group = DispatchGroup()

  init(_ handle: FileHandle) {
    DispatchQueue.global().async(group: group) { [self] in
      let all = (try? handle.readToEnd()) ?? Data()
      data.withLock { $0 = all }
    }
  }

  func result() -> Data {
    group.wait()
    return data.withLock { $0 }
  }
}
