import Foundation
import TestSupport
import XCTest

/// MyNotes on each of its stores.
final class MyNotesStoreSpec: XCTestCase {
  // MARK: - Every store

  func test_every_store_begins_with_the_welcome_notes() throws {
    try withEveryStore { notes in
      XCTAssertEqual(
        try notes.contents(),
        ["Welcome to MyNote.", "欢迎使用MyNote。"]
      )
    }
    XCTAssertEqual(
      try MyNotes(store: "memory").contents(),
      ["Welcome to MyNote.", "欢迎使用MyNote。"]
    )
  }

  func test_every_store_in_a_file_keeps_each_change() throws {
    try withEveryStore { notes in
      _ = try notes.output("add", "one")
      _ = try notes.output("remove", "2015-01-01")
      _ = try notes.output("edit", "2015-01-02", "two")

      XCTAssertEqual(try notes.contents(), ["two", "one"])
    }
  }

  // MARK: - Several programs

  func test_two_programs_that_add_at_once_lose_nothing() throws {
    try withEveryStore { notes in
      _ = try notes.output()

      let count = Effort.rounds(short: 5, thorough: 15)
      DispatchQueue.concurrentPerform(iterations: 2) { program in
        for number in 1...count {
          // A note that fails to be added is missing below.
          _ = try? notes.output("add", "\(program) \(number)")
        }
      }

      let expected = [0, 1].flatMap { program in
        (1...count).map { "\(program) \($0)" }
      }
      XCTAssertEqual(
        Set(try notes.contents().dropFirst(2)),
        Set(expected)
      )
    }
  }

  // MARK: - Killed

  func test_a_reported_change_is_kept_however_the_program_is_killed() throws {
    try withEveryStore { notes in
      let folder = URL(filePath: String(notes.store.split(separator: ":")[1]))
        .deletingLastPathComponent()
      let long = String(repeating: "x", count: 20_000)
      var reported: [String] = []
      for number in 1...Effort.rounds(short: 3, thorough: 50) {
        _ = try notes.output("add", "reported \(number)")
        reported.append("reported \(number)")

        _ = try KilledProcess.kill(
          "MyNotes",
          ["add", long, "--store", notes.store],
          after: 0,
          writingTo: folder
        )
      }

      let contents = try notes.contents()
      XCTAssertEqual(contents.dropFirst(2).filter { $0 != long }, reported)
    }
  }

  // MARK: - Stores that can't be used

  func test_a_damaged_file_is_an_error_and_stays_as_it_is() throws {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "notes.json")
      try Data("{".utf8).write(to: file)

      let outcome = try MyNotes(store: "file:\(file.path)").run("add", "x")

      XCTAssertEqual(
        outcome,
        .init(
          output: "",
          errors: "error: \(file.path) is damaged: it is not valid JSON\n",
          status: 65
        )
      )
      XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "{")
    }
  }

  func test_a_path_that_is_not_a_file_is_an_error() throws {
    try TemporaryDirectory.with { directory in
      let folder = directory.appending(path: "folder").path
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: false
      )

      let outcome = try MyNotes(store: "file:\(folder)").run("add", "x")

      XCTAssertEqual(outcome.status, 74)
      XCTAssertTrue(
        outcome.errors.hasPrefix("error: \(folder) can't be read: ")
      )
    }
  }

  func test_the_file_is_in_the_folder_for_data_by_default() throws {
    try TemporaryDirectory.with { directory in
      let outcome = try Program(
        "MyNotes", "add", "x", environment: ["XDG_DATA_HOME": directory.path]
      ).run()

      XCTAssertEqual(outcome.status, 0)
      let file = directory.appending(path: "MyNotes/notes.json")
      XCTAssertEqual(
        try MyNotes(store: "file:\(file.path)").contents().last,
        "x"
      )
    }
  }

  #if !SQLite
  func test_without_sqlite_it_says_how_to_build_it_in() throws {
    XCTAssertEqual(
      try MyNotes(store: "sqlite:/no/such/file").run(),
      .init(
        output: "",
        errors: "error: this MyNotes was built without SQLite; "
          + "'swift run --traits SQLite MyNotes' builds it in\n",
        status: 69
      )
    )
  }
  #endif

  // MARK: - Fixtures

  private func withEveryStore(_ body: (MyNotes) throws -> Void) throws {
    #if SQLite
    let kinds = ["file", "sqlite"]
    #else
    let kinds = ["file"]
    #endif
    for kind in kinds {
      try TemporaryDirectory.with { directory in
        let path = directory.appending(path: "notes").path
        try body(MyNotes(store: "\(kind):\(path)"))
      }
    }
  }
}
