import DataAccessObjectPattern
import Foundation
import SharedModels
import TestSupport
import XCTest

final class NoteBusinessLogicSpec: XCTestCase {
  // MARK: - What it decides

  func test_a_note_without_a_text_is_refused() throws {
    let store = try InMemoryNoteDAO([welcome])
    let logic = NoteBusinessLogic(dao: store)

    for text in ["", " \n\t", "\u{3000}"] {
      assertThrows(NoteRefusal.noText) { try logic.add(text) }
      assertThrows(NoteRefusal.noText) {
        try logic.modify(Note(date: welcome.date, content: text))
      }
    }

    XCTAssertEqual(store.findAll(), [welcome])
  }

  func test_a_text_is_refused_beyond_the_limit_in_bytes() throws {
    let store = try InMemoryNoteDAO()
    let logic = NoteBusinessLogic(dao: store)
    let longest = String(repeating: "é", count: 1 << 19)

    try logic.add(longest, at: welcome.date)

    let refusal = NoteRefusal.tooLong(limit: 1 << 20)
    assertThrows(refusal) { try logic.add(longest + "x") }
    assertThrows(refusal) {
      try logic.modify(Note(date: welcome.date, content: longest + "x"))
    }
    XCTAssertEqual(store.findAll().map(\.content), [longest])
  }

  func test_notes_of_the_same_moment_are_all_kept() throws {
    let logic = NoteBusinessLogic(dao: try InMemoryNoteDAO())

    let added = try ["a", "b", "c"].map {
      try logic.add($0, at: welcome.date)
    }

    XCTAssertEqual(added.map(\.note.content), ["a", "b", "c"])
    XCTAssertEqual(added[0].note.date, welcome.date)
    XCTAssertEqual(added.map(\.note), try logic.notes())
    XCTAssertEqual(try added.map { try $0.notes.get().count }, [1, 2, 3])
  }

  func test_a_list_begins_with_the_oldest_note_whatever_the_store() throws {
    let logic = NoteBusinessLogic(dao: try UntidyNoteDAO([welcome, greeting]))

    XCTAssertEqual(try logic.notes(), [welcome, greeting])
    XCTAssertEqual(try logic.modify(welcome).notes.get(), [welcome, greeting])
  }

  // MARK: - What a change returns

  func test_every_change_returns_the_fresh_list() throws {
    let logic = NoteBusinessLogic(dao: try InMemoryNoteDAO([greeting]))
    let changed = Note(date: welcome.date, content: "changed")

    let added = try logic.add(welcome.content, at: welcome.date)
    let modified = try logic.modify(changed)
    let left = try logic.remove(at: greeting.date)

    XCTAssertEqual(added.note, welcome)
    XCTAssertEqual(try added.notes.get(), [welcome, greeting])
    XCTAssertEqual(modified.note, changed)
    XCTAssertEqual(try modified.notes.get(), [changed, greeting])
    XCTAssertEqual(try left.get(), [changed])
    XCTAssertEqual(try logic.notes(), [changed])
  }

  func test_a_change_is_not_an_error_if_only_the_list_cannot_be_read() throws {
    let store = try UntidyNoteDAO([greeting], isReadable: false)
    let logic = NoteBusinessLogic(dao: store)
    let changed = Note(date: welcome.date, content: "changed")

    let added = try logic.add(welcome.content, at: welcome.date)
    let modified = try logic.modify(changed)
    let left = try logic.remove(at: greeting.date)

    XCTAssertEqual(try store.kept.findAll(), [changed])
    XCTAssertEqual([added, modified].map(\.note), [welcome, changed])
    for list in [added.notes, modified.notes, left] {
      assertThrows(UntidyNoteDAO.Unreadable()) { _ = try list.get() }
    }
  }

  func test_a_note_is_changed_only_if_its_content_is_what_the_caller_saw()
    throws
  {
    let logic = NoteBusinessLogic(dao: try InMemoryNoteDAO([welcome]))
    let first = Note(date: welcome.date, content: "first")
    let second = Note(date: welcome.date, content: "second")

    try logic.modify(first, ifContentIs: welcome.content)

    assertThrows(NoteDAOError.changed(first)) {
      try logic.modify(second, ifContentIs: welcome.content)
    }
    XCTAssertEqual(try logic.notes(), [first])
  }

  func test_the_fresh_list_includes_a_change_by_another_caller() throws {
    let store = try InMemoryNoteDAO()
    let logic = NoteBusinessLogic(dao: store)
    try store.create(welcome)

    let change = try logic.add(greeting.content, at: greeting.date)

    XCTAssertEqual(try change.notes.get(), [welcome, greeting])
  }

  func test_a_note_is_returned_by_its_date() throws {
    let logic = NoteBusinessLogic(dao: try InMemoryNoteDAO([welcome]))

    XCTAssertEqual(try logic.note(at: welcome.date), welcome)
    assertThrows(NoteDAOError.notFound(greeting.date)) {
      _ = try logic.note(at: greeting.date)
    }
  }

  func test_an_error_of_the_store_is_passed_on() throws {
    let logic = NoteBusinessLogic(dao: try InMemoryNoteDAO([welcome]))
    let never = Date(timeIntervalSinceReferenceDate: .infinity)

    assertThrows(NoteDAOError.invalidDate) { try logic.add("x", at: never) }
    assertThrows(NoteDAOError.notFound(greeting.date)) {
      try logic.remove(at: greeting.date)
    }
    assertThrows(NoteDAOError.notFound(greeting.date)) {
      try logic.modify(greeting)
    }
  }

  func test_it_works_the_same_over_every_store() throws {
    try TemporaryDirectory.with { directory in
      let stores: [any NoteDAO] = [
        try InMemoryNoteDAO(),
        FileNoteDAO(file: directory.appending(path: "notes.json")),
      ]

      let answers = try stores.map { store in
        try NoteBusinessLogic(dao: store)
          .add(welcome.content, at: welcome.date).notes.get()
      }

      XCTAssertEqual(answers, [[welcome], [welcome]])
    }
  }

  func test_an_error_is_described_with_the_exact_date() {
    let later = welcome.date.addingTimeInterval(0.25)

    XCTAssertEqual(
      [
        NoteDAOError.alreadyExists(welcome.date), .alreadyExists(later),
        .notFound(welcome.date), .notFound(later), .changed(welcome),
        .invalidDate,
      ].map(\.description),
      [
        "a note dated 2015-01-01 16:01:03 already exists",
        "a note dated 2015-01-01 16:01:03.25 already exists",
        "no note dated 2015-01-01 16:01:03",
        "no note dated 2015-01-01 16:01:03.25",
        "the note dated 2015-01-01 16:01:03 has changed since it was read",
        "a note needs a date",
      ]
    )
    XCTAssertEqual(
      [NoteRefusal.noText, .tooLong(limit: 8)].map(\.description),
      ["a note needs a text", "a note can have no more than 8 bytes"]
    )
  }

  // MARK: - The layers

  func test_the_business_logic_knows_no_store() throws {
    let source = try Kit.text(
      of: "Sources/Patterns/DataAccessObject/NoteBusinessLogic.swift"
    )

    XCTAssertEqual(source.matches(of: /InMemory|FileNote|SQLite/).count, 0)
  }

  func test_the_presentation_knows_the_business_logic_only() throws {
    let source = try Kit.text(
      of: "Sources/Patterns/DataAccessObject/NotePresenter.swift"
    )

    XCTAssertEqual(source.matches(of: /NoteDAO\b|InMemory|SQLite/).count, 0)
  }

  // MARK: - Fixtures

  private let welcome = Note.samples[0]
  private let greeting = Note.samples[1]
}

/// A store that returns its notes in reverse order, or can't be read.
private struct UntidyNoteDAO: NoteDAO {
  struct Unreadable: Error, Equatable {}

  let kept: any NoteDAO
  let isReadable: Bool

  init(_ notes: [Note], isReadable: Bool = true) throws {
    kept = try InMemoryNoteDAO(notes)
    self.isReadable = isReadable
  }

  func create(_ note: Note) throws { try kept.create(note) }
  func remove(at date: Date) throws { try kept.remove(at: date) }
  func modify(_ note: Note, ifContentIs seen: String?) throws {
    try kept.modify(note, ifContentIs: seen)
  }
  func find(at date: Date) throws -> Note? { try kept.find(at: date) }
  func findAll() throws -> [Note] {
    guard isReadable else { throw Unreadable() }
    return try kept.findAll().reversed()
  }
}
