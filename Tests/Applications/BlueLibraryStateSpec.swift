import FileStorage
import Foundation
import MementoPattern
import SharedModels
import TestSupport
import XCTest

/// BlueLibrary's state file, whatever happens to it or to the program.
final class BlueLibraryStateSpec: XCTestCase {
  private let samples = Album.samples.map(\.title)

  // MARK: - The file

  func test_a_damaged_file_is_set_aside_and_the_user_is_notified() throws {
    let contents = ["", "{\"version\": 1", "\u{0}", "[1]", "{\"version\":1}"]
    for content in contents {
      try TemporaryDirectory.with { directory in
        let state = directory.appending(path: "library.json")
        try Data(content.utf8).write(to: state)

        // Wide enough for the long paths of macOS.
        let library = try BlueLibrary(state: state, columns: 400, rows: 24)

        let notice = try XCTUnwrap(library.terminal.screen.lines.last)
        XCTAssertTrue(
          notice.hasPrefix(
            "The library was damaged, and is kept as library.damaged-1.json: "
          ),
          notice
        )
        try library.press("d", until: "Deleted Best of Bowie.")
        XCTAssertEqual(
          try String(
            contentsOf: directory.appending(path: "library.damaged-1.json"),
            encoding: .utf8
          ),
          content
        )
      }
    }
  }

  func test_a_damaged_file_is_an_error_when_the_library_is_only_printed() throws
  {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      try Data("junk".utf8).write(to: state)

      let outcome = try BlueLibrary.text(state: state)

      XCTAssertEqual(
        outcome,
        .init(
          output: "",
          errors: "error: \(state.path) is damaged: "
            + "it is not valid JSON\n",
          status: 65
        )
      )
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: directory.path),
        ["library.json"]
      )
    }
  }

  func test_printing_the_library_claims_no_file() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")

      _ = try BlueLibrary.text(state: state)

      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: directory.path),
        []
      )
    }
  }

  func test_undo_goes_back_a_hundred_steps() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      try save((1...103).map { "album \($0)" }, deleting: 99, to: state)
      let library = try BlueLibrary(state: state)

      try library.press("ddd", until: "Deleted album 102.")
      try library.press(
        String(repeating: "u", count: 101),
        until: "Nothing to undo."
      )

      XCTAssertEqual(
        library.terminal.screen.lines[0],
        "BlueLibrary  101 albums"
      )
    }
  }

  func test_a_file_of_a_newer_program_is_left_as_it_is() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      let content = #"{"version": 99, "content": "?"}"#
      try Data(content.utf8).write(to: state)

      let outcome = try BlueLibrary.text(state: state)

      XCTAssertEqual(
        outcome,
        .init(
          output: "",
          errors: "error: \(state.path) has format version 99; "
            + "this program supports up to 1\n",
          status: 65
        )
      )
      XCTAssertEqual(
        try String(contentsOf: state, encoding: .utf8), content)
    }
  }

  func test_a_missing_folder_is_created_for_its_owner_alone() throws {
    try TemporaryDirectory.with { directory in
      let folder = directory.appending(path: "new")
      let library = try BlueLibrary(
        state: folder.appending(path: "library.json")
      )

      try library.press("d", until: "Deleted")

      let mode =
        try FileManager.default
        .attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
      XCTAssertEqual(mode, 0o700)
    }
  }

  func test_the_file_is_in_the_folder_for_states_by_default() throws {
    try TemporaryDirectory.with { directory in
      let terminal = try PseudoTerminal()
      try terminal.start(
        "BlueLibrary",
        [],
        environment: ["XDG_STATE_HOME": directory.path]
      )
      try terminal.waitForScreen(with: "quit")

      try terminal.type("d")

      try terminal.waitForScreen(with: "Deleted Best of Bowie.")
      XCTAssertEqual(
        try BlueLibrary.titles(
          state: directory.appending(path: "BlueLibrary/library.json")
        ),
        Array(samples.dropFirst())
      )
    }
  }

  // MARK: - Two instances

  func test_a_second_instance_is_read_only_and_says_so() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      let first = try BlueLibrary(state: state)
      try first.press("d", until: "Deleted Best of Bowie.")

      let second = try BlueLibrary(state: state, columns: 80, rows: 12)

      XCTAssertEqual(
        second.terminal.screen.lines.first,
        "BlueLibrary  4 albums, read-only"
      )
      XCTAssertEqual(
        second.terminal.screen.lines.last,
        "Read-only: another BlueLibrary has this library open."
      )
      try second.press("l", until: "Artist  Sting")
      try second.press("d", until: "Nothing is changed: another BlueLibrary")
      try second.press("j", until: "Artist: ")
      try second.press("a", until: "Nothing can be added")
      try second.quit()
      XCTAssertEqual(
        try BlueLibrary.titles(state: state),
        Array(samples.dropFirst())
      )
    }
  }

  func test_an_instance_that_was_killed_no_longer_claims_the_file() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      let first = try BlueLibrary(state: state)
      first.terminal.send(SIGKILL)
      _ = try first.terminal.waitForExit()

      let next = try BlueLibrary(state: state)

      try next.press("d", until: "Deleted Best of Bowie.")
    }
  }

  // MARK: - Killed

  func test_a_reported_change_is_kept_however_the_program_is_killed() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      let titles = (1...400).map { "album \($0)" }
      try save(titles, to: state)
      var left = titles[...]
      for _ in 1...Effort.rounds(short: 3, thorough: 50) {
        let library = try BlueLibrary(state: state)
        let title = try XCTUnwrap(left.first)
        try library.press("d", until: "Deleted \(title).")
        try library.terminal.type(String(repeating: "ud", count: 100))
        try library.terminal.kill(whileChanging: directory)

        let kept = try BrowserArchive(file: state).load().browser.albums
          .map(\.title)
        XCTAssertEqual(kept, Array(titles.suffix(kept.count)))
        XCTAssertTrue([left.count - 1, left.count].contains(kept.count))
        left = titles.suffix(kept.count)
      }
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: directory.path)
          .filter { $0.contains("damaged") },
        []
      )
    }
  }
}
