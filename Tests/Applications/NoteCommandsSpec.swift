import DataAccessObjectPattern
import Foundation
import SharedModels
import Synchronization
import XCTest

@testable import MyNotes

/// MyNotes' commands on a store that another program changes.
final class NoteCommandsSpec: XCTestCase {
  func test_a_command_shows_the_notes_of_one_moment() throws {
    let list = try commands().run(.list)
    let note = try commands().run(.show("2015-01-01"))

    XCTAssertEqual(list.text, "2015-01-01 16:01:03  read 1\n")
    XCTAssertEqual(
      try list.json(),
      """
      [{"content":"read 1","date":"2015-01-01 16:01:03",\
      "utc":"2015-01-01T16:01:03Z"}]

      """
    )
    XCTAssertEqual(note.text, "2015-01-01 16:01:03\n\nread 1\n")
  }

  func test_a_note_that_another_program_has_changed_is_not_edited() {
    XCTAssertThrowsError(try commands().run(.edit("2015-01-01", "mine"))) {
      XCTAssertEqual(
        $0 as? NoteDAOError,
        .changed(Note(date: Note.samples[0].date, content: "read 2"))
      )
    }
  }

  // MARK: - Fixtures

  private func commands() -> NoteCommands {
    let logic = NoteBusinessLogic(dao: RestlessNoteDAO())
    return NoteCommands(
      logic: logic,
      presenter: NotePresenter(logic: logic),
      columns: 80
    )
  }
}

/// A store whose note has another content at each read.
private final class RestlessNoteDAO: NoteDAO {
  private let reads = Mutex(0)

  func findAll() -> [Note] {
    let number = reads.withLock { reads in
      reads += 1
      return reads
    }
    return [Note(date: Note.samples[0].date, content: "read \(number)")]
  }

  func find(at date: Date) -> Note? { findAll().first { $0.date == date } }
  func create(_ note: Note) throws { throw NoteDAOError.invalidDate }
  func modify(_ note: Note, ifContentIs seen: String?) throws {
    let now = findAll()[0]
    if let seen, now.content != seen { throw NoteDAOError.changed(now) }
  }
  func remove(at date: Date) throws { throw NoteDAOError.notFound(date) }
}
