import Terminal
import Foundation
import Platform
import Synchronization
import XCTest

final class ConsoleSpec: XCTestCase {
  func test_an_output_that_is_full_is_waited_for_also_if_it_does_not_block()
    throws
  {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting
    let flags = fcntl(writing.fileDescriptor, F_GETFL)
    XCTAssertEqual(
      fcntl(writing.fileDescriptor, F_SETFL, flags | O_NONBLOCK),
      0
    )
    // Far more than a pipe takes.
    let text = String(repeating: "a line\n", count: 500_000)
    let reading = Reading(pipe.fileHandleForReading)

    try console(output: writing.fileDescriptor).write(text)
    try writing.close()

    XCTAssertEqual(reading.result(), Data(text.utf8))
  }

  func test_an_output_that_is_closed_is_an_error_in_the_systems_words() {
    XCTAssertThrowsError(try console(output: -1).write("x")) {
      XCTAssertEqual(
        $0 as? Console.WriteError,
        Console.WriteError("Bad file descriptor")
      )
    }
  }

  func test_nothing_is_written_everywhere() throws {
    XCTAssertNoThrow(try console(output: -1).write(""))
  }

  // MARK: - What went wrong

  func test_errors_and_warnings_are_marked_as_such() throws {
    XCTAssertEqual(
      try errors {
        $0.error("it rains")
        $0.warning("it may rain")
      },
      "error: it rains\nwarning: it may rain\n"
    )
  }

  func test_an_error_ends_the_program_with_its_status_and_in_its_words() throws
  {
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

  func test_what_is_no_terminal_has_eighty_columns_and_erases_nothing() {
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
      "here the master's side is no terminal"
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

  /// Returns what a console writes of errors.
  private func errors(_ body: (Console) -> Void) throws -> String {
    let pipe = Pipe()
    let errors = pipe.fileHandleForWriting
    body(Console(errors: errors.fileDescriptor))
    try errors.close()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

/// Reads a file to its end, beside what the test does.
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
