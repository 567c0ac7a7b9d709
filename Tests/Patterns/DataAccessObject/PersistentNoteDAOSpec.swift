import DataAccessObjectPattern
import FileStorage
import Foundation
import SharedModels
import TestSupport
import XCTest

/// What every store of notes in a file promises as well.
///
/// As with `NoteDAOSpec`, each such store's suite inherits these specs; here
/// they run with the store in a JSON file.
class PersistentNoteDAOSpec: NoteDAOSpec {
  /// Opens the store in a file.
  func open(_ file: URL, firstNotes: [Note] = []) throws -> any NoteDAO {
    FileNoteDAO(file: file, firstNotes: firstNotes)
  }

  /// The store's name as an argument of `StorageWriter`.
  var kind: String { "file" }

  final override func makeStore() throws -> any NoteDAO {
    try open(newFile())
  }

  // MARK: - Opened again

  func test_a_store_that_is_opened_again_has_what_it_had() throws {
    let file = newFile()
    let note = Note(date: .now, content: "漢字 👩‍🎤")
    try open(file).create(note)

    XCTAssertEqual(try open(file).sortedNotes(), [note])
    XCTAssertEqual(try open(file).find(at: note.date), note)
  }

  func test_a_store_that_was_emptied_is_still_empty_when_opened_again() throws {
    let file = newFile()
    let store = try open(file, firstNotes: Note.samples)
    for note in try store.sortedNotes() { try store.remove(at: note.date) }

    XCTAssertEqual(try open(file, firstNotes: Note.samples).sortedNotes(), [])
  }

  func test_a_new_store_begins_with_the_first_notes() throws {
    let file = newFile()

    XCTAssertEqual(
      try open(file, firstNotes: Note.samples).sortedNotes(),
      Note.samples
    )
    try open(file, firstNotes: Note.samples).remove(at: welcome.date)
    XCTAssertEqual(
      try open(file, firstNotes: Note.samples).sortedNotes(),
      [greeting]
    )
  }

  func test_two_stores_on_one_file_see_each_others_changes() throws {
    let file = newFile()
    let first = try open(file)
    let second = try open(file)

    try first.create(welcome)
    try second.create(greeting)

    XCTAssertEqual(try first.sortedNotes(), [welcome, greeting])
    XCTAssertEqual(try second.sortedNotes(), [welcome, greeting])
  }

  func test_stores_on_one_file_lose_none_of_each_others_changes() throws {
    let file = newFile()
    let stores = try (0..<4).map { _ in try open(file) }
    let notes = (0..<40).map { number in
      Note(
        date: Date(timeIntervalSinceReferenceDate: Double(number)),
        content: "\(number)"
      )
    }

    DispatchQueue.concurrentPerform(iterations: notes.count) { index in
      try? stores[index % 4].create(notes[index])
    }

    XCTAssertEqual(try open(file).sortedNotes(), notes)
  }

  // MARK: - Two programs

  func test_two_programs_that_add_at_once_lose_nothing() throws {
    let file = newFile()
    let programs = [
      try WaitingProcess("StorageWriter", "add", kind, file.path, "1", "50"),
      try WaitingProcess("StorageWriter", "add", kind, file.path, "51", "100"),
    ]

    for program in programs { try program.go() }

    XCTAssertEqual(
      programs.map { $0.lines() },
      [(1...50).map { "added \($0)" }, (51...100).map { "added \($0)" }]
    )
    XCTAssertEqual(
      try open(file).sortedNotes().map(\.content),
      (1...100).map { "\($0)" }
    )
  }

  func test_of_two_programs_only_one_adds_a_note_at_an_instant() throws {
    let file = newFile()
    let programs = try (0..<2).map { _ in
      try WaitingProcess("StorageWriter", "add", kind, file.path, "1", "50")
    }

    for program in programs { try program.go() }

    XCTAssertEqual(
      programs.flatMap { $0.lines() }.sorted(),
      (1...50).flatMap { ["added \($0)", "refused \($0)"] }.sorted()
    )
    XCTAssertEqual(
      try open(file).sortedNotes().map(\.content),
      (1...50).map { "\($0)" }
    )
  }

  // MARK: - A damaged file

  func test_an_empty_file_isnt_an_empty_store() throws {
    try assertRefused(Data()) { .empty($0) }
  }

  func test_an_empty_file_behind_a_link_isnt_an_empty_store() throws {
    let file = newFile()
    let link = newFile()
    try Data().write(to: file)
    symlink(file.path, link.path)

    XCTAssertThrowsError(try open(link).sortedNotes()) {
      XCTAssertEqual($0 as? StorageError, .empty(link.path))
    }
    XCTAssertEqual(try Data(contentsOf: file), Data())
  }

  func test_a_store_behind_a_link_is_created_at_the_links_target() throws {
    let file = newFile()
    let link = newFile()
    symlink(file.path, link.path)

    try open(link).create(welcome)

    XCTAssertEqual(try open(file).sortedNotes(), [welcome])
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path),
      file.path
    )
  }

  func test_a_damaged_file_is_refused_and_stays_as_it_is() throws {
    let garbage = Data("[1, 2, 3".utf8)
    let file = newFile()
    try garbage.write(to: file)

    XCTAssertThrowsError(try open(file).sortedNotes()) {
      XCTAssertTrue($0 is StorageError, "\($0)")
    }
    XCTAssertThrowsError(try open(file).create(welcome)) {
      XCTAssertTrue($0 is StorageError, "\($0)")
    }
    XCTAssertEqual(try Data(contentsOf: file), garbage)
  }

  func test_a_truncated_file_is_refused_and_stays_as_it_is() throws {
    let file = newFile()
    let store = try open(file)
    for number in 0..<20 {
      let date = Date(timeIntervalSinceReferenceDate: Double(number))
      let content = String(repeating: "long ", count: 500)
      try store.create(Note(date: date, content: content))
    }
    let whole = try Data(contentsOf: file)
    let half = whole.prefix(whole.count / 2)
    let cut = newFile()
    try half.write(to: cut)

    XCTAssertThrowsError(try open(cut).sortedNotes()) {
      XCTAssertTrue($0 is StorageError, "\($0)")
    }
    XCTAssertEqual(try Data(contentsOf: cut), half)
  }

  // MARK: - Killed

  func test_a_killed_program_leaves_every_note_that_it_had_kept() throws {
    for count in [1, 4, 9].prefix(Effort.rounds(short: 2, thorough: 3)) {
      let file = newFile()

      let lines = try KilledProcess.kill(
        "StorageWriter",
        [kind, file.path],
        after: count,
        writingTo: file.deletingLastPathComponent()
      )

      let contents = try open(file).sortedNotes().map { $0.content.prefix(10) }
      let kept = (1...max(lines.count, contents.count)).map {
        "saved \($0) ".padding(toLength: 10, withPad: ".", startingAt: 0)[...]
      }
      XCTAssertGreaterThanOrEqual(lines.count, count)
      XCTAssertTrue(
        contents == kept,
        "printed \(lines.count) lines and left \(contents.count) notes"
      )
      XCTAssertLessThanOrEqual(contents.count, lines.count + 1)
    }
  }

  // MARK: - Fixtures

  /// The folder of one test, which is removed after it.
  private lazy var directory: URL = {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "notes-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(
      at: directory,
      withIntermediateDirectories: true
    )
    addTeardownBlock { try? FileManager.default.removeItem(at: directory) }
    return directory
  }()

  /// A file that does not exist yet.
  final func newFile() -> URL {
    directory.appending(path: UUID().uuidString)
  }

  /// Asserts that a file of these bytes is refused, and stays as it is.
  final func assertRefused(
    _ bytes: Data,
    line: UInt = #line,
    _ expected: (String) -> StorageError
  ) throws {
    let file = newFile()
    try bytes.write(to: file)

    XCTAssertThrowsError(try open(file).sortedNotes(), line: line) {
      XCTAssertEqual($0 as? StorageError, expected(file.path), line: line)
    }
    XCTAssertThrowsError(try open(file).create(welcome), line: line) {
      XCTAssertEqual($0 as? StorageError, expected(file.path), line: line)
    }
    XCTAssertEqual(try Data(contentsOf: file), bytes, line: line)
  }
}
