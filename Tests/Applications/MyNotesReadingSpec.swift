import Foundation
import TestSupport
import XCTest

/// MyNotes' screens with long notes, and with notes that other programs change.
final class MyNotesReadingSpec: XCTestCase {
  // MARK: - A long note

  func test_a_long_note_is_scrolled_to_its_end_and_back() throws {
    try withScreens(lines: 12) { terminal, _ in
      try terminal.type("j\r")
      let top = try terminal.waitForScreen(with: "lines 1-5 of 12")
      XCTAssertEqual(
        top.description,
        """
        2015-01-01 16:01:03  lines 1-5 of 12

        line 1
        line 2
        line 3
        line 4
        line 5
        ↑↓ scroll  e edit  d delete  Esc back  q quit
        """
      )

      let keys = [
        ("\u{1B}[B", "2-6"), ("\u{1B}[A", "1-5"), ("\u{1B}[A", "1-5"),
        ("\u{1B}[6~", "6-10"), ("\u{1B}[6~", "8-12"), ("\u{1B}[B", "8-12"),
        ("\u{1B}[5~", "3-7"), ("\u{1B}[F", "8-12"), ("\u{1B}[H", "1-5"),
      ]
      for (key, lines) in keys {
        try terminal.type(key)
        let screen = try terminal.waitForScreen(with: "lines \(lines) of 12")
        let first = try XCTUnwrap(lines.split(separator: "-").first)
        XCTAssertEqual(screen.lines[2], "line \(first)")
      }
    }
  }

  func test_only_the_keys_that_go_back_leave_a_note() throws {
    try withScreens(lines: 1) { terminal, _ in
      try terminal.type("j")
      for key in ["\u{1B}", "\u{1B}[D", "\r"] {
        try terminal.type("\r")
        try terminal.waitForScreen(with: "Esc  back")
        try terminal.type("x")
        let screen = try terminal.waitForScreen(
          with: "That key does nothing here."
        )
        XCTAssertEqual(screen.lines[2], "line 1")

        try terminal.type(key)

        try terminal.waitForScreen(with: "2 notes")
      }
    }
  }

  func test_home_and_end_go_to_the_ends_of_the_list() throws {
    try withScreens(lines: 1) { terminal, notes in
      _ = try notes.output("add", "third")

      try terminal.type("\u{1B}[F")
      try terminal.waitForScreen { $0.lines[4].hasPrefix("> ") }
      try terminal.type("\u{1B}[H")
      try terminal.waitForScreen { $0.lines[2].hasPrefix("> ") }
    }
  }

  // MARK: - Changes by other programs

  func test_a_shown_note_is_always_up_to_date() throws {
    try withScreens(lines: 1) { terminal, notes in
      try terminal.type("j\r")
      try terminal.waitForScreen(with: "Esc  back")
      _ = try notes.output("edit", "2015-01-01", "from elsewhere")

      try terminal.type("e!")

      try terminal.waitForScreen(with: "from elsewhere!_")
      try terminal.type("\r")
      try terminal.waitForScreen(with: "Changed.")
      XCTAssertEqual(try notes.contents().first, "from elsewhere!")
    }
  }

  func test_a_shown_note_that_was_removed_meanwhile_is_reported() throws {
    try withScreens(lines: 1) { terminal, notes in
      try terminal.type("j\r")
      try terminal.waitForScreen(with: "Esc  back")
      _ = try notes.output("remove", "2015-01-01")

      try terminal.type("e")

      let screen = try terminal.waitForScreen(with: "no longer exists")
      XCTAssertEqual(screen.lines[0], "MyNotes  1 note")
    }
  }

  func test_a_text_replaces_a_newer_one_only_after_a_warning() throws {
    try withScreens(lines: 1) { terminal, notes in
      try terminal.type("je!")
      try terminal.waitForScreen(with: "line 1!_")
      _ = try notes.output("edit", "2015-01-01", "from elsewhere")

      try terminal.type("\r")
      let screen = try terminal.waitForScreen(with: "Changed meanwhile: Return")

      XCTAssertEqual(screen.lines[2], "line 1!_")
      XCTAssertEqual(try notes.contents().first, "from elsewhere")
      try terminal.type("\r")
      try terminal.waitForScreen(with: "Changed.")
      XCTAssertEqual(try notes.contents().first, "line 1!")
    }
  }

  func test_a_text_that_another_program_has_written_too_is_saved_at_once()
    throws
  {
    try withScreens(lines: 1) { terminal, notes in
      try terminal.type("je!")
      try terminal.waitForScreen(with: "line 1!_")
      _ = try notes.output("edit", "2015-01-01", "line 1!")

      try terminal.type("\r")

      try terminal.waitForScreen(with: "Changed.")
      XCTAssertEqual(try notes.contents().first, "line 1!")
    }
  }

  // MARK: - Notes that can't be read

  func test_a_message_stays_as_long_as_the_notes_cannot_be_read() throws {
    try withScreens(lines: 1) { terminal, notes in
      let file = URL(filePath: String(notes.store.dropFirst("file:".count)))
      let whole = try Data(contentsOf: file)
      try Data("{".utf8).write(to: file)

      try terminal.type("j")
      try terminal.waitForScreen { $0.lines[2].hasPrefix("> ") }
      try terminal.type("j")
      let screen = try terminal.waitForScreen { $0.lines[3].hasPrefix("> ") }

      XCTAssertTrue(screen.lines[8].hasPrefix(file.path.prefix(20)))
      try whole.write(to: file)
      try terminal.type("k")
      try terminal.waitForScreen { $0.lines[8] == "2015-01-01 16:01:03" }
    }
  }

  func test_typing_a_text_reads_no_notes() throws {
    try withScreens(lines: 1) { terminal, notes in
      try terminal.type("a")
      try terminal.waitForScreen(with: "A new note")
      let file = URL(filePath: String(notes.store.dropFirst("file:".count)))
      try Data("{".utf8).write(to: file)

      try terminal.type("x")
      let typed = try terminal.waitForScreen(with: "x_")
      try terminal.type("\r")
      let kept = try terminal.waitForScreen { !$0.lines[8].isEmpty }

      XCTAssertEqual(typed.lines[8], "")
      XCTAssertEqual(kept.lines[2], "x_")
      XCTAssertTrue(kept.lines[8].hasPrefix(file.path.prefix(20)))
    }
  }

  // MARK: - Fixtures

  /// Starts the screens with a first note with a number of lines.
  private func withScreens(
    lines count: Int,
    _ body: (PseudoTerminal, MyNotes) throws -> Void
  ) throws {
    try TemporaryDirectory.with { directory in
      let store = "file:\(directory.appending(path: "notes.json").path)"
      let notes = MyNotes(store: store)
      let lines = (1...count).map { "line \($0)" }
      _ = try notes.output(
        "edit", "2015-01-01", lines.joined(separator: "\n")
      )
      let terminal = try PseudoTerminal(columns: 50, rows: 9)
      try terminal.start(
        "MyNotes",
        ["--interactive", "--store", store, "--time-zone", "UTC"],
        environment: ["NO_COLOR": "1"]
      )
      try terminal.waitForScreen(with: "add")
      try body(terminal, notes)
    }
  }
}
