import Foundation
import SharedModels
import XCTest

final class NoteSpec: XCTestCase {
  func test_the_samples_are_the_two_notes_of_a_new_application() {
    XCTAssertEqual(
      Note.samples.map(\.description),
      [
        "2015-01-01 16:01:03: Welcome to MyNote.",
        "2015-01-02 08:01:03: 欢迎使用MyNote。",
      ]
    )
  }

  func test_the_key_of_a_note_is_its_date() {
    XCTAssertEqual(Note.samples[0].id, Note.samples[0].date)
  }

  func test_a_date_keeps_every_bit_through_encoding() throws {
    let dates = [0.1 + 0.2, 441_820_863.123_456_7, -1e-300, 0].map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
    let notes = dates.map { Note(date: $0, content: "x") }

    let data = try JSONEncoder().encode(notes)

    XCTAssertEqual(try JSONDecoder().decode([Note].self, from: data), notes)
  }

  // MARK: - Timestamps

  func test_a_timestamp_is_in_the_given_time_zone() throws {
    let date = Note.samples[0].date
    let beijing = try XCTUnwrap(TimeZone(secondsFromGMT: 8 * 3600))

    XCTAssertEqual(date.timestamp(), "2015-01-01 16:01:03")
    XCTAssertEqual(date.timestamp(in: beijing), "2015-01-02 00:01:03")
  }

  func test_a_timestamp_is_read_back_as_the_same_instant() throws {
    let tokyo = try XCTUnwrap(TimeZone(identifier: "Asia/Tokyo"))
    let date = Note.samples[1].date

    XCTAssertEqual(try Date(timestamp: date.timestamp()), date)
    XCTAssertEqual(
      try Date(timestamp: date.timestamp(in: tokyo), in: tokyo),
      date
    )
  }

  func test_a_timestamp_is_the_same_under_every_locale() throws {
    // A 12-hour clock, and a calendar that is 543 years ahead: a
    // `DateFormatter` uses both by default if the user does.
    let thai = Locale(identifier: "th_TH@calendar=buddhist;hours=h12")
    let formatter = DateFormatter()
    formatter.locale = thai
    formatter.calendar = thai.calendar
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    let date = Note.samples[0].date

    XCTAssertNotEqual(formatter.string(from: date), date.timestamp())
    XCTAssertEqual(date.timestamp(), "2015-01-01 16:01:03")
  }

  func test_a_time_that_the_clock_shows_twice_is_read_as_the_first() throws {
    let berlin = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
    let first = Date(timeIntervalSince1970: 1_445_733_000)
    let second = first.addingTimeInterval(3600)

    XCTAssertEqual(first.timestamp(in: berlin), "2015-10-25 02:30:00")
    XCTAssertEqual(second.timestamp(in: berlin), "2015-10-25 02:30:00")
    XCTAssertEqual(
      try Date(timestamp: "2015-10-25 02:30:00", in: berlin),
      first
    )
  }

  // MARK: - Exact timestamps

  func test_an_exact_timestamp_has_the_fraction_of_the_second() {
    let fractions = [0, 0.5, 0.25, 0.1 + 0.2, 0.000_001, 1e-7, -0.25]

    XCTAssertEqual(
      fractions.map {
        Date(timeIntervalSinceReferenceDate: $0).exactTimestamp()
      },
      [
        "2001-01-01 00:00:00",
        "2001-01-01 00:00:00.5",
        "2001-01-01 00:00:00.25",
        "2001-01-01 00:00:00.30000000000000004",
        "2001-01-01 00:00:00.000001",
        "2001-01-01 00:00:00.0000001",
        "2000-12-31 23:59:59.75",
      ]
    )
  }

  func test_an_exact_timestamp_distinguishes_a_date_from_its_neighbors() {
    let seconds = 441_820_863.123_456_7
    let dates = [seconds.nextDown, seconds, seconds.nextUp].map {
      Date(timeIntervalSinceReferenceDate: $0)
    }

    XCTAssertEqual(
      dates.map { $0.exactTimestamp() },
      [
        "2015-01-01 16:01:03.12345666",
        "2015-01-01 16:01:03.1234567",
        "2015-01-01 16:01:03.1234568",
      ]
    )
  }

  func test_an_exact_timestamp_has_the_offset_where_a_time_is_ambiguous() throws
  {
    let berlin = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
    let newYork = try XCTUnwrap(TimeZone(identifier: "America/New_York"))
    let first = Date(timeIntervalSince1970: 1_445_733_000)

    XCTAssertEqual(
      [-3600, 0, 3600, 7200].map {
        first.addingTimeInterval($0).exactTimestamp(in: berlin)
      },
      [
        "2015-10-25 01:30:00",
        "2015-10-25 02:30:00 +0200",
        "2015-10-25 02:30:00 +0100",
        "2015-10-25 03:30:00",
      ]
    )
    XCTAssertEqual(
      Date(timeIntervalSince1970: 1_446_355_800.5).exactTimestamp(in: newYork),
      "2015-11-01 01:30:00.5 -0400"
    )
  }

  // MARK: - Invalid timestamps

  func test_a_text_that_is_not_a_timestamp_is_an_error() {
    assertNoTimestamp("")
    assertNoTimestamp("yesterday")
    assertNoTimestamp("2015-13-01 16:01:03")
    assertNoTimestamp("2015-02-30 16:01:03")
    assertNoTimestamp("2015-01-01 25:00:00")
    assertNoTimestamp("2015-01-01 16:01:03 and more")
  }

  // MARK: - Fixtures

  private func assertNoTimestamp(_ text: String, line: UInt = #line) {
    XCTAssertThrowsError(try Date(timestamp: text), line: line) {
      XCTAssertEqual($0 as? TimestampError, TimestampError(text: text))
    }
  }
}
