import DataAccessObjectPattern
import Foundation
import SharedModels
import XCTest

final class NotePresenterSpec: XCTestCase {
  func test_the_list_shows_each_note_with_its_time() throws {
    let presenter = try presenter(of: Note.samples)

    XCTAssertEqual(
      try presenter.list(columns: 80),
      [
        "2015-01-01 16:01:03  Welcome to MyNote.",
        "2015-01-02 08:01:03  欢迎使用MyNote。",
      ]
    )
  }

  func test_the_times_are_those_of_the_presenters_time_zone() throws {
    let beijing = try XCTUnwrap(TimeZone(secondsFromGMT: 8 * 3600))
    let presenter = try presenter(of: [Note.samples[0]], timeZone: beijing)

    XCTAssertEqual(
      try presenter.list(columns: 80),
      ["2015-01-02 00:01:03  Welcome to MyNote."]
    )
  }

  func test_a_change_is_answered_with_the_new_list() throws {
    let presenter = try presenter(of: [])
    let date = Note.samples[0].date

    XCTAssertEqual(
      try presenter.add("hello", at: date, columns: 80),
      ["2015-01-01 16:01:03  hello"]
    )
    XCTAssertEqual(try presenter.remove(at: date, columns: 80), ["no notes"])
  }

  func test_an_empty_list_says_so() throws {
    XCTAssertEqual(try presenter(of: []).list(columns: 80), ["no notes"])
  }

  func test_a_content_that_would_harm_the_terminal_is_shown_harmlessly() throws
  {
    let note = Note(date: Note.samples[0].date, content: "\u{1B}[2J\n\ttext")

    XCTAssertEqual(
      try presenter(of: [note]).list(columns: 80),
      ["2015-01-01 16:01:03  ␛[2J␊␉text"]
    )
  }

  func test_a_long_content_is_cut_to_fit() throws {
    let note = Note(
      date: Note.samples[0].date,
      content: String(repeating: "漢字", count: 5000)
    )

    XCTAssertEqual(
      try presenter(of: [note]).list(columns: 27),
      ["2015-01-01 16:01:03  漢字…"]
    )
  }

  func test_any_width_is_one() throws {
    let presenter = try presenter(of: [Note.samples[0]])

    XCTAssertEqual(
      try presenter.list(columns: .max),
      ["2015-01-01 16:01:03  Welcome to MyNote."]
    )
    XCTAssertEqual(try presenter.list(columns: -1), [""])
  }

  func test_what_is_refused_is_passed_on() throws {
    let presenter = try presenter(of: [Note.samples[0]])
    let date = Note.samples[0].date

    XCTAssertThrowsError(try presenter.add("again", at: date, columns: 80)) {
      XCTAssertEqual($0 as? NoteDAOError, .alreadyExists(date))
    }
  }

  // MARK: - Fixtures

  private func presenter(
    of notes: [Note],
    timeZone: TimeZone = .gmt
  ) throws -> NotePresenter {
    NotePresenter(
      logic: NoteBusinessLogic(dao: try InMemoryNoteDAO(notes)),
      timeZone: timeZone
    )
  }
}
