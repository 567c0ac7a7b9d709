import DataAccessObjectPattern
import Foundation
import SharedModels
import Synchronization
import TestSupport
import XCTest

/// What every store of notes promises.
///
/// Each store has a suite that inherits these specs and overrides
/// `makeStore()`; here they run with a store in memory.
class NoteDAOSpec: XCTestCase {
  /// Creates an empty store.
  func makeStore() throws -> any NoteDAO {
    try InMemoryNoteDAO()
  }

  // MARK: - Create and find

  func test_a_note_that_was_created_is_found_by_its_date() throws {
    let store = try makeStore()

    try store.create(welcome)

    XCTAssertEqual(try store.find(at: welcome.date), welcome)
    XCTAssertNil(try store.find(at: greeting.date))
  }

  func test_all_notes_are_found() throws {
    let store = try makeStore()
    try store.create(greeting)
    try store.create(welcome)

    XCTAssertEqual(try store.sortedNotes(), [welcome, greeting])
  }

  func test_a_new_store_is_empty() throws {
    let store = try makeStore()

    XCTAssertEqual(try store.sortedNotes(), [])
    XCTAssertNil(try store.find(at: welcome.date))
  }

  func test_a_second_note_at_the_same_instant_is_refused() throws {
    let store = try makeStore()
    try store.create(welcome)

    assertThrows(NoteDAOError.alreadyExists(welcome.date)) {
      try store.create(Note(date: welcome.date, content: "other"))
    }

    XCTAssertEqual(try store.sortedNotes(), [welcome])
  }

  func test_two_notes_within_one_second_are_both_kept() throws {
    let store = try makeStore()
    let later = welcome.date.addingTimeInterval(0.25)
    let second = Note(date: later, content: "a quarter of a second later")
    try store.create(welcome)

    try store.create(second)

    XCTAssertEqual(try store.sortedNotes(), [welcome, second])
    XCTAssertEqual(try store.find(at: later), second)
  }

  func test_a_nearly_equal_date_is_a_different_key() throws {
    let store = try makeStore()
    let second = welcome.date
    let note = Note(date: second.addingTimeInterval(0.75), content: "x")
    let earlier = second.addingTimeInterval(0.25)
    try store.create(note)

    XCTAssertNil(try store.find(at: earlier))
    assertThrows(NoteDAOError.notFound(earlier)) {
      try store.remove(at: earlier)
    }
    assertThrows(NoteDAOError.notFound(earlier)) {
      try store.modify(Note(date: earlier, content: "other"))
    }

    XCTAssertEqual(try store.sortedNotes(), [note])
  }

  // MARK: - Remove

  func test_a_note_that_was_removed_is_gone() throws {
    let store = try makeStore()
    try store.create(welcome)
    try store.create(greeting)

    try store.remove(at: welcome.date)

    XCTAssertEqual(try store.sortedNotes(), [greeting])
    XCTAssertNil(try store.find(at: welcome.date))
  }

  func test_removing_a_missing_note_is_an_error() throws {
    let store = try makeStore()
    try store.create(welcome)

    assertThrows(NoteDAOError.notFound(greeting.date)) {
      try store.remove(at: greeting.date)
    }

    XCTAssertEqual(try store.sortedNotes(), [welcome])
  }

  func test_the_date_of_a_removed_note_can_be_used_again() throws {
    let store = try makeStore()
    try store.create(welcome)
    try store.remove(at: welcome.date)

    try store.create(welcome)

    XCTAssertEqual(try store.sortedNotes(), [welcome])
  }

  // MARK: - Modify

  func test_a_note_that_was_modified_has_its_new_content() throws {
    let store = try makeStore()
    let changed = Note(date: welcome.date, content: "changed")
    try store.create(welcome)
    try store.create(greeting)

    try store.modify(changed)

    XCTAssertEqual(try store.sortedNotes(), [changed, greeting])
  }

  func test_modifying_a_missing_note_is_an_error() throws {
    let store = try makeStore()
    try store.create(welcome)

    assertThrows(NoteDAOError.notFound(greeting.date)) {
      try store.modify(greeting)
    }

    XCTAssertEqual(try store.sortedNotes(), [welcome])
  }

  func test_a_note_with_the_content_that_the_caller_saw_is_modified() throws {
    let store = try makeStore()
    let changed = Note(date: welcome.date, content: "changed")
    try store.create(welcome)

    try store.modify(changed, ifContentIs: welcome.content)

    XCTAssertEqual(try store.sortedNotes(), [changed])
  }

  func test_a_note_with_another_content_is_unchanged() throws {
    let store = try makeStore()
    let first = Note(date: welcome.date, content: "first")
    let second = Note(date: welcome.date, content: "second")
    try store.create(welcome)
    try store.create(greeting)
    try store.modify(first, ifContentIs: welcome.content)

    assertThrows(NoteDAOError.changed(first)) {
      try store.modify(second, ifContentIs: welcome.content)
    }

    XCTAssertEqual(try store.sortedNotes(), [first, greeting])
  }

  func test_a_note_removed_after_the_caller_saw_it_is_not_found() throws {
    let store = try makeStore()

    assertThrows(NoteDAOError.notFound(welcome.date)) {
      try store.modify(welcome, ifContentIs: welcome.content)
    }
  }

  func test_of_many_callers_that_saw_the_same_content_one_modifies_it() throws {
    let store = try makeStore()
    try store.create(welcome)
    let changes = Mutex<[String]>([])

    DispatchQueue.concurrentPerform(iterations: 20) { [welcome] number in
      let note = Note(date: welcome.date, content: "\(number)")
      guard
        (try? store.modify(note, ifContentIs: welcome.content)) != nil
      else { return }
      changes.withLock { $0.append(note.content) }
    }

    XCTAssertEqual(
      try store.sortedNotes().map(\.content),
      changes.withLock { $0 }
    )
  }

  // MARK: - Values

  func test_find_all_returns_a_copy() throws {
    let store = try makeStore()
    try store.create(welcome)

    var found = try store.sortedNotes()
    found[0].content = "changed"
    found.append(greeting)

    XCTAssertEqual(try store.sortedNotes(), [welcome])
  }

  func test_a_date_keeps_every_bit() throws {
    let store = try makeStore()
    let dates = [
      -63_114_076_800, -1e-300, 0.1 + 0.2, 441_820_863.123_456_7,
      Double.greatestFiniteMagnitude,
    ].map { Date(timeIntervalSinceReferenceDate: $0) }
    for date in dates { try store.create(Note(date: date, content: "x")) }

    let found = try store.sortedNotes()

    XCTAssertEqual(found.map(\.date), dates)
    XCTAssertEqual(try dates.map { try store.find(at: $0)?.date }, dates)
  }

  func test_the_two_zeros_are_one_instant() throws {
    let store = try makeStore()
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    let minusZero = Date(timeIntervalSinceReferenceDate: -0.0)
    let note = Note(date: minusZero, content: "x")
    try store.create(note)

    assertThrows(NoteDAOError.alreadyExists(zero)) {
      try store.create(Note(date: zero, content: "other"))
    }

    XCTAssertEqual(try store.find(at: zero), note)
    XCTAssertEqual(try store.find(at: minusZero), note)
    XCTAssertEqual(try store.sortedNotes(), [note])
  }

  func test_a_note_dated_now_is_found_by_its_date() throws {
    let store = try makeStore()
    let now = Note(date: .now, content: "now")

    try store.create(now)

    XCTAssertEqual(try store.find(at: now.date), now)
  }

  func test_any_content_is_kept_unchanged() throws {
    let store = try makeStore()
    let contents = ["", "漢字", "👩‍🎤", "e\u{301}", "\u{1B}[2J\n\t\0'\";--"]
    let notes = contents.enumerated().map { index, content in
      Note(
        date: Date(timeIntervalSinceReferenceDate: Double(index)),
        content: content
      )
    }
    for note in notes { try store.create(note) }

    let found = try store.sortedNotes()

    XCTAssertEqual(found, notes)
    XCTAssertEqual(
      found.map { Array($0.content.utf8) },
      contents.map { Array($0.utf8) }
    )
  }

  func test_a_date_that_isnt_finite_is_refused() throws {
    let store = try makeStore()
    for seconds in [Double.nan, .infinity, -.infinity] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)

      assertThrows(NoteDAOError.invalidDate) {
        try store.create(Note(date: date, content: "when?"))
      }
    }

    XCTAssertEqual(try store.sortedNotes(), [])
  }

  // MARK: - Concurrency

  func test_notes_created_concurrently_are_all_kept() throws {
    let store = try makeStore()
    let notes = (0..<40).map { number in
      Note(
        date: Date(timeIntervalSinceReferenceDate: Double(number)),
        content: "\(number)"
      )
    }

    DispatchQueue.concurrentPerform(iterations: notes.count) { index in
      try? store.create(notes[index])
    }

    XCTAssertEqual(try store.sortedNotes(), notes)
  }

  // MARK: - Fixtures

  let welcome = Note.samples[0]
  let greeting = Note.samples[1]
}

extension NoteDAO {
  /// Returns all notes, the oldest first; a store returns them in any order.
  func sortedNotes() throws -> [Note] {
    try findAll().sorted { $0.date < $1.date }
  }
}
