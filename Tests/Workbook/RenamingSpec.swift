import Terminal
import XCTest

@testable import Workbook

final class RenamingSpec: XCTestCase {
  func test_the_roles_are_the_types_that_the_template_declares() {
    XCTAssertEqual(renaming.roles, ["Observer", "Event", "Subject"])
  }

  func test_a_new_name_is_accepted() throws {
    try renaming.check(["Subject": "SubjectOfNews", "Observer": "T"])
    try renaming.check(["Subject": "Subject"])
    try renaming.check(["Subject": "主题"])
    try renaming.check(["Subject": "A", "Observer": "Comment"])
  }

  func test_an_unknown_role_is_refused() {
    assertRefused(
      ["Subjekt": "X"],
      "the template has no role 'Subjekt'; its roles are "
        + "Observer, Event, Subject"
    )
    assertRefused(
      ["class": "X"],
      "the template has no role 'class'; its roles are "
        + "Observer, Event, Subject"
    )
  }

  func test_an_invalid_identifier_is_refused() {
    assertRefused(["Subject": ""], "'' is not a valid type name in Swift")
    assertRefused(["Subject": "9X"], "'9X' is not a valid type name in Swift")
    assertRefused(["Subject": "A B"], "'A B' is not a valid type name in Swift")
    assertRefused(["Subject": "_"], "'_' is not a valid type name in Swift")
    assertRefused(
      ["Subject": "A\u{1B}"],
      "'A\u{1B}' is not a valid type name in Swift"
    )
  }

  func test_a_keyword_is_refused() {
    assertRefused(["Subject": "protocol"], "'protocol' is a Swift keyword")
    assertRefused(["Subject": "Self"], "'Self' is a Swift keyword")
  }

  func test_a_name_that_is_used_already_is_refused() {
    assertRefused(["Subject": "Observer"], taken("Observer"))
    assertRefused(["Subject": "Array"], taken("Array"))
    assertRefused(["Subject": "Recorder"], taken("Recorder"))
    assertRefused(["Subject": "X", "Observer": "X"], taken("X"))
  }

  // MARK: - Fixtures

  private let renaming = Renaming(
    template: """
      // A class Comment isn't a role, and its words are free.
      protocol Observer<Event>: AnyObject {
        associatedtype Event
      }
      final class Subject<Event> { var all: Array<Int> = [] }
      """,
    specification: "final class Recorder: Observer {}"
  )

  private func taken(_ name: String) -> String {
    "'\(name)' is already used by the template or its specification"
  }

  private func assertRefused(
    _ names: [String: String],
    _ expected: String,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try renaming.check(names), line: line) {
      XCTAssertEqual($0 as? UsageError, UsageError(expected), line: line)
    }
  }
}
