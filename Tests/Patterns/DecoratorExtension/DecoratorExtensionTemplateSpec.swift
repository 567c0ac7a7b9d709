import XCTest

@testable import DecoratorExtensionPattern

final class DecoratorExtensionTemplateSpec: XCTestCase {
  // MARK: - What an extension adds

  func test_an_extension_adds_behavior_to_an_existing_type() {
    let component = ConcreteComponent()

    XCTAssertEqual(component.addedBehavior(), "ConcreteComponent(operation)")
  }

  func test_what_the_type_did_before_it_still_does() {
    let component = ConcreteComponent()

    XCTAssertEqual(component.operation(), "operation")
  }

  func test_an_extension_wraps_nothing_and_stores_nothing() {
    let component = ConcreteComponent()

    XCTAssertEqual(Mirror(reflecting: component).children.map(\.label), [])
    XCTAssertEqual(
      MemoryLayout<ConcreteComponent>.size,
      MemoryLayout<Empty>.size
    )
  }

  func test_an_extension_of_the_protocol_adds_to_every_type_that_conforms() {
    let stranger = Stranger()

    XCTAssertEqual(stranger.addedBehavior(), "Component(stranger's operation)")
    XCTAssertEqual(
      stranger.requiredBehavior(),
      "Component(stranger's operation)"
    )
  }

  // MARK: - The limit: a method that isn't required has the static type's body

  func test_through_the_concrete_type_the_addition_is_the_types_own() {
    let component: ConcreteComponent = ConcreteComponent()

    XCTAssertEqual(component.addedBehavior(), "ConcreteComponent(operation)")
  }

  func test_through_the_protocol_the_addition_is_the_protocols() {
    let component: any Component = ConcreteComponent()

    XCTAssertEqual(component.addedBehavior(), "Component(operation)")
  }

  func test_through_a_wrapper_the_addition_is_wrapped_around_the_protocols() {
    let wrapper = Wrapper(component: ConcreteComponent())

    XCTAssertEqual(wrapper.addedBehavior(), "Wrapper(Component(operation))")
  }

  func test_through_the_protocol_a_wrapper_loses_its_addition_too() {
    let wrapper: any Component = Wrapper(component: ConcreteComponent())

    XCTAssertEqual(wrapper.addedBehavior(), "Component(operation)")
  }

  func test_in_a_generic_function_the_addition_is_the_protocols() {
    XCTAssertEqual(
      additionKnownByProtocol(of: ConcreteComponent()),
      "Component(operation)"
    )
  }

  // MARK: - The way out: a requirement has the dynamic type's body

  func test_through_the_concrete_type_a_requirement_is_the_types_own() {
    let component: ConcreteComponent = ConcreteComponent()

    XCTAssertEqual(component.requiredBehavior(), "ConcreteComponent(operation)")
  }

  func test_through_the_protocol_a_requirement_is_the_types_own_too() {
    let component: any Component = ConcreteComponent()

    XCTAssertEqual(component.requiredBehavior(), "ConcreteComponent(operation)")
  }

  func test_through_a_wrapper_a_requirement_is_wrapped_around_the_types_own() {
    let wrapper = Wrapper(component: ConcreteComponent())
    let known: any Component = wrapper

    XCTAssertEqual(
      [wrapper.requiredBehavior(), known.requiredBehavior()],
      [
        "Wrapper(ConcreteComponent(operation))",
        "Wrapper(ConcreteComponent(operation))",
      ]
    )
  }

  func test_a_wrapper_that_forgets_a_requirement_uses_the_protocols_default() {
    let wrapper: any Component = Forgetful(component: ConcreteComponent())

    XCTAssertEqual(wrapper.requiredBehavior(), "Component(operation)")
  }

  // MARK: - Fixtures

  private struct Empty {}

  private struct Stranger: Component {
    func operation() -> String { "stranger's operation" }
  }

  /// Forwards only the operation; the compiler reports no error.
  private struct Forgetful: Component {
    let component: any Component

    func operation() -> String { component.operation() }
  }

  private func additionKnownByProtocol<Known: Component>(
    of component: Known
  ) -> String {
    component.addedBehavior()
  }
}
