import DataAccessObjectPattern
import SharedModels
import XCTest

/// The store in memory that a whole program shares.
final class InMemoryNoteDAOSpec: NoteDAOSpec {
  override func makeStore() throws -> any NoteDAO {
    let store = InMemoryNoteDAO.shared
    for note in store.findAll() { try store.remove(at: note.date) }
    return store
  }

  // MARK: - In memory

  func test_the_shared_store_is_one() {
    XCTAssertIdentical(InMemoryNoteDAO.shared, InMemoryNoteDAO.shared)
  }

  func test_a_store_of_ones_own_shares_nothing() throws {
    let mine = try InMemoryNoteDAO(Note.samples)
    let other = try InMemoryNoteDAO()

    try mine.remove(at: welcome.date)

    XCTAssertEqual(mine.findAll(), [greeting])
    XCTAssertEqual(other.findAll(), [])
  }

  func test_a_store_cannot_begin_with_two_notes_of_one_date() {
    assertThrows(.alreadyExists(welcome.date)) {
      _ = try InMemoryNoteDAO([welcome, greeting, welcome])
    }
  }
}
