import SingletonPattern
import TestSupport
import XCTest

final class IDGeneratorSpec: XCTestCase {
  // MARK: - The one instance

  func test_no_other_code_can_create_an_instance() throws {
    let errors = try Compiler.errors(
      in: "let second = IDGenerator()",
      beside: "Sources/Patterns/Singleton/IDGenerator.swift"
    )

    XCTAssertEqual(
      errors,
      [
        "'IDGenerator' initializer is inaccessible due to 'private' "
          + "protection level"
      ]
    )
  }

  func test_every_access_returns_the_same_instance() {
    let here = IDGenerator.shared
    let there = IDGenerator.shared

    XCTAssertTrue(here === there)
  }

  // MARK: - Its numbers

  func test_each_number_is_greater_than_those_before() {
    let first = IDGenerator.shared.next()
    let second = IDGenerator.shared.next()

    XCTAssertGreaterThan(first, 0)
    XCTAssertGreaterThan(second, first)
  }

  func test_a_thousand_tasks_get_a_thousand_numbers_a_hundred_times() async {
    let numbers = await withTaskGroup { group in
      for _ in 1...1_000 {
        group.addTask { (1...100).map { _ in IDGenerator.shared.next() } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }

    XCTAssertEqual(Set(numbers).count, 100_000)
  }
}
