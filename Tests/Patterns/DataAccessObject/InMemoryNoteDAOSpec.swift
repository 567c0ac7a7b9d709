import DataAccessObjectPattern
import Foundation
import SharedModels
import TestSupport
import XCTest

/// The store in memory that a whole program shares.
final class InMemoryNoteDAOSpec: NoteDAOSpec {
  override func makeStore() throws -> any NoteDAO {
    let store = InMemoryNoteDAO.shared
    for note in store.findAll() { try store.remove(at: note.date) }
    return store
  }

  // MARK: - In memory

  func test_the_shared_store_is_always_the_same_object() {
    XCTAssertIdentical(InMemoryNoteDAO.shared, InMemoryNoteDAO.shared)
  }

  func test_other_stores_share_no_notes() throws {
    let mine = try InMemoryNoteDAO(Note.samples)
    let other = try InMemoryNoteDAO()

    try mine.remove(at: welcome.date)

    XCTAssertEqual(mine.findAll(), [greeting])
    XCTAssertEqual(other.findAll(), [])
  }

  func test_a_store_cannot_begin_with_two_notes_with_the_same_date() {
    assertThrows(NoteDAOError.alreadyExists(welcome.date)) {
      _ = try InMemoryNoteDAO([welcome, greeting, welcome])
    }
  }

  func test_notes_in_reverse_order_are_stored_as_fast_as_in_order() throws {
    let notes = (0..<100_000).map { number in
      Note(
        date: Date(timeIntervalSinceReferenceDate: Double(number)),
        content: ""
      )
    }

    let inOrder = try time(toStore: notes)
    let inReverse = try time(toStore: notes.reversed())

    XCTAssertEqual(try InMemoryNoteDAO(notes.reversed()).findAll(), notes)
    // Inserting each note before the others would take many times as long.
    XCTAssertLessThan(inReverse, inOrder * 6)
  }

  // MARK: - Fixtures

  /// The better of two times, since the machine may be busy with something
  /// else.
  private func time(toStore notes: [Note]) throws -> Duration {
    let clock = ContinuousClock()
    return min(
      try clock.measure { _ = try InMemoryNoteDAO(notes) },
      try clock.measure { _ = try InMemoryNoteDAO(notes) }
    )
  }
}
