import DataAccessObjectPattern
import Foundation
import SharedModels
import TestSupport
import XCTest

final class NoteBusinessLogicSpec: XCTestCase {
  // MARK: - Business logic

  func test_every_change_is_answered_with_the_fresh_list() throws {
    let logic = NoteBusinessLogic(dao: try InMemoryNoteDAO())
    let changed = Note(date: welcome.date, content: "changed")

    XCTAssertEqual(try logic.add(greeting), [greeting])
    XCTAssertEqual(try logic.add(welcome), [welcome, greeting])
    XCTAssertEqual(try logic.modify(changed), [changed, greeting])
    XCTAssertEqual(try logic.remove(at: greeting.date), [changed])
    XCTAssertEqual(try logic.notes(), [changed])
  }

  func test_notes_of_the_same_moment_are_all_kept() throws {
    let logic = NoteBusinessLogic(dao: try InMemoryNoteDAO())
    let added = try ["a", "b", "c"].map {
      try logic.add($0, at: welcome.date)
    }

    XCTAssertEqual(added.map(\.note.content), ["a", "b", "c"])
    XCTAssertEqual(added[0].note.date, welcome.date)
    XCTAssertEqual(added.map(\.note), try logic.notes())
    XCTAssertEqual(added.map(\.notes.count), [1, 2, 3])
  }

  func test_the_list_is_fresh_also_after_a_change_by_another() throws {
    let store = try InMemoryNoteDAO()
    let logic = NoteBusinessLogic(dao: store)
    try store.create(welcome)

    XCTAssertEqual(try logic.add(greeting), [welcome, greeting])
  }

  func test_a_note_is_asked_for_by_its_date() throws {
    let logic = NoteBusinessLogic(dao: try InMemoryNoteDAO([welcome]))

    XCTAssertEqual(try logic.note(at: welcome.date), welcome)
    XCTAssertThrowsError(try logic.note(at: greeting.date)) {
      XCTAssertEqual($0 as? NoteDAOError, .notFound(greeting.date))
    }
  }

  func test_what_the_store_refuses_is_passed_on() throws {
    let logic = NoteBusinessLogic(dao: try InMemoryNoteDAO([welcome]))

    XCTAssertThrowsError(try logic.add(welcome)) {
      XCTAssertEqual($0 as? NoteDAOError, .alreadyExists(welcome.date))
    }
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    XCTAssertThrowsError(try logic.add("x", at: never)) {
      XCTAssertEqual($0 as? NoteDAOError, .invalidDate)
    }
    XCTAssertThrowsError(try logic.remove(at: greeting.date)) {
      XCTAssertEqual($0 as? NoteDAOError, .notFound(greeting.date))
    }
    XCTAssertThrowsError(try logic.modify(greeting)) {
      XCTAssertEqual($0 as? NoteDAOError, .notFound(greeting.date))
    }
  }

  func test_it_works_the_same_over_every_store() throws {
    try TemporaryDirectory.with { directory in
      let stores: [any NoteDAO] = [
        try InMemoryNoteDAO(),
        FileNoteDAO(file: directory.appending(path: "notes.json")),
      ]

      let answers = try stores.map { store in
        try NoteBusinessLogic(dao: store).add(welcome)
      }

      XCTAssertEqual(answers, [[welcome], [welcome]])
    }
  }

  func test_an_error_is_a_sentence_that_names_the_date_to_the_last_digit() {
    let later = welcome.date.addingTimeInterval(0.25)

    XCTAssertEqual(
      [
        NoteDAOError.alreadyExists(welcome.date), .alreadyExists(later),
        .notFound(welcome.date), .notFound(later), .invalidDate,
      ].map(\.description),
      [
        "there is already a note of 2015-01-01 16:01:03",
        "there is already a note of 2015-01-01 16:01:03.25",
        "there is no note of 2015-01-01 16:01:03",
        "there is no note of 2015-01-01 16:01:03.25",
        "a note needs a date",
      ]
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
