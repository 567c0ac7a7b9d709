import DataAccessObjectPattern
import Foundation
import SharedModels
import Synchronization
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

  func test_a_change_returns_the_new_list() throws {
    let presenter = try presenter(of: [])
    let date = Note.samples[0].date

    XCTAssertEqual(
      try presenter.add("hello", at: date, columns: 80),
      ["2015-01-01 16:01:03  hello"]
    )
    XCTAssertEqual(try presenter.remove(at: date, columns: 80), ["no notes"])
  }

  func test_an_empty_list_says_no_notes() throws {
    XCTAssertEqual(try presenter(of: []).list(columns: 80), ["no notes"])
  }

  func test_control_characters_in_a_content_are_escaped() throws {
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

  func test_any_number_of_columns_is_accepted() throws {
    let presenter = try presenter(of: [Note.samples[0]])

    XCTAssertEqual(
      try presenter.list(columns: .max),
      ["2015-01-01 16:01:03  Welcome to MyNote."]
    )
    XCTAssertEqual(try presenter.list(columns: -1), [""])
  }

  func test_dates_within_one_second_are_shown_with_their_fractions() throws {
    let presenter = try presenter(of: moments([0, 0.25, 0.5, 1.5]))

    XCTAssertEqual(
      try presenter.list(columns: 80),
      [
        "2015-01-01 16:01:03  0.0",
        "2015-01-01 16:01:03.25  0.25",
        "2015-01-01 16:01:03.5  0.5",
        "2015-01-01 16:01:04  1.5",
      ]
    )
  }

  func test_two_dates_of_one_second_are_told_apart() throws {
    let presenter = try presenter(of: moments([0.25, 0.5]))

    XCTAssertEqual(
      try presenter.rows().map(\.date),
      ["2015-01-01 16:01:03.25", "2015-01-01 16:01:03.5"]
    )
  }

  func test_dates_of_a_repeated_hour_are_told_apart_too() throws {
    let berlin = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
    let first = Date(timeIntervalSince1970: 1_445_733_000)
    let notes = [
      Note(date: first, content: "summer"),
      Note(date: first.addingTimeInterval(3600), content: "winter"),
    ]
    let presenter = try presenter(of: notes, timeZone: berlin)

    XCTAssertEqual(
      try presenter.list(columns: 80),
      [
        "2015-10-25 02:30:00 +0200  summer",
        "2015-10-25 02:30:00 +0100  winter",
      ]
    )
    XCTAssertEqual(
      try presenter.notes(matching: "2015-10-25 02:30:00 +0100"),
      [notes[1]]
    )
    XCTAssertEqual(try presenter.notes(matching: "2015-10-25 02:30"), notes)
  }

  // MARK: - Notes found by their dates

  func test_a_note_is_found_by_its_date_as_it_is_shown() throws {
    let notes = moments([0, 0.2, 0.25, 1.5])
    let presenter = try presenter(of: notes)

    XCTAssertEqual(
      try [
        "2015-01-01 16:01:03", "2015-01-01 16:01:03.2",
        "2015-01-01 16:01:03.25", "2015-01-01 16:01:04",
      ].map { try presenter.notes(matching: $0) },
      notes.map { [$0] }
    )
  }

  func test_a_note_is_found_by_the_beginning_of_its_date() throws {
    let presenter = try presenter(of: Note.samples)

    XCTAssertEqual(
      try ["2015-01-01", "2015-01-02 08", "2015-01-02 08:01:03"].map {
        try presenter.notes(matching: $0)
      },
      [[Note.samples[0]], [Note.samples[1]], [Note.samples[1]]]
    )
  }

  func test_a_fraction_finds_a_note_that_is_shown_without_it() throws {
    let notes = moments([1.5])
    let presenter = try presenter(of: notes)

    XCTAssertEqual(
      try presenter.notes(matching: "2015-01-01 16:01:04.5"),
      notes
    )
    XCTAssertEqual(try presenter.notes(matching: "2015-01-01 16:01:04.6"), [])
  }

  func test_the_common_beginning_of_several_dates_finds_them_all() throws {
    let notes = moments([0.25, 0.5])

    XCTAssertEqual(
      try presenter(of: notes).notes(matching: "2015-01-01 16:01:03"),
      notes
    )
    XCTAssertEqual(
      try presenter(of: Note.samples).notes(matching: "2015-01"),
      Note.samples
    )
  }

  func test_a_date_that_no_note_has_finds_none() throws {
    let presenter = try presenter(of: Note.samples)

    XCTAssertEqual(
      try ["2016", "01-01", "16:01:03", "yesterday", "", " "].map {
        try presenter.notes(matching: $0)
      },
      [[], [], [], [], [], []]
    )
  }

  func test_day_and_time_are_separated_by_a_space_or_a_t() throws {
    let presenter = try presenter(of: Note.samples)

    XCTAssertEqual(
      try [" 2015-01-02T08:01:03\n", "2015-01-02T08", "2015-01-02T"].map {
        try presenter.notes(matching: $0)
      },
      [[Note.samples[1]], [Note.samples[1]], [Note.samples[1]]]
    )
  }

  func test_a_note_is_found_by_the_time_of_the_presenters_time_zone() throws {
    let beijing = try XCTUnwrap(TimeZone(secondsFromGMT: 8 * 3600))
    let presenter = try presenter(of: Note.samples, timeZone: beijing)

    XCTAssertEqual(
      try presenter.notes(matching: "2015-01-02 00:01:03"),
      [Note.samples[0]]
    )
    XCTAssertEqual(try presenter.notes(matching: "2015-01-01"), [])
  }

  func test_a_date_with_a_z_is_in_utc() throws {
    let beijing = try XCTUnwrap(TimeZone(secondsFromGMT: 8 * 3600))
    let notes = moments([0, 1.5])
    let presenter = try presenter(of: notes, timeZone: beijing)

    XCTAssertEqual(
      try [
        "2015-01-01T16:01:03Z", "2015-01-01 16:01:04.5Z",
        "2015-01-01T16:01:04Z", "2015-01-02T00:01:03Z", "Z",
      ].map { try presenter.notes(matching: $0) },
      [[notes[0]], [notes[1]], [], [], []]
    )
  }

  func test_a_date_with_an_offset_is_in_that_time_zone() throws {
    let notes = moments([0, 1.5])
    let presenter = try presenter(of: notes)

    XCTAssertEqual(
      try [
        "2015-01-01 16:01:03 +0000", "2015-01-01 17:01:03 +0100",
        "2015-01-01T11:31:03-04:30", "2015-01-02 00:01:04.5 +0800",
        "2015-01-01 16:01:03 +0100", "2015-01-01 16:01 +0000",
        "2015-01-01 16:01:03 +9900",
      ].map { try presenter.notes(matching: $0) },
      [[notes[0]], [notes[0]], [notes[0]], [notes[1]], [], [], []]
    )
  }

  func test_an_offset_says_which_of_two_repeated_hours_is_meant() throws {
    let berlin = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
    let winter = Date(timeIntervalSince1970: 1_445_736_600)
    let note = Note(date: winter, content: "winter")
    let presenter = try presenter(of: [note], timeZone: berlin)

    XCTAssertEqual(
      try ["", " +0200", " +0100"].map {
        try presenter.notes(matching: "2015-10-25 02:30:00\($0)")
      },
      [[note], [], [note]]
    )
  }

  func test_a_found_note_is_shown_as_in_the_list() throws {
    let presenter = try presenter(of: moments([0, 0.25, 1]))

    let rows = try presenter.rows(matching: "2015-01-01 16:01:03.25")

    XCTAssertEqual(rows, [try presenter.rows()[1]])
    XCTAssertEqual(
      presenter.lines(for: rows, columns: 80),
      ["2015-01-01 16:01:03.25  0.25"]
    )
  }

  // MARK: - A change

  func test_a_change_is_shown_by_its_date_as_the_list_shows_it() throws {
    let logic = NoteBusinessLogic(
      dao: try InMemoryNoteDAO(moments([0.25]))
    )
    let presenter = NotePresenter(logic: logic)
    let moment = Note.samples[0].date

    let first = try logic.add("x", at: moment.addingTimeInterval(0.5))
    let second = try logic.add("y", at: moment.addingTimeInterval(1.5))

    XCTAssertEqual(
      [first, second].map { presenter.row(for: $0).date },
      ["2015-01-01 16:01:03.5", "2015-01-01 16:01:04"]
    )
  }

  func test_a_change_is_shown_even_if_the_list_cannot_be_read() throws {
    let logic = NoteBusinessLogic(dao: WriteOnlyNoteDAO())
    let presenter = NotePresenter(logic: logic)
    let date = Note.samples[0].date.addingTimeInterval(0.5)

    let change = try logic.add("x", at: date)

    XCTAssertEqual(presenter.row(for: change).date, "2015-01-01 16:01:03.5")
    XCTAssertEqual(
      try presenter.add("x", at: date, columns: 80),
      ["The notes can't be read: lost"]
    )
    XCTAssertEqual(
      try presenter.remove(at: date, columns: 9),
      ["The note…"]
    )
  }

  // MARK: - Reading once

  func test_each_query_reads_the_store_once() throws {
    let store = CountingNoteDAO(Note.samples)
    let presenter = NotePresenter(logic: NoteBusinessLogic(dao: store))

    _ = try presenter.list(columns: 80)
    _ = try presenter.rows()
    _ = try presenter.rows(matching: "2015-01-01")

    XCTAssertEqual(store.reads, 3)
  }

  // MARK: - Errors

  func test_an_error_of_the_business_logic_is_passed_on() throws {
    let presenter = try presenter(of: [Note.samples[0]])
    let date = Note.samples[1].date

    XCTAssertThrowsError(try presenter.add("", at: date, columns: 80)) {
      XCTAssertEqual($0 as? NoteRefusal, .noText)
    }
    XCTAssertThrowsError(try presenter.remove(at: date, columns: 80)) {
      XCTAssertEqual($0 as? NoteDAOError, .notFound(date))
    }
  }

  // MARK: - Fixtures

  /// Notes dated some seconds after 16:01:03, with that number as their content.
  private func moments(_ seconds: [Double]) -> [Note] {
    seconds.map {
      Note(
        date: Note.samples[0].date.addingTimeInterval($0),
        content: "\($0)"
      )
    }
  }

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

extension NotePresenter {
  /// The notes of the rows that are found.
  fileprivate func notes(matching text: String) throws -> [Note] {
    try rows(matching: text).map(\.note)
  }
}

/// A store that counts how often all of it is read.
private final class CountingNoteDAO: NoteDAO {
  private let notes: [Note]
  private let count = Mutex(0)

  init(_ notes: [Note]) {
    self.notes = notes
  }

  var reads: Int { count.withLock { $0 } }

  func findAll() -> [Note] {
    count.withLock { $0 += 1 }
    return notes
  }

  func find(at date: Date) -> Note? { findAll().first { $0.date == date } }
  func create(_ note: Note) throws { throw NoteDAOError.invalidDate }
  func modify(_ note: Note, ifContentIs seen: String?) throws {
    throw NoteDAOError.notFound(note.date)
  }
  func remove(at date: Date) throws { throw NoteDAOError.notFound(date) }
}

/// A store that accepts every change, and can't be read.
private struct WriteOnlyNoteDAO: NoteDAO {
  struct Lost: Error, CustomStringConvertible {
    let description = "lost"
  }

  func create(_ note: Note) {}
  func remove(at date: Date) {}
  func modify(_ note: Note, ifContentIs seen: String?) {}
  func find(at date: Date) throws -> Note? { throw Lost() }
  func findAll() throws -> [Note] { throw Lost() }
}
