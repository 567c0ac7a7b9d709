import TestSupport
import XCTest

/// What the compiler requires of the pattern's users.
final class DecoratorDelegationCompileTimeSpec: XCTestCase {
  // MARK: - Decorator

  func test_a_decorator_requires_a_component() throws {
    let complete = """
      struct Frame: Decorator {
        let component: any Component
      }
      """

    XCTAssertEqual(try errors(in: complete), [])
    XCTAssertEqual(
      try errors(in: "struct Frame: Decorator {}"),
      ["type 'Frame' does not conform to protocol 'Decorator'"]
    )
  }

  func test_a_decorator_can_be_passed_as_a_component() throws {
    let client = """
      func use(_ component: any Component) {}
      func useDecorated(_ decorator: any Decorator) { use(decorator) }
      """

    XCTAssertEqual(try errors(in: client), [])
  }

  // MARK: - Generic decorator

  func test_a_generic_decorator_cannot_decorate_a_variable() throws {
    let code = """
      func put(_ caption: PlainCaption) {
        var caption = caption
        caption = Framed(caption)
      }
      """

    XCTAssertTrue(
      try errors(inClient: code).contains {
        $0.hasPrefix(
          "cannot assign value of type 'Framed<PlainCaption>' to type "
            + "'PlainCaption'"
        )
      }
    )
  }

  func test_a_generic_decorator_cannot_hold_a_component_chosen_at_run_time()
    throws
  {
    let code = "func put(_ any: any AlbumCaption) { _ = Framed(any) }"

    XCTAssertTrue(
      try errors(inClient: code).contains {
        $0.hasPrefix("type 'any AlbumCaption' cannot conform to 'AlbumCaption'")
      }
    )
    XCTAssertEqual(
      try errors(
        inClient: "func put(_ any: any AlbumCaption) { _ = FramedCaption(any) }"
      ),
      []
    )
  }

  // MARK: - Fixtures

  private func errors(in code: String) throws -> [String] {
    try Compiler.errors(
      in: code,
      beside: "Sources/Patterns/DecoratorDelegation/"
        + "DecoratorDelegationTemplate.swift"
    )
  }

  private func errors(inClient code: String) throws -> [String] {
    try Compiler.errors(
      inClient: "import DecoratorDelegationPattern\n\n" + code
    )
  }
}
