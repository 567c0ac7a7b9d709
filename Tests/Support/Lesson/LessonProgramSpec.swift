import TerminalText
import TestSupport
import XCTest

/// A lesson's program, run from the command line.
final class LessonProgramSpec: XCTestCase {
  // MARK: - Without a terminal

  func test_it_prints_one_page_on_request() throws {
    let outcome = try Program("ObserverExample", "--page", "3").run()

    XCTAssertEqual(
      outcome,
      Program.Outcome(
        output: """

          3  A detached view receives no more events

               loader.detach(first)
               await loader.load(bowie)

             second: the indicator
             second: a cover of 13 bytes

          """,
        errors: "",
        status: 0
      )
    )
  }

  func test_it_prints_a_pages_question_on_request() throws {
    let outcome = try Program("ObserverExample", "--page", "4", "--notes").run()

    XCTAssertTrue(outcome.output.contains("\n\n" + Self.question + "\n\n"))
  }

  func test_it_never_waits_without_a_terminal() throws {
    let whole = try Program("ObserverExample").run()

    XCTAssertEqual(try Program("ObserverExample", "--step").run(), whole)
    XCTAssertEqual(try Program("ObserverExample", "--predict").run(), whole)
    XCTAssertEqual(try Program("ObserverExample", "--auto", "60").run(), whole)
  }

  func test_it_lists_its_pages() throws {
    let outcome = try Program("ObserverExample", "--list").run()

    XCTAssertEqual(
      outcome.output.split(separator: "\n").first,
      "1  A view shows the indicator until its cover is loaded"
    )
    XCTAssertEqual(outcome.status, 0)
  }

  func test_it_prints_its_help() throws {
    let outcome = try Program("ObserverExample", "--help").run()

    XCTAssertEqual(
      outcome,
      Program.Outcome(
        output: """
          Usage: ObserverExample [options]

          Shows the lesson page by page: a piece of code, and what it prints.
          Without options, prints the whole lesson.

            --step           a page at a time: Return, Space or → goes on, b or ← goes
                             back, a number and Return jumps to that page, s shows the
                             structure, o opens the page in $EDITOR, r builds and runs it
                             again, q quits
            --predict        like --step, and wait between the code and its output
            --notes          show the question to ask before a page's output
            --auto SECONDS   go on after SECONDS without a key
            --page NUMBER    one page only; with --step, begin there
            --list           list the pages
            --format FORMAT  text (the default) or markdown
            --color WHEN     auto (the default), always or never
            -h, --help       show this help

          Without a terminal the lesson never waits. Color is off without a terminal, with
          NO_COLOR set, and with TERM=dumb.

          Example: swift run ObserverExample --predict

          """,
        errors: "",
        status: 0
      )
    )
  }

  func test_it_writes_in_color_on_request() throws {
    let colored = try Program("ObserverExample", "--color=always").run().output
    let plain = try Program("ObserverExample").run().output

    XCTAssertTrue(colored.contains("\u{1B}[1m1  A view shows"))
    XCTAssertTrue(colored.contains("\u{1B}[1;35mlet\u{1B}[0m bowie"))
    XCTAssertEqual(colored.replacing(/\u{1B}\[[\d;]+m/, with: ""), plain)
  }

  // MARK: - Errors

  func test_an_unknown_option_is_a_usage_error() throws {
    XCTAssertEqual(
      try Program("ObserverExample", "--stpe").run(),
      Program.Outcome(
        output: "",
        errors: """
          error: unknown option '--stpe'; did you mean '--step'?
          Usage: ObserverExample [options]
            See 'ObserverExample --help' for more information.

          """,
        status: 64
      )
    )
  }

  func test_control_characters_in_an_option_are_escaped() throws {
    let outcome = try Program("ObserverExample", "--\u{1B}[2J").run()

    XCTAssertFalse(outcome.errors.contains("\u{1B}"))
  }

  func test_a_page_that_does_not_exist_is_a_usage_error() throws {
    XCTAssertEqual(
      try Program("ObserverExample", "--page", "99").run(),
      Program.Outcome(
        output: "",
        errors: """
          error: invalid value '99' for '--page'; \
          expected a page number from 0 to 11
          Usage: ObserverExample [options]
            See 'ObserverExample --help' for more information.

          """,
        status: 64
      )
    )
  }

  func test_a_closed_pipe_ends_it_like_any_program() throws {
    let outcome = try shell("'\(example)' | head -1; echo ${PIPESTATUS[0]}")

    XCTAssertEqual(outcome.errors, "")
    XCTAssertTrue(
      ["0\n", "141\n"].contains { outcome.output.hasSuffix($0) },
      outcome.output
    )
  }

  func test_a_closed_pipe_whose_signal_is_ignored_is_reported() throws {
    let outcome = try shell(
      "trap '' PIPE; { sleep 0; '\(example)'; echo $? >&2; } | true"
    )

    XCTAssertTrue(
      outcome.errors.hasSuffix("74\n") || outcome.errors == "0\n",
      outcome.errors
    )
  }

  func test_output_that_cannot_be_written_is_reported() throws {
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: "/dev/full"),
      "this system has no device that is always full"
    )

    XCTAssertEqual(
      try shell("'\(example)' > /dev/full"),
      Program.Outcome(
        output: "",
        errors: """
          error: cannot write the lesson: No space left on device

          """,
        status: 74
      )
    )
  }

  // MARK: - At a terminal

  func test_return_turns_the_page_and_ends_the_lesson_after_the_last() throws {
    let terminal = try lesson()

    for page in 1...11 {
      try terminal.waitForScreen(with: "\(page)/11")
      // Some pages are longer than a screen.
      while terminal.screen.lines.last?.hasSuffix("more") == true {
        try terminal.type("\n")
        try terminal.waitForScreen { $0.lines.last?.hasSuffix("more") == false }
      }
      XCTAssertEqual(
        terminal.screen.lines.last?.hasSuffix("end"), page == 11, "\(page)"
      )
      try terminal.type("\n")
    }

    XCTAssertEqual(try terminal.waitForExit(), 0)
    XCTAssertTrue(terminal.isInLineMode)
  }

  func test_a_page_has_the_whole_screen_and_is_printed_when_the_lesson_ends()
    throws
  {
    let terminal = try lesson("--page", "3")
    XCTAssertEqual(
      terminal.screen.lines.prefix(3),
      [
        "3  A detached view receives no more events", "",
        "     loader.detach(first)",
      ]
    )
    XCTAssertTrue(terminal.screen.isTakenOver)

    try terminal.type("q")

    XCTAssertEqual(try terminal.waitForExit(), 0)
    XCTAssertFalse(terminal.screen.isTakenOver)
    XCTAssertTrue(terminal.screen.showsCursor)
    XCTAssertEqual(
      terminal.screen.lines.prefix { !$0.contains("/11") }.filter { $0 != "" },
      [
        "3  A detached view receives no more events",
        "     loader.detach(first)",
        "     await loader.load(bowie)",
        "   second: the indicator",
        "   second: a cover of 13 bytes",
      ]
    )
  }

  func test_a_number_jumps_b_goes_back_and_q_quits() throws {
    let terminal = try lesson()

    try terminal.type("5\n")
    try terminal.waitForScreen(with: "5/11")
    XCTAssertTrue(
      terminal.screen.lines[0].hasPrefix("5  Any object can be an observer")
    )
    try terminal.type("b")
    try terminal.waitForScreen(with: "4/11")
    XCTAssertFalse(terminal.isInLineMode)
    try terminal.type("q")

    XCTAssertEqual(try terminal.waitForExit(), 0)
    XCTAssertTrue(terminal.isInLineMode)
  }

  func test_page_0_is_the_picture_of_the_structure() throws {
    let picture = try Kit.text(of: "Docs/Pictures/Observer.txt")
    let lines = picture.split(separator: "\n").map { "  \($0)\n" }

    let alone = try Program("ObserverExample", "--page", "0").run()

    XCTAssertEqual(
      alone.output.replacing("\n\n", with: "\n"),
      "\n0  The structure\n" + lines.joined()
    )
    let terminal = try lesson()
    try terminal.type("b")
    try terminal.waitForScreen(with: "0/11")
    try terminal.type("b")
    try terminal.type("1\n")
    try terminal.waitForScreen(with: "1/11")
    try terminal.type("0\n")
    try terminal.waitForScreen(with: "0/11")
    XCTAssertEqual(terminal.screen.lines.first, "0  The structure")
  }

  func test_s_shows_the_structure_until_a_key_is_pressed() throws {
    let terminal = try lesson("--page", "3")

    try terminal.type("s")
    try terminal.waitForScreen(with: "Subject<Event>")
    try terminal.type(" ")

    try terminal.waitForScreen(with: "3  A detached view")
  }

  func test_a_structure_that_is_taller_than_the_screen_is_scrolled() throws {
    let terminal = try lesson("--page", "3")

    try terminal.type("s")
    try terminal.waitForScreen(with: "↓  more   any key  back")
    let top = terminal.screen.lines
    try terminal.type("\u{1B}[B")
    try terminal.waitForScreen { $0.lines[0] == top[1] }
    try terminal.type("\u{1B}[B")
    try terminal.waitForScreen { $0.lines[0] == top[2] }
    try terminal.type("\u{1B}[A")
    try terminal.waitForScreen { $0.lines[0] == top[1] }
    try terminal.type("\u{1B}[A\u{1B}[A")
    try terminal.waitForScreen { $0.lines == top }
    for _ in 1...30 { try terminal.type("\u{1B}[B") }

    try terminal.waitForScreen { $0.lines.last == " any key  back" }
  }

  func test_a_picture_that_does_not_fit_is_cut_and_not_wrapped() throws {
    let picture = try Kit.text(of: "Docs/Pictures/Observer.txt")
    let lines = picture.split(separator: "\n").prefix(6).map {
      "  \($0)".fitted(to: 30)
    }
    let terminal = try PseudoTerminal(columns: 30, rows: 8)
    try terminal.start("ObserverExample", "--step", "--page", "3")
    try terminal.waitForScreen(with: "3/11")

    try terminal.type("s")
    try terminal.waitForScreen { $0.lines.starts(with: lines) }
    try terminal.type(" ")
    try terminal.waitForScreen(with: "loader.detach(first)")
    try terminal.type("0\n")

    try terminal.waitForScreen {
      $0.lines.dropFirst(2).starts(with: lines[..<4])
    }
  }

  func test_a_page_is_shown_again_without_running_again() throws {
    let terminal = try lesson()
    try terminal.type("3\n")
    let first = try terminal.waitForScreen(with: "3/11").lines

    try terminal.type("4\n")
    try terminal.waitForScreen(with: "4/11")
    try terminal.type("b")

    XCTAssertEqual(try terminal.waitForScreen(with: "3/11").lines, first)
    XCTAssertTrue(first.contains("   second: a cover of 13 bytes"))
  }

  func test_jumping_to_a_page_that_does_not_exist_shows_a_message() throws {
    let terminal = try lesson()

    try terminal.type("99\n")

    try terminal.waitForScreen(with: "There is no page 99.")
    try terminal.type("q")
    XCTAssertEqual(try terminal.waitForExit(), 0)
  }

  func test_a_page_that_does_not_fit_is_scrolled() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 8)
    try terminal.start("ObserverExample", "--step", "--page", "3")
    try terminal.waitForScreen(with: "Return more")
    let top = terminal.screen.lines

    try terminal.type("\u{1B}[B")
    try terminal.waitForScreen { $0.lines[0] == top[1] }
    try terminal.type("\u{1B}[A")
    try terminal.waitForScreen { $0.lines == top }
    try terminal.type("\n")
    try terminal.waitForScreen(with: "   second: a cover of 13 bytes")
    try terminal.waitForScreen(with: "Return next")
    try terminal.type("\n")

    try terminal.waitForScreen(with: "4/11")
  }

  func test_the_page_keys_scroll_before_they_turn_the_page() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 8)
    try terminal.start("ObserverExample", "--step", "--page", "3")
    try terminal.waitForScreen(with: "Return more")
    let top = terminal.screen.lines

    try terminal.type("\u{1B}[6~")
    try terminal.waitForScreen(with: "   second: a cover of 13 bytes")
    try terminal.type("\u{1B}[5~")
    try terminal.waitForScreen { $0.lines == top }
    try terminal.type("\u{1B}[5~")

    try terminal.waitForScreen(with: "2/11")
  }

  func test_a_question_stands_below_its_code() throws {
    let terminal = try lesson("--page", "4", "--notes")

    let lines = terminal.screen.lines

    let place = try XCTUnwrap(lines.firstIndex(of: Self.question))
    XCTAssertTrue(lines[place - 2].hasSuffix("print(\"guest:\", guest.state)"))
    XCTAssertEqual(lines[place - 1], "")
  }

  func test_a_page_key_repeats_one_line() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 8)
    try terminal.start("ObserverExample", "--step", "--page", "1")
    let first = try terminal.waitForScreen(with: "Return more").lines

    try terminal.type("\u{1B}[6~")
    let second = try terminal.waitForScreen { $0.lines[0] == first[5] }.lines
    try terminal.type("\u{1B}[6~")
    try terminal.waitForScreen { $0.lines[0] == second[5] }
    try terminal.type("\u{1B}[5~")

    try terminal.waitForScreen { $0.lines == second }
  }

  func test_one_row_down_is_one_row_back() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 8)
    try terminal.start("ObserverExample", "--step", "--page", "3")
    let top = try terminal.waitForScreen(with: "Return more").lines
    try terminal.type("\u{1B}[B")
    try terminal.waitForScreen { $0.lines[0] == top[1] }

    try terminal.type("\u{1B}[5~")

    try terminal.waitForScreen { $0.lines == top }
    XCTAssertEqual(top.last, "3/11  b back  q quit  Return more")
  }

  func test_predicting_scrolls_to_the_output() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 8)
    try terminal.start("ObserverExample", "--predict", "--page", "3")
    try terminal.waitForScreen(with: "Return output")

    try terminal.type("\n")

    try terminal.waitForScreen(with: "   second: a cover of 13 bytes")
  }

  func test_return_scrolls_after_a_wrong_number() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 8)
    try terminal.start("ObserverExample", "--step", "--page", "3")
    try terminal.waitForScreen(with: "Return more")

    try terminal.type("99\n")
    try terminal.waitForScreen(with: "There is no page 99.")
    try terminal.type("\n")

    try terminal.waitForScreen(with: "   second: a cover of 13 bytes")
    try terminal.waitForScreen(with: "3/11")
  }

  func test_a_page_adapts_to_the_size_of_the_terminal() throws {
    let terminal = try lesson("--page", "3")

    terminal.resize(columns: 20, rows: 10)

    try terminal.waitForScreen { screen in
      screen.lines.starts(with: ["3  A detached view", "       receives no"])
    }
  }

  func test_predicting_waits_between_the_code_and_its_output() throws {
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--predict")

    let code = try terminal.waitForScreen(with: "Return  output").lines
    try terminal.type("\n")
    let output = try terminal.waitForScreen(with: "Return  next").lines

    let line = "   before the load: nothing yet"
    XCTAssertTrue(code.contains("     await loader.load(bowie)"))
    XCTAssertFalse(code.contains(line))
    XCTAssertTrue(output.contains(line))
    try terminal.type("q")
    XCTAssertEqual(try terminal.waitForExit(), 0)
  }

  func test_auto_turns_the_pages_and_ends() throws {
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--auto", "0.01")

    try terminal.waitForScreen(with: "11  With @Observable")

    XCTAssertEqual(try terminal.waitForExit(), 0)
  }

  func test_an_interrupt_restores_the_terminal() throws {
    let terminal = try lesson()
    XCTAssertFalse(terminal.isInLineMode)

    try terminal.type("\u{3}")

    XCTAssertEqual(try terminal.waitForExit(), 128 + SIGINT)
    XCTAssertTrue(terminal.isInLineMode)
    XCTAssertFalse(terminal.screen.isTakenOver)
  }

  func test_a_signal_restores_the_terminal() throws {
    let terminal = try lesson()

    terminal.send(SIGTERM)

    XCTAssertEqual(try terminal.waitForExit(), 128 + SIGTERM)
    XCTAssertTrue(terminal.isInLineMode)
    XCTAssertFalse(terminal.screen.isTakenOver)
  }

  // MARK: - Changing a line in front of the class

  func test_o_opens_the_page_in_the_editor_at_its_line() throws {
    let source = Kit.root.appending(path: "Examples/Observer/main.swift")
    let titles = [
      "0": "let lesson = Lesson(",
      "1": "A view shows the indicator until its cover is loaded",
      "3": "A detached view receives no more events",
    ]
    for (page, title) in titles {
      try TemporaryDirectory.with { directory in
        let editor = try script("editor", "echo \"$@\" >$0.txt", in: directory)
        let terminal = try lesson(
          "--page", page, environment: ["VISUAL": "", "EDITOR": editor]
        )

        try terminal.type("o")
        try terminal.waitForScreen(with: "No change")

        let text = try String(contentsOf: source, encoding: .utf8)
        let line = try XCTUnwrap(
          text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains(title) }
        )
        let words = try String(contentsOfFile: editor + ".txt", encoding: .utf8)
          .split(whereSeparator: \.isWhitespace)
        XCTAssertEqual(words.count, 2)
        XCTAssertEqual(words.last, source.path[...])
        // Swift counts a call's line from its name or from its argument.
        XCTAssertTrue(["+\(line)", "+\(line + 1)"].contains(words.first ?? ""))
      }
    }
  }

  func test_the_editor_has_the_screen_that_the_lesson_had() throws {
    try TemporaryDirectory.with { directory in
      let go = directory.appending(path: "go")
      let editor = try script(
        "editor",
        "echo editing; while ! [ -e '\(go.path)' ]; do sleep 0.05; done",
        in: directory
      )
      let terminal = try lesson(environment: ["VISUAL": editor])

      try terminal.type("o")
      try terminal.waitForScreen(with: "editing")
      XCTAssertTrue(terminal.isInLineMode)
      XCTAssertFalse(terminal.screen.isTakenOver)
      XCTAssertTrue(terminal.screen.showsCursor)
      try Data().write(to: go)
      try terminal.waitForScreen(with: "No change")

      XCTAssertTrue(terminal.screen.isTakenOver)
      XCTAssertFalse(terminal.isInLineMode)
    }
  }

  func test_an_editor_that_does_not_exist_is_named() throws {
    let terminal = try lesson(
      environment: ["VISUAL": "", "EDITOR": "no-such-editor"]
    )

    try terminal.type("o")

    try terminal.waitForScreen(with: "'no-such-editor' failed")
  }

  func test_r_builds_the_lesson_and_starts_it_again_at_the_page() throws {
    try TemporaryDirectory.with { directory in
      let swift = try script("swift", "echo \"$@\" >$0.txt", in: directory)
      for arguments in [["--page", "2"], ["--page=2"]] {
        let terminal = try lesson(
          arguments, environment: searching(directory))
        try terminal.type("3\n")
        try terminal.waitForScreen(with: "3/11")

        try terminal.type("r")
        // The old program leaves the screen, and the new one takes it over.
        try terminal.wait(for: "\u{1B}[?1049l")
        try terminal.waitForScreen { $0.isTakenOver }
        try terminal.waitForScreen(with: "3/11")
      }

      let words = try String(contentsOfFile: swift + ".txt", encoding: .utf8)
      XCTAssertTrue(words.hasPrefix("build --product ObserverExample "), words)
      XCTAssertTrue(
        words.hasSuffix(" --package-path \(Kit.root.path)\n"), words)
    }
  }

  func test_r_shows_the_compilers_errors_and_continues() throws {
    try TemporaryDirectory.with { directory in
      let message = "/main.swift:3:5: error: cannot find 'x' in scope"
      // The compiler may report an error twice.
      _ = try script(
        "swift", "for _ in 1 2; do echo \"\(message)\"; done; exit 1",
        in: directory
      )
      let terminal = try lesson(
        "--page", "3", environment: searching(directory))

      try terminal.type("r")
      try terminal.waitForScreen(with: "The lesson doesn't build")
      let screen = try terminal.waitForScreen(with: message)
      XCTAssertEqual(screen.lines.count { $0.contains(message) }, 1)
      try terminal.type(" ")

      try terminal.waitForScreen(with: "3  A detached view")
    }
  }

  func test_r_shows_the_output_of_a_build_that_fails_without_an_error() throws {
    try TemporaryDirectory.with { directory in
      _ = try script(
        "swift", "echo 'no room'; echo 'on this disk' >&2; exit 1",
        in: directory
      )
      let terminal = try lesson(environment: searching(directory))

      try terminal.type("r")

      try terminal.waitForScreen { screen in
        screen.lines.starts(
          with: ["The lesson doesn't build", "", "no room", "on this disk"]
        )
      }
    }
  }

  func test_keys_that_are_pressed_while_r_builds_are_ignored() throws {
    try TemporaryDirectory.with { directory in
      let go = directory.appending(path: "go")
      _ = try script(
        "swift",
        "while ! [ -e '\(go.path)' ]; do sleep 0.05; done; exit 1",
        in: directory
      )
      let terminal = try lesson(
        "--page", "3", environment: searching(directory))
      try terminal.type("r")
      try terminal.waitForScreen(with: "Building...")

      try terminal.type("  q")
      try Data().write(to: go)
      try terminal.waitForScreen(with: "The lesson doesn't build")
      terminal.resize(columns: 60, rows: 20)
      try terminal.waitForScreen(with: "The lesson doesn't build")
      try terminal.type(" ")

      try terminal.waitForScreen(with: "3  A detached view")
    }
  }

  func test_a_dumb_terminal_shows_the_title_before_the_first_page_only() throws
  {
    for page in ["1", "3"] {
      let terminal = try PseudoTerminal()
      try terminal.start(
        "ObserverExample", "--step", "--page", page,
        environment: ["TERM": "dumb"]
      )
      let text = try terminal.wait(for: "\(page)/11")
      try terminal.type("q")

      XCTAssertEqual(try terminal.waitForExit(), 0)
      XCTAssertEqual(text.hasPrefix("Observer: "), page == "1", text)
      XCTAssertTrue(text.hasSuffix("\r\n\r\n"), text)
    }
  }

  func test_a_dumb_terminal_receives_no_escape_sequences() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      "ObserverExample",
      "--step",
      environment: ["TERM": "dumb"]
    )
    let text = try terminal.wait(for: "1/11")
    try terminal.type("q")

    XCTAssertEqual(try terminal.waitForExit(), 0)
    XCTAssertFalse((text + terminal.output).contains("\u{1B}"))
  }

  // MARK: - Fixtures

  private static let question =
    " ? The host detached the guest: is the guest notified?"

  /// Starts Observer's lesson, and waits for its first page.
  private func lesson(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try lesson(arguments, environment: environment)
  }

  private func lesson(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.start(
      "ObserverExample", ["--step"] + arguments, environment: environment
    )
    try terminal.waitForScreen(with: "/11")
    return terminal
  }

  /// Writes a script that replaces another program.
  private func script(
    _ name: String,
    _ command: String,
    in directory: URL
  ) throws -> String {
    let file = directory.appending(path: name)
    try Data("#!/bin/sh\n\(command)\n".utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: file.path
    )
    return file.path
  }

  /// Returns an environment in which programs are searched for in a folder
  /// first.
  private func searching(_ directory: URL) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ["PATH": "\(directory.path):\(path)"]
  }

  private var example: String {
    Kit.products.appending(path: "ObserverExample").path
  }

  private func shell(_ command: String) throws -> Program.Outcome {
    try Program(URL(filePath: "/usr/bin/env"), ["bash", "-c", command]).run()
  }
}
