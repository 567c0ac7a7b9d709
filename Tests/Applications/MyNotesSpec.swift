import Foundation
import TestSupport
import XCTest

/// MyNotes' command line.
final class MyNotesSpec: XCTestCase {
  // MARK: - Notes

  func test_the_first_run_shows_the_two_welcome_notes() throws {
    try withNotes { notes in
      XCTAssertEqual(
        try notes.run(),
        .init(
          output: """
            2015-01-01 16:01:03  Welcome to MyNote.
            2015-01-02 08:01:03  欢迎使用MyNote。

            """,
          errors: "",
          status: 0
        )
      )
    }
  }

  func test_a_note_is_added_from_the_words_of_the_command_line() throws {
    try withNotes { notes in
      let answer = try notes.output("add", "Milk", "and", "bread")

      XCTAssertNotNil(
        answer.wholeMatch(of: /Added \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n/)
      )
      XCTAssertEqual(try notes.contents().last, "Milk and bread")
    }
  }

  func test_a_note_is_added_from_the_standard_input() throws {
    try withNotes { notes in
      _ = try notes.output("add", input: "first\nsecond 漢字\n")

      XCTAssertEqual(try notes.contents().last, "first\nsecond 漢字")
    }
  }

  func test_a_text_that_looks_like_an_option_follows_two_dashes() throws {
    try withNotes { notes in
      let program = Kit.products.appending(path: "MyNotes")
      _ = try Program(
        program, ["add", "--store", notes.store, "--", "--json", "-x"]
      ).run()

      XCTAssertEqual(try notes.contents().last, "--json -x")
    }
  }

  func test_a_note_is_shown_by_its_date() throws {
    try withNotes { notes in
      let note = "2015-01-02 08:01:03\n\n欢迎使用MyNote。\n"

      XCTAssertEqual(try notes.output("show", "2015-01-02 08:01:03"), note)
      XCTAssertEqual(try notes.output("show", "2015-01-02", "08:01:03"), note)
      XCTAssertEqual(try notes.output("show", "2015-01-02T08:01:03"), note)
      XCTAssertEqual(try notes.output("show", "2015-01-02"), note)
    }
  }

  func test_a_note_is_shown_with_control_characters_escaped() throws {
    try withNotes { notes in
      _ = try notes.output("add", input: "\u{1B}[2J\r\u{7}\nsecond")

      let list = try notes.output()
      let shown = try notes.output("show", "202")

      XCTAssertTrue(list.hasSuffix("  ␛[2J␍␇␊second\n"), list)
      XCTAssertTrue(shown.hasSuffix("\n\n␛[2J␍␇\nsecond\n"), shown)
    }
  }

  func test_a_note_is_changed_and_keeps_its_date() throws {
    try withNotes { notes in
      XCTAssertEqual(
        try notes.output("edit", "2015-01-01", "Hello"),
        "Changed 2015-01-01 16:01:03\n"
      )
      _ = try notes.output("edit", "2015-01-02", input: "Bye\n")

      XCTAssertEqual(
        try notes.output(),
        "2015-01-01 16:01:03  Hello\n2015-01-02 08:01:03  Bye\n"
      )
    }
  }

  func test_a_day_and_a_time_are_one_date_without_quotes_too() throws {
    try withNotes { notes in
      XCTAssertEqual(
        try notes.output("edit", "2015-01-01", "16:01:03", "New", "text"),
        "Changed 2015-01-01 16:01:03\n"
      )
      _ = try notes.output("edit", "2015-01-02", "08:01", input: "Piped")
      XCTAssertEqual(try notes.contents(), ["New text", "Piped"])

      _ = try notes.output("edit", "2015-01-01", "8:15", "to Oxford")

      XCTAssertEqual(try notes.contents(), ["8:15 to Oxford", "Piped"])
    }
  }

  func test_a_date_with_an_offset_needs_no_quotes_either() throws {
    try withNotes { notes in
      let note = "2015-01-01 16:01:03\n\nWelcome to MyNote.\n"

      XCTAssertEqual(
        try notes.output("show", "2015-01-01", "12:01:03", "-0400"),
        note
      )
      XCTAssertEqual(
        try notes.output("show", "2015-01-01 12:01:03", "-0400"),
        note
      )
      XCTAssertEqual(
        try notes.output("edit", "2015-01-01", "17:01:03", "+0100", "Hello"),
        "Changed 2015-01-01 16:01:03\n"
      )
      XCTAssertEqual(try notes.contents().first, "Hello")
    }
  }

  func test_the_two_hours_of_one_clock_time_are_told_apart() throws {
    try withNotes { notes in
      let date = "2015-10-25 02:30:00"
      let file = URL(filePath: String(notes.store.dropFirst("file:".count)))
      // Berlin's second 02:30 of that day, in seconds since 2001.
      try Data(
        #"{"version": 1, "content": [{"date": 467429400, "content": "x"}]}"#
          .utf8
      ).write(to: file)
      func run(_ words: String...) throws -> Program.Outcome {
        try Program(
          Kit.products.appending(path: "MyNotes"),
          words + ["--store", notes.store, "--time-zone", "Europe/Berlin"]
        ).run()
      }

      let summer = try run("edit", "2015-10-25", "02:30:00", "+0200", "Hello")
      let winter = try run("show", "2015-10-25", "02:30:00", "+0100")

      XCTAssertEqual(
        summer,
        .error("no note dated '\(date) +0200'", status: 1)
      )
      XCTAssertEqual(winter.output, "\(date)\n\nx\n")
      XCTAssertEqual(try notes.contents(), ["x"])
    }
  }

  func test_a_store_that_was_emptied_stays_empty() throws {
    try withNotes { notes in
      XCTAssertEqual(
        try notes.output("remove", "2015-01-01"),
        "Removed 2015-01-01 16:01:03\n"
      )
      _ = try notes.output("remove", "2015")

      XCTAssertEqual(try notes.output(), "no notes\n")
      XCTAssertEqual(try notes.output("--json"), "[]\n")
    }
  }

  func test_every_note_that_is_listed_is_found_by_its_date() throws {
    try withNotes { notes in
      for number in 1...5 {
        _ = try notes.output("add", "\(number)")
      }

      let lines = try notes.output().split(separator: "\n")
      let shown = try lines.map { line in
        let parts = line.split(separator: "  ")
        return try notes.output("show", String(parts[0]))
          == "\(parts[0])\n\n\(parts[1])\n"
      }

      XCTAssertEqual(shown, Array(repeating: true, count: 7))
    }
  }

  // MARK: - JSON

  func test_json_has_each_note_with_its_date() throws {
    try withNotes { notes in
      XCTAssertEqual(
        try notes.output("--json"),
        """
        [{"content":"Welcome to MyNote.","date":"2015-01-01 16:01:03",\
        "utc":"2015-01-01T16:01:03Z"},\
        {"content":"欢迎使用MyNote。","date":"2015-01-02 08:01:03",\
        "utc":"2015-01-02T08:01:03Z"}]

        """
      )
      XCTAssertEqual(
        try notes.output("remove", "2015-01-01", "--json"),
        """
        {"content":"Welcome to MyNote.","date":"2015-01-01 16:01:03",\
        "utc":"2015-01-01T16:01:03Z"}

        """
      )
    }
  }

  func test_a_note_is_shown_by_the_date_that_json_has() throws {
    try withNotes { notes in
      let program = Kit.products.appending(path: "MyNotes")

      let outcome = try Program(
        program,
        [
          "show", "2015-01-01T16:01:03Z", "--store", notes.store,
          "--time-zone", "Asia/Tokyo",
        ]
      ).run()

      XCTAssertEqual(
        outcome,
        .init(
          output: "2015-01-02 01:01:03\n\nWelcome to MyNote.\n",
          errors: "",
          status: 0
        )
      )
    }
  }

  func test_dates_are_those_of_the_time_zone() throws {
    try withNotes { notes in
      let program = Kit.products.appending(path: "MyNotes")
      func output(_ arguments: String...) throws -> String {
        try Program(
          program,
          arguments + ["--store", notes.store, "--time-zone", "Asia/Tokyo"]
        ).run().output
      }

      XCTAssertEqual(
        try output(),
        """
        2015-01-02 01:01:03  Welcome to MyNote.
        2015-01-02 17:01:03  欢迎使用MyNote。

        """
      )
      XCTAssertEqual(
        try output("remove", "2015-01-02 17"),
        "Removed 2015-01-02 17:01:03\n"
      )
    }
  }

  // MARK: - Refusals

  func test_a_date_that_means_no_note_or_several_is_refused() throws {
    try withNotes { notes in
      XCTAssertEqual(
        try notes.run("show", "2031"),
        .error("no note dated '2031'", status: 1)
      )
      XCTAssertEqual(
        try notes.run("remove", "2015-01-0"),
        .error(
          "'2015-01-0' is ambiguous; "
            + "it can mean 2015-01-01 16:01:03, 2015-01-02 08:01:03",
          status: 1
        )
      )
      XCTAssertEqual(try notes.contents().count, 2)
    }
  }

  func test_a_note_without_a_text_is_refused() throws {
    try withNotes { notes in
      for input in ["", "\n", " \t\n"] {
        XCTAssertEqual(
          try notes.run("add", input: input),
          .error("a note needs a text", status: 65)
        )
      }
      XCTAssertEqual(try notes.contents().count, 2)
    }
  }

  func test_an_invalid_command_line_is_refused_with_the_reason()
    throws
  {
    try withNotes { notes in
      let lines: [([String], String)] = [
        (["ad", "x"], "unknown command 'ad'; did you mean 'add'?"),
        (["show"], "missing argument 'DATE'"),
        (["list", "x"], "unexpected argument 'x'"),
        (["--jso"], "unknown option '--jso'; did you mean '--json'?"),
        (
          ["--store", "disk"],
          "invalid value 'disk' for '--store'; "
            + "expected memory, file:PATH or sqlite:PATH"
        ),
        (
          ["--store", "file:"],
          "invalid value 'file:' for '--store'; "
            + "expected memory, file:PATH or sqlite:PATH"
        ),
        (["--time-zone", "Mars"], "unknown time zone 'Mars'"),
        (["--interactive", "x"], "option '--interactive' takes no command"),
        (["--svg", "40x10", "list"], "option '--svg' takes no command"),
        (
          ["--svg", "80xfoox24"],
          "invalid value '80xfoox24' for '--svg'; "
            + "expected a size such as 80x24"
        ),
      ]
      for (arguments, reason) in lines {
        let program = Kit.products.appending(path: "MyNotes")

        XCTAssertEqual(
          try Program(program, arguments).run(),
          .usageError(
            reason,
            of: "MyNotes",
            usage: "[list]",
            "add [TEXT]",
            "show DATE",
            "edit DATE [TEXT]",
            "remove DATE",
            "--interactive"
          )
        )
      }
    }
  }

  func test_help_has_an_example() throws {
    let outcome = try Program("MyNotes", "--help").run()

    XCTAssertEqual(outcome.status, 0)
    XCTAssertTrue(outcome.output.contains("Example: swift run MyNotes add"))
  }

  func test_screens_need_a_terminal() throws {
    try withNotes { notes in
      XCTAssertEqual(
        try notes.run("--interactive"),
        .error(
          "no screen can be drawn here; in a terminal, "
            + "run 'swift run MyNotes --interactive'",
          status: 69
        )
      )
    }
  }

  // MARK: - Fixtures

  private func withNotes(_ body: (MyNotes) throws -> Void) throws {
    try TemporaryDirectory.with { directory in
      try body(
        MyNotes(store: "file:\(directory.appending(path: "notes.json").path)")
      )
    }
  }
}
