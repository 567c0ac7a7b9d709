import XCTest

@testable import MyNotes

/// How often MyNotes' screens read the notes again.
final class ReadingPaceSpec: XCTestCase {
  func test_the_first_read_is_due() {
    XCTAssertTrue(ReadingPace().isDue(at: .now))
  }

  func test_after_a_short_read_the_next_one_is_due_at_once() {
    let end = ContinuousClock.now
    var pace = ReadingPace()

    pace.record(.milliseconds(30), until: end)

    XCTAssertTrue(pace.isDue(at: end))
  }

  func test_a_long_read_is_due_again_after_ten_times_as_long() {
    let end = ContinuousClock.now
    var pace = ReadingPace()

    pace.record(.milliseconds(200), until: end)

    XCTAssertEqual(
      [0, 1999, 2000].map { pace.isDue(at: end + .milliseconds($0)) },
      [false, false, true]
    )
  }

  func test_only_the_last_read_counts() {
    let end = ContinuousClock.now
    var pace = ReadingPace()
    pace.record(.seconds(9), until: end)

    pace.record(.milliseconds(1), until: end)

    XCTAssertTrue(pace.isDue(at: end))
  }
}
