import Foundation
import SharedModels
import SingletonPattern
import Synchronization
import XCTest

final class LoggerSpec: XCTestCase {
  // MARK: - The shared logger

  func test_every_access_returns_the_same_logger() {
    let here = Logger.shared
    let there = Logger.shared

    XCTAssertTrue(here === there)
  }

  func test_a_thousand_tasks_that_race_for_it_get_the_same_logger() async {
    let loggers = await withTaskGroup { group in
      for _ in 1...1_000 {
        group.addTask { ObjectIdentifier(Logger.shared) }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }

    XCTAssertEqual(loggers, [ObjectIdentifier(Logger.shared)])
  }

  func test_what_one_part_of_a_program_logs_another_reads() {
    let text = uniqueText()

    Logger.shared.log(text)

    let found = Logger.shared.entries.map(\.content).filter { $0 == text }
    XCTAssertEqual(found, [text])
  }

  // MARK: - A separate logger

  func test_a_test_can_use_a_logger_of_its_own() {
    let own = Logger()
    let other = Logger()
    let text = uniqueText()

    own.log(text)

    XCTAssertEqual(own.entries.map(\.content), [text])
    XCTAssertEqual(other.entries, [])
    XCTAssertFalse(Logger.shared.entries.map(\.content).contains(text))
  }

  func test_a_separate_logger_has_a_clock_of_its_own() {
    let clock = Clock(dates)
    let logger = Logger(now: clock.now)

    logger.log("started")
    logger.log("stopped")

    XCTAssertEqual(
      logger.entries,
      [
        Note(date: dates[0], content: "started"),
        Note(date: dates[1], content: "stopped"),
      ]
    )
  }

  func test_a_logger_uses_the_system_clock_by_default() throws {
    let logger = Logger()

    let before = Date.now
    logger.log("started")
    let after = Date.now

    let date = try XCTUnwrap(logger.entries.first?.date)
    XCTAssertGreaterThanOrEqual(date, before)
    XCTAssertLessThanOrEqual(date, after)
  }

  // MARK: - Entries

  func test_entries_keep_their_order() {
    let logger = Logger()
    let texts = (1...100).map(String.init)

    for text in texts { logger.log(text) }

    XCTAssertEqual(logger.entries.map(\.content), texts)
  }

  func test_entries_keep_their_order_even_when_the_clock_is_set_back() {
    let clock = Clock(dates.reversed())
    let logger = Logger(now: clock.now)

    logger.log("first")
    logger.log("second")

    XCTAssertEqual(logger.entries.map(\.content), ["first", "second"])
    XCTAssertEqual(logger.entries.map(\.date), dates.reversed())
  }

  func test_two_entries_at_the_same_instant_are_both_kept() {
    let logger = Logger(now: { dates[0] })

    logger.log("once")
    logger.log("twice")
    logger.log("twice")

    XCTAssertEqual(
      logger.entries.map(\.content),
      ["once", "twice", "twice"]
    )
  }

  func test_entries_that_were_read_are_a_copy() {
    let logger = Logger()
    logger.log("first")

    var entries = logger.entries
    logger.log("second")
    entries[0].content = "changed"

    XCTAssertEqual(entries.map(\.content), ["changed"])
    XCTAssertEqual(logger.entries.map(\.content), ["first", "second"])
  }

  func test_the_latest_entries_can_be_read_alone() {
    let logger = Logger()
    for text in ["a", "b", "c"] { logger.log(text) }

    XCTAssertEqual(logger.entries(last: 2).map(\.content), ["b", "c"])
    XCTAssertEqual(logger.entries(last: 3).map(\.content), ["a", "b", "c"])
    XCTAssertEqual(logger.entries(last: 9).map(\.content), ["a", "b", "c"])
    XCTAssertEqual(logger.entries(last: 0), [])
  }

  // MARK: - Concurrency

  func test_concurrent_entries_are_all_kept_and_none_is_torn() async {
    let logger = Logger(now: { Self.note.date })
    let notes = (1...1_000).map(longNote)

    await withTaskGroup { group in
      for note in notes {
        group.addTask {
          Self.$note.withValue(note) { logger.log(note.content) }
        }
      }
    }

    XCTAssertEqual(logger.entries.sorted { $0.date < $1.date }, notes)
  }

  func test_the_entries_of_each_caller_keep_their_order() async {
    let logger = Logger()

    await withTaskGroup { group in
      for caller in 1...8 {
        group.addTask {
          for number in 1...1_000 { logger.log("\(caller): \(number)") }
        }
      }
    }

    let texts = logger.entries.map(\.content)
    let ofEachCaller = Dictionary(grouping: texts) { $0.prefix(3) }
    XCTAssertEqual(
      ofEachCaller,
      Dictionary(
        uniqueKeysWithValues: (1...8).map { caller in
          ("\(caller): ", (1...1_000).map { "\(caller): \($0)" })
        }
      )
    )
  }

  func test_the_clock_may_use_its_logger() {
    let clock = CuriousClock()
    let logger = Logger(now: clock.now)
    clock.watch(logger)

    logger.log("first")
    logger.log("second")

    XCTAssertEqual(clock.seen, [[], ["first"]])
    XCTAssertEqual(logger.entries.map(\.content), ["first", "second"])
  }

  // MARK: - Description

  func test_a_logger_is_described_by_its_entries_a_line_each() {
    let clock = Clock(dates)
    let logger = Logger(now: clock.now)

    logger.log("started")
    logger.log("停止")

    XCTAssertEqual(
      "\(logger)",
      """
      2015-01-01 16:01:03: started
      2015-01-02 08:01:03: 停止
      """
    )
  }

  func test_a_logger_without_entries_has_an_empty_description() {
    XCTAssertEqual("\(Logger())", "")
  }

  func test_logged_text_is_kept_unchanged_and_printed_escaped() {
    let logger = Logger(now: { dates[0] })
    let text = "cleared\u{1B}[2J\n2015-01-01 16:01:03: a forged entry"

    logger.log(text)

    XCTAssertEqual(logger.entries, [Note(date: dates[0], content: text)])
    XCTAssertEqual(
      "\(logger)",
      "2015-01-01 16:01:03: cleared␛[2J␊2015-01-01 16:01:03: a forged entry"
    )
  }

  // MARK: - Fixtures

  /// The note that the current task logs; the clock returns its date.
  @TaskLocal private static var note = Note.samples[0]

  /// Returns a note of one repeated letter: a mixture of two would be noticed.
  private func longNote(_ number: Int) -> Note {
    Note(
      date: Date(timeIntervalSinceReferenceDate: Double(number)),
      content: String(repeating: ["a", "b"][number % 2], count: number)
    )
  }

  private func uniqueText() -> String {
    "a text of this test, \(UUID())"
  }
}

private let dates = Note.samples.map(\.date)

/// A clock that returns the given dates, one after another.
private final class Clock: Sendable {
  private let dates: Mutex<[Date]>

  init(_ dates: [Date]) { self.dates = Mutex(dates) }

  @Sendable func now() -> Date { dates.withLock { $0.removeFirst() } }
}

/// A clock that reads its logger's entries whenever it is asked for the time.
private final class CuriousClock: Sendable {
  private struct State {
    weak var logger: Logger?
    var seen: [[String]] = []
  }

  private let state = Mutex(State())

  /// The contents of the logger's entries at each call.
  var seen: [[String]] { state.withLock { $0.seen } }

  func watch(_ logger: Logger) { state.withLock { $0.logger = logger } }

  @Sendable func now() -> Date {
    let logger = state.withLock { $0.logger }
    let contents = logger?.entries.map(\.content) ?? []
    state.withLock { $0.seen.append(contents) }
    return dates[0]
  }
}
