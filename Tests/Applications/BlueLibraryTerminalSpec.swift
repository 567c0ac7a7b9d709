import Foundation
import LoopbackServer
import SharedModels
import TestSupport
import XCTest

/// BlueLibrary with terminals, signals, servers and command lines.
final class BlueLibraryTerminalSpec: XCTestCase {
  // MARK: - The terminal is restored

  func test_the_terminal_is_restored_at_the_end() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )
      XCTAssertTrue(library.terminal.screen.isTakenOver)
      XCTAssertFalse(library.terminal.isInLineMode)

      XCTAssertEqual(try library.quit(), 0)

      XCTAssertFalse(library.terminal.screen.isTakenOver)
      XCTAssertTrue(library.terminal.isInLineMode)
    }
  }

  func test_keys_after_invalid_bytes_still_work() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )

      // A letter of Latin-1, a byte of no encoding, and F1 of a console.
      try library.terminal.type([0xE9])
      try library.press("?", until: "undo, redo")
      try library.terminal.type([0xFF])
      try library.press("x", until: "Press ? for help.")
      try library.press("\u{1B}[[A?", until: "undo, redo")
    }
  }

  func test_ctrl_c_and_signals_restore_the_terminal_too() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      let endings: [(PseudoTerminal) throws -> Void] = [
        { try $0.type("\u{3}") }, { $0.send(SIGINT) }, { $0.send(SIGTERM) },
        { $0.send(SIGHUP) }, { $0.send(SIGQUIT) },
      ]
      var statuses: [Int32] = []
      for end in endings {
        let library = try BlueLibrary(state: state)

        try end(library.terminal)

        statuses.append(try library.terminal.waitForExit())
        XCTAssertTrue(library.terminal.wasEndedBySignal)
        XCTAssertFalse(library.terminal.screen.isTakenOver)
        XCTAssertTrue(library.terminal.isInLineMode)
      }
      XCTAssertEqual(statuses, [130, 130, 143, 129, 131])
    }
  }

  func test_a_signal_ends_the_program_even_if_nobody_reads_the_terminal()
    throws
  {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json"),
        columns: 200,
        rows: 60
      )
      try library.terminal.type(String(repeating: "lh", count: 500))
      try library.terminal.waitUntilFull()

      library.terminal.send(SIGTERM)

      XCTAssertEqual(try library.terminal.waitForExit(reads: false), 143)
      XCTAssertTrue(library.terminal.isInLineMode)
    }
  }

  func
    test_a_program_that_is_ended_while_it_starts_leaves_the_terminal_as_it_was()
    throws
  {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      // Spread over the time that a start takes.
      let rounds = Effort.rounds(short: 5, thorough: 20)
      for round in 0..<rounds {
        let terminal = try PseudoTerminal()
        try terminal.start("BlueLibrary", ["--state", state.path])
        let deadline = ContinuousClock.now + .milliseconds(60 * round / rounds)
        while ContinuousClock.now < deadline {}

        terminal.send(SIGTERM)

        XCTAssertEqual(try terminal.waitForExit(), 143)
        XCTAssertTrue(terminal.isInLineMode)
        XCTAssertFalse(terminal.screen.isTakenOver)
      }
    }
  }

  func test_ctrl_z_restores_the_terminal_until_the_program_continues() throws {
    try TemporaryDirectory.with { directory in
      let terminal = try BlueLibrary(
        state: directory.appending(path: "library.json")
      ).terminal

      try terminal.type("\u{1A}")

      try terminal.waitForScreen { !$0.isTakenOver && terminal.isInLineMode }
      terminal.takeAway()
      let screen = try terminal.waitForScreen { screen in
        // The first signal may arrive before the program has stopped.
        terminal.send(SIGCONT)
        return screen.isTakenOver && screen.lines.last != ""
      }
      XCTAssertEqual(screen.lines[0], "BlueLibrary  5 albums")
      XCTAssertFalse(terminal.isInLineMode)
    }
  }

  func test_a_program_that_was_stopped_draws_its_screen_again() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )
      library.terminal.send(SIGSTOP)
      library.terminal.takeAway()

      library.terminal.send(SIGCONT)

      let screen = try library.terminal.waitForScreen(with: "quit")
      XCTAssertEqual(screen.lines[0], "BlueLibrary  5 albums")
      XCTAssertFalse(library.terminal.isInLineMode)
    }
  }

  // MARK: - Without a terminal

  func test_without_a_terminal_it_prints_the_library() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      try save(["One\u{1B}[2J", "Two"], to: state)

      XCTAssertEqual(
        try BlueLibrary.text(state: state),
        .init(
          output: """
            Artist
            Album   One␛[2J
            Genre
            Year    2000

            Artist
            Album   Two
            Genre
            Year    2000

            """,
          errors: "",
          status: 0
        )
      )
    }
  }

  func test_on_a_dumb_terminal_it_prints_the_library_too() throws {
    try TemporaryDirectory.with { directory in
      let terminal = try PseudoTerminal()
      try terminal.start(
        "BlueLibrary",
        ["--state", directory.appending(path: "library.json").path],
        environment: ["TERM": "dumb"]
      )

      XCTAssertEqual(try terminal.waitForExit(), 0)
      XCTAssertFalse(terminal.output.contains("\u{1B}"))
      XCTAssertTrue(terminal.output.hasPrefix("Artist  David Bowie\r\n"))
      XCTAssertTrue(terminal.output.hasSuffix("\(advice)\r\n"))
    }
  }

  func test_in_the_console_of_xcode_it_says_what_to_do() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json").path
      let outcome = try Program(
        "BlueLibrary", "--state", state,
        environment: ["__XCODE_BUILT_PRODUCTS_DIR_PATHS": "/Debug"]
      ).run()

      XCTAssertTrue(outcome.output.hasPrefix("Artist  David Bowie\n"))
      XCTAssertEqual(outcome.errors, "\(advice)\n")
    }
  }

  private let advice =
    "warning: no screen can be drawn here; in a terminal, "
    + "run 'swift run BlueLibrary'"

  // MARK: - A server

  func test_each_change_is_posted_to_the_server() throws {
    try TemporaryDirectory.with { directory in
      let server = try LoopbackServer()
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json"),
        columns: 80,
        rows: 24,
        "--server", server.url.absoluteString
      )

      try library.press("d", until: "Deleted Best of Bowie. Posted.")
      try library.press("u", until: "Undone. Posted.")

      XCTAssertEqual(
        server.requests.map(\.path),
        ["/api/deleteAlbum", "/api/addAlbum"]
      )
      XCTAssertEqual(
        library.terminal.screen.lines[0], "BlueLibrary  5 albums, online")
      try library.quit()
    }
  }

  func test_changes_are_posted_one_after_the_other() throws {
    try TemporaryDirectory.with { directory in
      let server = try LoopbackServer(answer: .silence)
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json"),
        columns: 80,
        rows: 24,
        "--server", server.url.absoluteString, "--timeout", "3600"
      )
      try library.press("d", until: "online, 1 to post")
      try library.press("u", until: "online, 2 to post")
      try library.terminal.waitForScreen { _ in server.requests.count > 0 }

      server.answer(with: .status(200))
      server.hangUp()

      // The second one was not sent before the first was given up.
      try library.press("", until: "1 not posted")
      try library.press("", until: "Undone. Posted.")
      XCTAssertEqual(
        library.terminal.screen.lines[0],
        "BlueLibrary  5 albums, online, 1 not posted"
      )
    }
  }

  func test_a_long_answer_takes_a_second_line_if_there_is_room() throws {
    try TemporaryDirectory.with { directory in
      let server = try LoopbackServer(answer: .status(500))
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json"),
        columns: 60,
        rows: 12,
        "--server", server.url.absoluteString
      )

      let screen = try library.press("d", until: "status 500.")

      XCTAssertEqual(
        screen.lines.suffix(2),
        [
          "Deleted Best of Bowie. Stored, but not posted: the server",
          "answered with status 500.",
        ]
      )
      XCTAssertEqual(
        screen.lines[0],
        "BlueLibrary  4 albums, online, 1 not posted"
      )
    }
  }

  func test_a_server_that_refuses_shows_in_the_status_and_no_change_is_lost()
    throws
  {
    let server = try LoopbackServer(answer: .status(500))
    try assertNotPosted(
      to: server.url,
      because: "the server answered with status 500"
    )
  }

  func test_a_server_that_is_down_shows_in_the_status_and_no_change_is_lost()
    throws
  {
    let server = try LoopbackServer()
    server.stop()
    try assertNotPosted(
      to: server.url,
      because: "the server refused the connection"
    )
  }

  func test_a_server_that_is_slow_shows_in_the_status_and_no_change_is_lost()
    throws
  {
    let server = try LoopbackServer(answer: .silence)
    try assertNotPosted(
      to: server.url,
      because: "the server did not answer in time"
    )
  }

  func test_quitting_before_the_server_has_answered_takes_a_second_press()
    throws
  {
    try TemporaryDirectory.with { directory in
      let server = try LoopbackServer(answer: .silence)
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json"),
        columns: 80,
        rows: 24,
        "--server", server.url.absoluteString, "--timeout", "3600"
      )
      try library.press("d", until: "online, 1 to post")

      try library.press("q", until: "press q again to quit anyway.")

      XCTAssertEqual(try library.quit(), 0)
    }
  }

  // MARK: - The command line

  func test_an_invalid_command_line_is_refused_with_the_reason()
    throws
  {
    let lines: [(String, [String])] = [
      ("unexpected argument 'x'", ["x"]),
      (
        "unknown option '--stat'; did you mean '--state'?", ["--stat", "x"]
      ),
      (
        "invalid value 'x' for '--server'; "
          + "expected an address such as http://localhost:8080",
        ["--server", "x"]
      ),
      (
        "invalid value '-1' for '--cover-delay'; "
          + "expected a number of seconds from 0 to 3600",
        ["--cover-delay", "-1"]
      ),
      (
        "invalid value '80' for '--svg'; expected a size such as 80x24",
        ["--svg", "80"]
      ),
    ]
    for (reason, arguments) in lines {
      let program = Kit.products.appending(path: "BlueLibrary")

      XCTAssertEqual(
        try Program(program, arguments).run(),
        .usageError(reason, of: "BlueLibrary", usage: "[options]")
      )
    }
  }

  func test_help_has_an_example() throws {
    let outcome = try Program("BlueLibrary", "--help").run()

    XCTAssertEqual(outcome.status, 0)
    XCTAssertTrue(
      outcome.output.contains("Example: swift run BlueLibrary --explain")
    )
  }

  // MARK: - Fixtures

  private func assertNotPosted(
    to server: URL,
    because reason: String
  ) throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      let library = try BlueLibrary(
        state: state, columns: 100, rows: 24,
        "--server", server.absoluteString, "--timeout", "0.2"
      )

      try library.press(
        "d",
        until: "Deleted Best of Bowie. Stored, but not posted: \(reason)."
      )

      XCTAssertEqual(try library.quit(), 0)
      XCTAssertEqual(
        try BlueLibrary.titles(state: state),
        Array(Album.samples.map(\.title).dropFirst())
      )
    }
  }
}
