import TestSupport
import XCTest

/// A lesson's program as people run it.
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
      "1  A view shows the indicator until its cover has come"
    )
    XCTAssertEqual(outcome.status, 0)
  }

  func test_it_helps() throws {
    let outcome = try Program("ObserverExample", "--help").run()

    XCTAssertEqual(
      outcome,
      Program.Outcome(
        output: """
          Usage: ObserverExample [options]

          Shows the lesson page by page: a piece of code, and what it prints.
          Without options, prints the whole lesson.

            --step           wait between pages: Return, Space or an arrow goes on, b or
                             an arrow back, a number and Return jumps, q quits
            --predict        the same, and wait between the code and its output
            --notes          show the question to ask before a page's output
            --auto SECONDS   go on by itself after so many seconds
            --page NUMBER    one page only; with --step, begin there
            --list           list the pages
            --format FORMAT  text (the default) or markdown
            --color WHEN     auto (the default), always or never
            -h, --help       show this help

          Without a terminal it never waits. Colour is off without a terminal, with
          NO_COLOR set, and with TERM=dumb.

          Example: swift run ObserverExample --predict

          """,
        errors: "",
        status: 0
      )
    )
  }

  func test_it_colours_on_request() throws {
    let colored = try Program("ObserverExample", "--color=always").run().output
    let plain = try Program("ObserverExample").run().output

    XCTAssertTrue(colored.contains("\u{1B}[1m1  A view shows"))
    XCTAssertEqual(colored.replacing(/\u{1B}\[\d+m/, with: ""), plain)
  }

  // MARK: - What goes wrong

  func test_an_unknown_option_is_a_usage_error() throws {
    XCTAssertEqual(
      try Program("ObserverExample", "--stpe").run(),
      Program.Outcome(
        output: "",
        errors: """
          ObserverExample: unknown option '--stpe'; did you mean '--step'?; \
          see ObserverExample --help

          """,
        status: 64
      )
    )
  }

  func test_an_option_with_control_characters_is_quoted_harmlessly() throws {
    let outcome = try Program("ObserverExample", "--\u{1B}[2J").run()

    XCTAssertFalse(outcome.errors.contains("\u{1B}"))
  }

  func test_a_page_that_is_not_there_is_a_usage_error() throws {
    XCTAssertEqual(
      try Program("ObserverExample", "--page", "99").run(),
      Program.Outcome(
        output: "",
        errors: """
          ObserverExample: '--page' takes a page's number from 0 to 11, not '99'; \
          see ObserverExample --help

          """,
        status: 64
      )
    )
  }

  func test_a_closed_pipe_ends_it_as_it_ends_any_program() throws {
    let outcome = try shell("'\(example)' | head -1; echo ${PIPESTATUS[0]}")

    XCTAssertEqual(outcome.errors, "")
    XCTAssertTrue(
      ["0\n", "141\n"].contains { outcome.output.hasSuffix($0) },
      outcome.output
    )
  }

  func test_a_closed_pipe_whose_signal_is_ignored_is_told() throws {
    let outcome = try shell(
      "trap '' PIPE; { sleep 0; '\(example)'; echo $? >&2; } | true"
    )

    XCTAssertTrue(
      outcome.errors.hasSuffix("74\n") || outcome.errors == "0\n",
      outcome.errors
    )
  }

  func test_output_that_cannot_be_written_is_told() throws {
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: "/dev/full"),
      "this system has no device that is always full"
    )

    XCTAssertEqual(
      try shell("'\(example)' > /dev/full"),
      Program.Outcome(
        output: "",
        errors: """
          ObserverExample: cannot write the lesson: No space left on device

          """,
        status: 74
      )
    )
  }

  // MARK: - At a terminal

  func test_return_goes_on_and_the_end_comes_after_the_last_page() throws {
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--step")

    for page in 1...10 {
      try terminal.wait(for: "\(page)/11  Return: next")
      try terminal.type("\n")
    }
    try terminal.wait(for: "11/11  Return: end")
    try terminal.type("\n")

    XCTAssertEqual(try terminal.waitForExit(), 0)
    XCTAssertTrue(terminal.isInLineMode)
  }

  func test_a_number_jumps_b_goes_back_and_q_quits() throws {
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--step")
    try terminal.wait(for: "1/11")

    try terminal.type("5\n")
    try terminal.wait(for: "5  Any object can be an observer")
    try terminal.wait(for: "5/11")
    try terminal.type("b")
    try terminal.wait(for: "4  A view can detach itself")
    try terminal.wait(for: "4/11")
    XCTAssertFalse(terminal.isInLineMode)
    try terminal.type("q")

    XCTAssertEqual(try terminal.waitForExit(), 0)
    XCTAssertTrue(terminal.isInLineMode)
  }

  func test_page_0_is_the_picture_of_the_structure() throws {
    let picture = try Kit.text(of: "Docs/Pictures/Observer.txt")
    let lines = picture.split(separator: "\n").map { "     \($0)\n" }

    let alone = try Program("ObserverExample", "--page", "0").run()

    XCTAssertEqual(
      alone.output.replacing("\n\n", with: "\n"),
      "\n0  The structure\n" + lines.joined()
    )
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--step", "--color", "never")
    try terminal.wait(for: "1/11")
    try terminal.type("b")
    XCTAssertTrue(
      try terminal.wait(for: "0/11  Return: next").contains("0  The structure")
    )
    try terminal.type("\n")
    try terminal.wait(for: "1/11")
    try terminal.type("0\n")
    try terminal.wait(for: "0/11")
    try terminal.type("b")
    try terminal.wait(for: "0/11")
    try terminal.type("q")
    XCTAssertEqual(try terminal.waitForExit(), 0)
  }

  func test_a_page_is_shown_again_as_it_was() throws {
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--step", "--color", "never")
    try terminal.wait(for: "1/11")
    try terminal.type("3\n")
    let first = try terminal.wait(for: "3/11")

    try terminal.type("3\n")
    let again = try terminal.wait(for: "3/11")

    XCTAssertTrue(first.contains("second: a cover of 13 bytes"))
    XCTAssertEqual(
      first.suffix(150),
      again.suffix(150)
    )
    try terminal.type("q")
    XCTAssertEqual(try terminal.waitForExit(), 0)
  }

  func test_a_page_that_is_not_there_is_no_place_to_jump_to() throws {
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--step")
    try terminal.wait(for: "1/11")

    try terminal.type("99\n")

    try terminal.wait(for: "There is no page 99.")
    try terminal.type("q")
    XCTAssertEqual(try terminal.waitForExit(), 0)
  }

  func test_predicting_waits_between_the_code_and_its_output() throws {
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--predict")

    let code = try terminal.wait(for: "1/11  Return: its output")
    try terminal.type("\n")
    let output = try terminal.wait(for: "1/11  Return: next")

    XCTAssertTrue(code.contains("await loader.load(bowie)"))
    XCTAssertFalse(code.contains("before the load: nothing yet"))
    XCTAssertTrue(output.contains("before the load: nothing yet"))
    try terminal.type("q")
    XCTAssertEqual(try terminal.waitForExit(), 0)
  }

  func test_auto_goes_on_by_itself_and_ends() throws {
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--auto", "0.01")

    try terminal.wait(for: "11  With @Observable")

    XCTAssertEqual(try terminal.waitForExit(), 0)
  }

  func test_interrupting_gives_the_terminal_back_as_it_was() throws {
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--step")
    try terminal.wait(for: "1/11")
    XCTAssertFalse(terminal.isInLineMode)

    try terminal.type("\u{3}")

    XCTAssertEqual(try terminal.waitForExit(), 128 + SIGINT)
    XCTAssertTrue(terminal.isInLineMode)
  }

  func test_a_signal_gives_the_terminal_back_as_it_was() throws {
    let terminal = try PseudoTerminal()
    try terminal.start("ObserverExample", "--step")
    try terminal.wait(for: "1/11")

    terminal.send(SIGTERM)

    XCTAssertEqual(try terminal.waitForExit(), 128 + SIGTERM)
    XCTAssertTrue(terminal.isInLineMode)
  }

  func test_a_dumb_terminal_is_sent_no_escape_sequences() throws {
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

  private var example: String {
    Kit.products.appending(path: "ObserverExample").path
  }

  private func shell(_ command: String) throws -> Program.Outcome {
    try Program(URL(filePath: "/usr/bin/env"), ["bash", "-c", command]).run()
  }
}
