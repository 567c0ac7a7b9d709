import Foundation
import TestSupport
import XCTest

/// MyNotes' screens, as a user at a terminal sees them.
final class MyNotesScreensSpec: XCTestCase {
  // MARK: - The list and a note

  func test_the_list_leads_to_a_note_and_back() throws {
    try withScreens { terminal, _ in
      XCTAssertEqual(
        terminal.screen.description,
        """
        MyNotes  2 notes

          2015-01-01 16:01:03  Welcome to MyNote.
          2015-01-02 08:01:03  欢迎使用MyNote。



        Enter show  a add  e edit  d delete  q quit
        """
      )

      try terminal.type("\u{1B}[B\u{1B}[B")
      let selected = try terminal.waitForScreen(with: "> 2015-01-02")
      try terminal.type("\r")
      let note = try terminal.waitForScreen(with: "Esc  back")

      XCTAssertEqual(selected.lines[3], "> 2015-01-02 08:01:03  欢迎使用MyNote。")
      XCTAssertEqual(
        note.description,
        """
        2015-01-02 08:01:03

        欢迎使用MyNote。




         e  edit   d  delete   Esc  back   q  quit
        """
      )
      try terminal.type("\u{1B}")
      try terminal.waitForScreen(with: "2 notes")
      try terminal.type("q")
      XCTAssertEqual(try terminal.waitForExit(), 0)
      XCTAssertTrue(terminal.isInLineMode)
      XCTAssertFalse(terminal.screen.isTakenOver)
    }
  }

  func test_a_long_note_is_wrapped_between_words() throws {
    try withScreens { terminal, notes in
      _ = try notes.output(
        "edit", "2015-01-01",
        "A note that takes more than one line of a small terminal.\nEnd."
      )

      try terminal.type("j\r")

      let screen = try terminal.waitForScreen(with: "End.")
      XCTAssertEqual(
        screen.lines[2...4],
        [
          "A note that takes more than one line of a small",
          "terminal.", "End.",
        ]
      )
    }
  }

  // MARK: - Changes

  func test_notes_are_added_changed_and_deleted() throws {
    try withScreens { terminal, notes in
      try terminal.type("aMilk 漢字\r")
      try terminal.waitForScreen(with: "Added.")
      try terminal.type("j")
      try terminal.waitForScreen(with: "> 2015-01-01")
      try terminal.type("e\u{7F}!\r")
      try terminal.waitForScreen(with: "Changed.")
      try terminal.type("jd")
      try terminal.waitForScreen(with: "Removed 2015-01-02 08:01:03.")

      XCTAssertEqual(
        try notes.contents(),
        ["Welcome to MyNote!", "Milk 漢字"]
      )
    }
  }

  func test_a_note_added_by_another_program_is_shown_at_the_next_key() throws {
    try withScreens { terminal, notes in
      _ = try notes.output("add", "from elsewhere")

      try terminal.type("k")

      let screen = try terminal.waitForScreen(with: "3 notes")
      XCTAssertTrue(screen.lines[4].hasSuffix("  from elsewhere"))
    }
  }

  func test_escape_leaves_a_form_and_changes_nothing() throws {
    try withScreens { terminal, notes in
      try terminal.type("aX")
      try terminal.waitForScreen(with: "X_")
      try terminal.type("\u{1B}")
      try terminal.waitForScreen(with: "2 notes")

      XCTAssertEqual(try notes.contents().count, 2)
    }
  }

  func test_a_note_that_was_removed_while_it_is_edited_is_reported() throws {
    try withScreens { terminal, notes in
      try terminal.type("j\re?")
      try terminal.waitForScreen(with: "MyNote.?_")
      _ = try notes.output("remove", "2015-01-01")

      try terminal.type("\r")

      try terminal.waitForScreen(
        with: "no note dated 2015-01-01 16:01:03")
    }
  }

  func test_a_key_without_a_selected_note_says_what_is_missing() throws {
    try withScreens { terminal, _ in
      try terminal.type("d")

      try terminal.waitForScreen(with: "No note is selected")
    }
  }

  // MARK: - The picture

  func test_the_picture_in_the_documentation_is_what_the_command_writes()
    throws
  {
    let outcome = try Program(
      "MyNotes", "--store", "memory", "--time-zone", "UTC", "--svg", "60x12"
    ).run()

    XCTAssertEqual(
      outcome.output,
      try Kit.text(of: "Docs/DesignPatterns.docc/MyNotes.svg")
    )
  }

  // MARK: - Fixtures

  private func withScreens(
    _ body: (PseudoTerminal, MyNotes) throws -> Void
  ) throws {
    try TemporaryDirectory.with { directory in
      let store = "file:\(directory.appending(path: "notes.json").path)"
      let terminal = try PseudoTerminal(columns: 50, rows: 9)
      try terminal.start(
        "MyNotes",
        ["--interactive", "--store", store, "--time-zone", "UTC"],
        environment: ["NO_COLOR": "1"]
      )
      try terminal.waitForScreen(with: "add")
      try body(terminal, MyNotes(store: store))
    }
  }
}
