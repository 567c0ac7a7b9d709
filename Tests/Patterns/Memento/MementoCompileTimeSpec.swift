import TestSupport
import XCTest

/// The rules of the pattern that the compiler enforces.
final class MementoCompileTimeSpec: XCTestCase {
  func test_only_the_originator_can_look_inside_a_memento() throws {
    let keeps = "func keep(_ memento: ConcreteOriginator.Memento) {}"
    let looks = """
      func look(into memento: ConcreteOriginator.Memento) {
        print(memento.state)
      }
      """

    XCTAssertEqual(try errors(in: keeps), [])
    XCTAssertTrue(
      try errors(in: looks).contains {
        $0.contains("'state' is inaccessible due to 'fileprivate'")
      }
    )
  }

  func test_only_the_originator_can_create_a_memento() throws {
    let forgery = """
      let forged = ConcreteOriginator.Memento(state: [])
      """

    XCTAssertTrue(
      try errors(in: forgery).contains {
        $0.contains("initializer is inaccessible due to 'fileprivate'")
      }
    )
  }

  // MARK: - Fixtures

  private func errors(in code: String) throws -> [String] {
    try Compiler.errors(
      in: code,
      beside: "Sources/Patterns/Memento/MementoTemplate.swift"
    )
  }
}
