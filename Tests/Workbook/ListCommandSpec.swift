import TestSupport
import XCTest

@testable import Workbook

final class ListCommandSpec: XCTestCase {
  func test_the_patterns_are_listed_in_a_table() throws {
    XCTAssertEqual(
      try SmallKit(for: self).patterns("list"),
      .init(
        output: """
          Pattern  Kind        Specs  Misconceptions
          Counter  behavioral      3               2
            a counter counts
            swift run CounterExample


          """,
        errors: "",
        status: 0
      )
    )
  }

  func test_the_list_is_available_as_json() throws {
    XCTAssertEqual(
      try SmallKit(for: self).patterns("list", "--json"),
      .init(
        output: """
          [
            {
              "intent" : "a counter counts",
              "kind" : "behavioral",
              "misconceptions" : 2,
              "name" : "Counter",
              "run" : "swift run CounterExample",
              "specs" : 3
            }
          ]

          """,
        errors: "",
        status: 0
      )
    )
  }

  func test_a_narrow_terminal_shows_the_list_as_text() throws {
    let kit = try SmallKit(for: self)
    let terminal = try PseudoTerminal(columns: 40)

    try terminal.start("patterns", "list", in: kit.folder)

    let screen = try terminal.waitForScreen(with: "swift run")
    XCTAssertEqual(
      screen.description,
      """
      Counter, behavioral
        3 specs, 2 misconceptions
        a counter counts
        swift run CounterExample
      """
    )
  }
}
