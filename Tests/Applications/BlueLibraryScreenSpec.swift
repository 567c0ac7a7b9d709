import Foundation
import SharedModels
import TestSupport
import XCTest

/// BlueLibrary's screen: its covers, its sizes, and the terminal's output.
final class BlueLibraryScreenSpec: XCTestCase {
  // MARK: - Covers

  func test_covers_are_plain_text_without_color() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json"),
        columns: 36,
        rows: 24
      )

      let screen = try library.terminal.waitForScreen { screen in
        screen.lines[10].contains("+║ │++")
      }

      XCTAssertEqual(
        screen.lines[1...13].joined(separator: "\n"),
        """
        ╔═══════════════╗ ┌───────────────┐
        ║Best of Bowie  ║ │It's My Life   │
        ║...............║ │.....+++++....+│
        ║:::::::::::::::║ │::::::++++:::++│
        ║:::::::::::::::║ │+::::::+++::+++│
        ║------+++------║ │=====---==-===-│
        ║-----+++++-----║ │=======--===---│
        ║===============║ │===============│
        ║===============║ │=====---==-===-│
        ║+++++=====+++++║ │++-----+++--+++│
        ╚═══════════════╝ └───────────────┘
        David Bowie       No Doubt
        =================
        """
      )
      XCTAssertFalse(library.terminal.output.contains("[38;5;"))
    }
  }

  func test_covers_are_drawn_in_color_on_a_terminal_that_has_it() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json"),
        columns: 80,
        rows: 24,
        environment: [:]
      )

      try library.terminal.waitForScreen(with: "║▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀║ │▀▀▀▀▀")

      XCTAssertTrue(library.terminal.output.contains("[38;5;"))
    }
  }

  func test_the_indicator_is_shown_until_a_cover_is_loaded() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")

      let library = try BlueLibrary(
        state: state, columns: 36, rows: 24, coverDelay: 3600
      )

      let screen = try library.terminal.waitForScreen(with: "loading…")
      XCTAssertEqual(screen.lines[7], "║loading…       ║ │loading…       │")
      XCTAssertEqual(try library.quit(), 0)
    }
  }

  // MARK: - Sizes

  func test_a_window_of_another_size_is_drawn_again() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )

      library.terminal.resize(columns: 20, rows: 6)

      let expected = """
        Best of Bowie
        David Bowie
        =================
          Artist  David Bow…
          Album   Best of B…
        Press ? for help.
        """
      try library.terminal.waitForScreen { $0.description == expected }
    }
  }

  func test_a_screen_of_any_size_has_no_extra_line() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      for (columns, rows) in [(1, 1), (2, 3), (10, 5), (300, 100)] {
        let terminal = try PseudoTerminal(columns: columns, rows: rows)
        try terminal.start(
          "BlueLibrary", ["--explain", "--state", state.path]
        )

        try terminal.waitForScreen { $0.isTakenOver && $0.description != "" }
        try terminal.type("q")

        XCTAssertEqual(try terminal.waitForExit(), 0)
      }
    }
  }

  // MARK: - Texts from outside

  func test_a_hostile_title_neither_breaks_the_layout_nor_reaches_the_terminal()
    throws
  {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      try save(
        [
          "\u{1B}[2J\u{7}\r\n\t", "漢字漢字漢字漢字漢字漢字", "👩‍🎤👩‍🎤 live",
          String(repeating: "x", count: 10_000),
        ],
        to: state
      )

      let library = try BlueLibrary(state: state, columns: 80, rows: 24)
      let screen = try library.press("lh", until: "║␛[2J␇␍␊␉")

      XCTAssertEqual(
        screen.lines[1...2].joined(separator: "\n"),
        """
        ╔═══════════════╗ ┌───────────────┐ ┌───────────────┐ ┌───────────────┐
        ║␛[2J␇␍␊␉       ║ │漢字漢字漢字漢…│ │👩‍🎤👩‍🎤 live      │ │xxxxxxxxxxxxxx…│
        """
      )
      XCTAssertFalse(library.terminal.output.contains("\u{7}"))
    }
  }

  // MARK: - Which pattern did what

  func test_the_pane_shows_how_a_key_press_travels_through_the_patterns() throws
  {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json"),
        columns: 120,
        rows: 40,
        "--explain"
      )
      try library.press("d", until: "Facade    LibraryAPI.replaceAlbums(with:)")

      XCTAssertEqual(
        explanation(of: "d", on: library.terminal.screen).prefix(8),
        [
          "d",
          " MVC       LibraryController.deleteSelection()",
          " Observer  ChangeSubject.notify(_:): deleted(at: 0)",
          " Adapter   HorizontalScroller.remove(at: 0)",
          " Decorator Album.tableRepresentation",
          " Decorator TableView.reloadData()",
          " Memento   BrowserHistory.record()",
          " Memento   BrowserArchive.save(_:)",
        ]
      )
      try library.press("u", until: "ChangeSubject.notify(_:): replaced")
      XCTAssertEqual(
        explanation(of: "u", on: library.terminal.screen).prefix(8),
        [
          "u",
          " Memento   BrowserHistory.undo()",
          " MVC       LibraryController.restore(_:selection:)",
          " Observer  ChangeSubject.notify(_:): replaced",
          " Adapter   HorizontalScroller.replaceItems(with:)",
          " Decorator Album.tableRepresentation",
          " Decorator TableView.reloadData()",
          " Memento   BrowserArchive.save(_:)",
        ]
      )
      try library.press("l", until: "LibraryController.showAlbum(at: 1)")
      XCTAssertEqual(
        explanation(of: "right", on: library.terminal.screen).prefix(5),
        [
          "right",
          " Adapter   HorizontalScroller.scroll(by: 1)",
          " MVC       LibraryController.showAlbum(at: 1)",
          " Decorator Album.tableRepresentation",
          " Decorator TableView.reloadData()",
        ]
      )
    }
  }

  /// Returns the lines of the pane for the last key press.
  private func explanation(
    of key: String,
    on screen: EmulatedScreen
  ) -> [String] {
    let entries = screen.lines.compactMap { line in
      line.split(separator: "│ ").last.map(String.init)
    }
    let start = entries.lastIndex(of: key) ?? entries.endIndex
    return Array(entries[start...])
  }

  func test_each_method_that_the_pane_names_is_called_in_the_next_line() throws
  {
    for file in try files(in: "Examples/BlueLibrary") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let pattern = /Explanation\.log\(\.\w+, "\w+\.(\w+).*\)\n(.*)/
      for match in text.matches(of: pattern) {
        XCTAssertTrue(
          match.2.contains(".\(match.1)") && !match.2.contains("Explanation"),
          "\(file.lastPathComponent): \(match.0)"
        )
      }
    }
  }

  func test_each_method_that_the_pane_names_is_one_of_a_pattern_module() throws
  {
    let sources = try files(in: "Sources/Patterns")
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let explained = try files(in: "Examples/BlueLibrary")
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .flatMap { $0.matches(of: /\.\w+,\s+"(\w+)\.(\w+)/) }
      .map { (type: String($0.1), member: String($0.2)) }

    let unknown = explained.filter { type, member in
      !sources.contains { source in
        source.contains(" \(type)")
          && (source.contains("func \(member)(")
            || source.contains("var \(member)"))
      }
    }

    XCTAssertGreaterThan(explained.count, 15)
    XCTAssertEqual(unknown.map { "\($0.type).\($0.member)" }, [])
  }

  // MARK: - The picture

  func test_the_picture_in_the_documentation_is_what_the_command_writes()
    throws
  {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")

      let outcome = try Program(
        "BlueLibrary", "--state", state.path, "--svg", "80x24"
      ).run()

      XCTAssertEqual(
        outcome.output,
        try Kit.text(of: "Docs/DesignPatterns.docc/BlueLibrary.svg")
      )
    }
  }
}
