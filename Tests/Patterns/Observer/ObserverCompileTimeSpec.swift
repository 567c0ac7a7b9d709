import TestSupport
import XCTest

/// The rules of the pattern that the compiler enforces.
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

  func test_a_sendable_closure_cannot_capture_a_subject() throws {
    let elsewhere = """
      func use(_ subject: Subject<String>) {
        let work: @Sendable () -> Void = { subject.notify("") }
        work()
      }
      """

    XCTAssertEqual(
      try errors(in: elsewhere.replacing("@Sendable ", with: "")),
      []
    )
    XCTAssertTrue(
      try errors(in: elsewhere).contains {
        $0.contains("non-Sendable type 'Subject<String>'")
      }
    )
  }

  // MARK: - Fixtures

  private func errors(in code: String) throws -> [String] {
    try Compiler.errors(
      in: code,
      beside: "Sources/Patterns/Observer/ObserverTemplate.swift"
    )
  }
}
