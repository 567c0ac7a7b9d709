import TestSupport
import XCTest

/// The command that draws a pattern.
final class ShowCommandSpec: XCTestCase {
  func test_a_template_is_drawn_from_the_compilers_symbols() throws {
    let outcome = try SmallKit(for: self).patterns("show", "Counter")

    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(
      outcome.output,
      """
      Counter: the template's types

      ┌──────────────┐
      │   Counter    │
      ├──────────────┤
      │ + value: Int │
      ├──────────────┤
      │ + count()    │
      └──────────────┘


      """
    )
  }

  func test_a_layout_that_names_an_unknown_type_is_an_error_with_its_line()
    throws
  {
    let kit = try SmallKit(for: self)
    try kit.write(
      "template\nTally\n", to: "../kit/Docs/Pictures/Counter.layout"
    )

    XCTAssertEqual(
      try kit.patterns("show", "Counter"),
      .error(
        "Docs/Pictures/Counter.layout:2: there is no type 'Tally' in the code",
        status: 66
      )
    )
  }

  func test_a_picture_can_be_written_to_a_file() throws {
    let kit = try SmallKit(for: self)

    let outcome = try kit.patterns("show", "Counter", "--svg", "DESK/c.svg")

    XCTAssertEqual(outcome.output, "")
    XCTAssertTrue(try kit.text("c.svg").contains(">Counter</text>"))
  }

  func test_options_that_exclude_each_other_are_refused() throws {
    let kit = try SmallKit(for: self)
    let outcomes = try [
      kit.patterns("show", "--svg", "DESK/c.svg"),
      kit.patterns("show", "Counter", "--svg", "DESK/c.svg", "--record"),
      kit.patterns("show", "Counter", "--example", "--sequence"),
    ]

    XCTAssertEqual(outcomes.map(\.status), [64, 64, 64])
    XCTAssertEqual(outcomes.map(\.output), ["", "", ""])
  }
}
