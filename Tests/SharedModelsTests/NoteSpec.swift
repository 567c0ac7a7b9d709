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

  func test_a_timestamp_states_its_time_zone() throws {
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
    // A 12-hour clock, and a calendar that counts 543 years more: both are
    // what a `DateFormatter` takes from the user unless it is told not to.
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

  func test_a_text_that_is_no_timestamp_is_an_error() {
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
