import TestSupport
import XCTest

/// What the compiler requires of the pattern's users.
final class DecoratorExtensionCompileTimeSpec: XCTestCase {
  func test_an_extension_can_compute_a_property_and_cannot_store_one() throws {
    let computed = "extension ConcreteComponent { var note: String { \"\" } }"
    let stored = "extension ConcreteComponent { var note = \"\" }"

    XCTAssertEqual(try errors(in: computed), [])
    XCTAssertEqual(
      try errors(in: stored),
      ["extensions must not contain stored properties"]
    )
  }

  func test_a_subclass_cannot_override_what_an_extension_added() throws {
    let code = """
      class Base {}
      extension Base { func addedBehavior() {} }
      final class Derived: Base { override func addedBehavior() {} }
      """

    // Apple's platforms say "non-@objc" first.
    XCTAssertTrue(
      try errors(in: code).contains {
        $0.hasSuffix(
          "instance method 'addedBehavior()' is declared in extension of "
            + "'Base' and cannot be overridden"
        )
      }
    )
  }

  // MARK: - Fixtures

  private func errors(in code: String) throws -> [String] {
    try Compiler.errors(
      in: code,
      beside: "Sources/Patterns/DecoratorExtension/"
        + "DecoratorExtensionTemplate.swift"
    )
  }
}
