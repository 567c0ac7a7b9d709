extension SmallKit {
  /// The pattern's template.
  static let template = """
    /// Counter (behavioral): a counter counts. It does no more.
    ///
    /// Rename `Counter`.
    final class Counter {
      private(set) var value = 0

      func count() {
        value += 1
      }
    }

    """

  /// The template's specification.
  static let specification = """
    import XCTest

    @testable import CounterPattern

    final class CounterTemplateSpec: XCTestCase {
      func test_a_new_counter_is_at_zero() {
        XCTAssertEqual(Counter().value, 0)
      }

      // MARK: - Counting

      func test_it_counts_by_one() {
        let counter = Counter()

        counter.count()

        XCTAssertEqual(counter.value, 1)
      }

      func test_it_counts_on() {
        let counter = Counter()

        counter.count()
        counter.count()

        XCTAssertEqual(counter.value, 2)
      }
    }

    """

  /// The file that a student begins with.
  static let skeleton = template.replacing(
    "value += 1",
    with: "// TODO: Go on by one."
  )

  /// A wrong solution that sets the count to one.
  static let stuck = template.replacing("value += 1", with: "value = 1")

  static let files = [
    "Package.swift": """
    let patterns = [
      "Counter",
    ]
    let package = Package(name: "DesignPatterns")
    """,
    "Sources/Patterns/Counter/CounterTemplate.swift": template,
    "Tests/Patterns/Counter/CounterTemplateSpec.swift": specification,
    "Examples/Exercises/Counter/Skeleton.swift": skeleton,
    "Examples/Exercises/Counter/Hints.md": """
    # Hints

    ## count()

    Specs: test_it_counts_by_one, test_it_counts_on

    1. What was it before?
    2. One more than it was.
    3. `value += 1`
    """,
    "Examples/Exercises/Counter/Misconceptions/Stuck.diff": """
    Mistake: Counting sets the value.
    Why: It works the first time.
    Caught by: test_it_counts_on

    --- a/Sources/Patterns/Counter/CounterTemplate.swift
    +++ b/Sources/Patterns/Counter/CounterTemplate.swift
    @@ -5,6 +5,6 @@
       private(set) var value = 0

       func count() {
    -    value += 1
    +    value = 1
       }
     }

    """,
    "Examples/Exercises/Counter/Misconceptions/Hidden.diff": """
    Mistake: Nobody can see the value.
    Why: Private is thought to be always better.
    Refused: 'value' is inaccessible

    --- a/Sources/Patterns/Counter/CounterTemplate.swift
    +++ b/Sources/Patterns/Counter/CounterTemplate.swift
    @@ -2,7 +2,7 @@
     ///
     /// Rename `Counter`.
     final class Counter {
    -  private(set) var value = 0
    +  private var value = 0

       func count() {
         value += 1

    """,
  ]
}
