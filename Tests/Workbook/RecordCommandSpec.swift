import XCTest

@testable import Workbook

/// The hints that `record` writes: each sentence that fails on the skeleton is
/// added to the hints for the part whose absence breaks it.
final class RecordCommandSpec: XCTestCase {
  func test_a_sentence_is_added_to_the_part_whose_absence_breaks_it() throws {
    let kit = try kitWithTwoParts(hintsFor: ["", ""])

    XCTAssertEqual(
      try recordedHints(in: kit),
      hints(["test_a_new_counter_is_at_zero", "test_it_counts_by_one"])
    )
  }

  func test_a_sentence_that_a_hint_names_is_not_moved() throws {
    let kit = try kitWithTwoParts(
      hintsFor: ["test_it_counts_by_one", "test_it_flies"]
    )

    XCTAssertEqual(
      try recordedHints(in: kit),
      hints(["test_it_counts_by_one, test_a_new_counter_is_at_zero", ""])
    )
  }

  // MARK: - Fixtures

  private func recordedHints(in kit: SmallKit) throws -> String {
    let pattern = try Workbook.Kit(root: kit.folder).pattern(named: "Counter")
    return try RecordCommand.hints(
      of: pattern,
      at: "Examples/Exercises/Counter/Hints.md"
    )
  }

  /// Returns a kit whose skeleton has two parts to write.
  private func kitWithTwoParts(hintsFor specs: [String]) throws -> SmallKit {
    let kit = try SmallKit(for: self)
    let files = [
      "Sources/Patterns/Counter/CounterTemplate.swift": """
      final class Counter {
        private(set) var value: Int

        init() {
          value = 0
        }

        func count() {
          value = abs(value) + 1
        }
      }

      """,
      "Examples/Exercises/Counter/Skeleton.swift": """
      final class Counter {
        private(set) var value: Int

        init() {
          // TODO: Begin.
          value = -1
        }

        func count() {
          // TODO: Go on by one.
        }
      }

      """,
      "Tests/Patterns/Counter/CounterTemplateSpec.swift": """
      import XCTest

      @testable import CounterPattern

      final class CounterTemplateSpec: XCTestCase {
        func test_a_new_counter_is_at_zero() {
          XCTAssertEqual(Counter().value, 0)
        }

        func test_it_counts_by_one() {
          let counter = Counter()
          let before = counter.value

          counter.count()

          XCTAssertEqual(counter.value, abs(before) + 1)
        }
      }

      """,
      "Examples/Exercises/Counter/Hints.md": hints(specs),
    ]
    for (path, text) in files { try kit.write(text, to: "../kit/\(path)") }
    return kit
  }

  /// Returns hints with two sections.
  private func hints(_ specs: [String]) -> String {
    "# Hints\n\n"
      + zip(["init()", "count()"], specs).map { title, specs in
        "## \(title)\n\nSpecs: \(specs)\n\n1. A\n2. B\n3. C\n"
      }
      .joined(separator: "\n")
  }
}
