import TestSupport
import XCTest

/// What the compiler holds the pattern's users to.
final class ObserverCompileTimeSpec: XCTestCase {
  func test_a_class_can_be_an_observer_and_a_struct_cannot() throws {
    let label = """
       Label: Observer {
        func update(_ event: String) {}
      }
      """

    XCTAssertEqual(try errors(in: "final class" + label), [])
    XCTAssertTrue(
      try errors(in: "struct" + label).contains {
        $0.contains("non-class type 'Label' cannot conform to class protocol")
      }
    )
  }

  func test_a_subject_stays_where_it_is_used() throws {
    let subject = """
      @MainActor let subject = Subject<String>()

      """

    XCTAssertEqual(
      try errors(
        in: subject + "@MainActor func tell() { subject.notify(\"\") }"),
      []
    )
    XCTAssertTrue(
      try errors(in: subject + "func tell() { subject.notify(\"\") }").contains
      {
        $0.contains("main actor-isolated let 'subject' can not be referenced")
      }
    )
  }

  // MARK: - Fixtures

  private func errors(in code: String) throws -> [String] {
    try Compiler.errors(
      in: code,
      beside: "Sources/ObserverPattern/ObserverTemplate.swift"
    )
  }
}
