import TestSupport
import XCTest

@testable import Workbook

final class SpecCommandSpec: XCTestCase {
  func test_a_specification_is_printed_as_prose_with_line_numbers() throws {
    let kit = try SmallKit(for: self)

    let outcome = try kit.patterns("spec", "counter")

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          CounterTemplateSpec

              a new counter is at zero
                Tests/Patterns/Counter/CounterTemplateSpec.swift:6

            Counting
              it counts by one
                Tests/Patterns/Counter/CounterTemplateSpec.swift:12
              it counts on
                Tests/Patterns/Counter/CounterTemplateSpec.swift:20


          """,
        errors: "",
        status: 0
      )
    )
    XCTAssertEqual(try kit.patterns("spec"), outcome)
  }

  func test_a_sentence_can_be_printed_with_its_tests_code() throws {
    let kit = try SmallKit(for: self)

    let outcome = try kit.patterns("spec", "Counter", "--body")

    XCTAssertTrue(
      outcome.output.contains(
        """
            it counts by one
              Tests/Patterns/Counter/CounterTemplateSpec.swift:12

                let counter = Counter()

                counter.count()

                XCTAssertEqual(counter.value, 1)

            it counts on

        """
      ),
      outcome.output
    )
  }

  func test_a_suite_of_a_worked_example_is_listed_separately() throws {
    let kit = try SmallKit(for: self)
    try kit.write(
      """
      final class TallySpec: XCTestCase {
        func test_a_tally_is_a_counter() {}
      }
      """,
      to: "../kit/Tests/Patterns/Counter/TallySpec.swift"
    )

    let outcome = try kit.patterns("spec", "Counter")

    XCTAssertTrue(
      outcome.output.hasSuffix(
        """

        TallySpec

            a tally is a counter
              Tests/Patterns/Counter/TallySpec.swift:2


        """
      ),
      outcome.output
    )
  }

  func test_a_page_that_cannot_be_written_is_reported_with_its_path() throws {
    XCTAssertEqual(
      try SmallKit(for: self).patterns("spec", "--html", "DESK/a/b.html"),
      .error("DESK/a/b.html: No such file or directory", status: 73)
    )
  }
}
