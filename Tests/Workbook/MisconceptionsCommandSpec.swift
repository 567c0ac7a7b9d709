import TestSupport
import XCTest

@testable import Workbook

/// The commands `misconceptions`, which lists mistakes, and `try`, which shows
/// the result of one.
final class MisconceptionsCommandSpec: XCTestCase {
  // MARK: - misconceptions

  func test_mistakes_are_listed_with_descriptions() throws {
    let kit = try SmallKit(for: self)

    let outcome = try kit.patterns("misconceptions", "Counter")

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          Counter Hidden
            Nobody can see the value.

          Counter Stuck
            Counting sets the value.


          """,
        errors: "",
        status: 0
      )
    )
    XCTAssertEqual(try kit.patterns("misconceptions"), outcome)
  }

  // MARK: - try

  func test_a_mistake_is_shown_with_the_sentences_that_catch_it() throws {
    let kit = try SmallKit(for: self)

    let outcome = try kit.patterns("try", "Counter", "stuck")

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          Counting sets the value.
          Why: It works the first time.

           ... 4 lines
             private(set) var value = 0

             func count() {
          -    value += 1
          +    value = 1
             }
           }

          Caught by:
            it counts on

          """,
        errors: "",
        status: 0
      )
    )
  }

  func test_a_mistake_that_the_compiler_refuses_is_shown_with_the_error() throws
  {
    let kit = try SmallKit(for: self)

    let outcome = try kit.patterns("try", "Counter", "Hidden")

    XCTAssertEqual(
      outcome.output.components(separatedBy: "\n\n").last,
      """
      The compiler refuses it:
        CounterTemplateSpec.swift:7: 'value' is inaccessible due to 'private'
        protection level
        CounterTemplateSpec.swift:17: 'value' is inaccessible due to 'private'
        protection level
        CounterTemplateSpec.swift:26: 'value' is inaccessible due to 'private'
        protection level

      """
    )
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(outcome.status, 0)
  }

  func test_all_checks_every_template_skeleton_and_mistake() throws {
    let kit = try SmallKit(for: self)

    let outcome = try kit.patterns("try", "--all")

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          4 templates, skeletons and misconceptions, 0 faults

          """,
        errors: "",
        status: 0
      )
    )
  }

  func test_an_unknown_mistake_is_refused_with_a_suggestion() throws {
    let kit = try SmallKit(for: self)

    XCTAssertEqual(
      try kit.patterns("try", "Counter", "Stick"),
      .error(
        "unknown misconception 'Stick'; did you mean 'Stuck'?",
        status: 64
      )
    )
    XCTAssertEqual(
      try kit.patterns("try", "Counter"),
      .usageError(
        "missing argument 'MISCONCEPTION'; run 'patterns misconceptions "
          + "Counter' to list them",
        of: "patterns try",
        usage: "PATTERN MISCONCEPTION | --all [PATTERN]"
      )
    )
  }
}
