import DataAccessObjectPattern
import Foundation
import SharedModels
import Synchronization
import XCTest

@testable import MyNotes

/// MyNotes' commands on a store that another program changes.
final class NoteCommandsSpec: XCTestCase {
  func test_what_is_listed_or_shown_was_read_at_one_moment() throws {
    let list = try commands(on: RestlessNoteDAO()).run(.list)
    let note = try commands(on: RestlessNoteDAO()).run(.show("2015-01-01"))

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

  func test_a_note_is_kept_also_if_another_is_written_at_the_same_instant()
    throws
  {
    let dao = try OvertakenNoteDAO()

    _ = try commands(on: dao).run(.add("mine"))

    XCTAssertEqual(dao.findAll().map(\.content), ["theirs", "mine"])
  }

  // MARK: - Fixtures

  private func commands(on dao: any NoteDAO) -> NoteCommands {
    let logic = NoteBusinessLogic(dao: dao)
    return NoteCommands(
      logic: logic,
      presenter: NotePresenter(logic: logic),
      columns: 80
    )
  }
}

/// A store whose note is another one each time that it is read.
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
  func modify(_ note: Note) throws { throw NoteDAOError.notFound(note.date) }
  func remove(at date: Date) throws { throw NoteDAOError.notFound(date) }
}

/// A store in which the first new note is overtaken by another of its instant.
private final class OvertakenNoteDAO: NoteDAO {
  private let store: InMemoryNoteDAO
  private let isOvertaken = Mutex(false)

  init() throws { store = try InMemoryNoteDAO([]) }

  func create(_ note: Note) throws {
    let isFirst = isOvertaken.withLock { isOvertaken in
      defer { isOvertaken = true }
      return !isOvertaken
    }
    if isFirst { try store.create(Note(date: note.date, content: "theirs")) }
    try store.create(note)
  }

  func findAll() -> [Note] { store.findAll() }
  func find(at date: Date) -> Note? { store.find(at: date) }
  func modify(_ note: Note) throws { try store.modify(note) }
  func remove(at date: Date) throws { try store.remove(at: date) }
}
