import XCTest

@testable import FacadePattern

final class FacadeTemplateSpec: XCTestCase {
  func test_one_call_of_the_facade_takes_every_step_in_order() throws {
    XCTAssertEqual(try client(of: Facade()), "finished prepared hello")
  }

  func test_the_subsystem_can_be_swapped_without_a_change_to_the_client() throws
  {
    let facade = Facade(subsystemA: Shouting(), subsystemB: Asking())

    XCTAssertEqual(try client(of: facade), "HELLO?")
  }

  func test_a_part_can_be_used_without_the_facade() {
    XCTAssertEqual(
      ConcreteSubsystemA().prepare("x"),
      Prepared(text: "prepared x")
    )
    XCTAssertEqual(
      ConcreteSubsystemB().finish(Prepared(text: "x")),
      "finished x"
    )
  }

  func test_each_request_takes_every_step_again() throws {
    let last = Counting()
    let facade = Facade(subsystemB: last)

    let answers = try (1...2).map { _ in try client(of: facade) }

    XCTAssertEqual(answers, ["prepared hello", "prepared hello"])
    XCTAssertEqual(last.count, 2)
  }

  func test_a_step_that_fails_keeps_the_next_one_from_being_taken() {
    let last = Counting()
    let facade = Facade(subsystemA: Failing(), subsystemB: last)

    XCTAssertThrowsError(try client(of: facade)) {
      XCTAssertTrue($0 is Failing.Failure, "\($0)")
    }

    XCTAssertEqual(last.count, 0)
  }

  func test_a_failure_of_the_last_step_reaches_the_client() {
    let facade = Facade(subsystemA: Shouting(), subsystemB: FailingLast())

    XCTAssertThrowsError(try client(of: facade)) {
      XCTAssertTrue($0 is FailingLast.Failure, "\($0)")
    }
  }

  // MARK: - Fixtures

  /// A client, which knows the facade alone.
  private func client(of facade: Facade) throws -> String {
    try facade.operation("hello")
  }

  private struct Shouting: SubsystemA {
    func prepare(_ request: String) -> Prepared {
      Prepared(text: request.uppercased())
    }
  }

  private struct Asking: SubsystemB {
    func finish(_ prepared: Prepared) -> String { prepared.text + "?" }
  }

  private struct Failing: SubsystemA {
    struct Failure: Error {}

    func prepare(_ request: String) throws -> Prepared { throw Failure() }
  }

  private struct FailingLast: SubsystemB {
    struct Failure: Error {}

    func finish(_ prepared: Prepared) throws -> String { throw Failure() }
  }

  private final class Counting: SubsystemB {
    var count = 0

    func finish(_ prepared: Prepared) -> String {
      count += 1
      return prepared.text
    }
  }
}
