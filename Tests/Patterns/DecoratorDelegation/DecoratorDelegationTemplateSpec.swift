import XCTest

@testable import DecoratorDelegationPattern

final class DecoratorDelegationTemplateSpec: XCTestCase {
  // MARK: - Decorator

  func test_a_decorator_is_a_component_and_forwards_to_the_one_it_holds() {
    let component = Counter()
    let decorator: any Component = Bare(component: component)

    let result = decorator.operation()

    XCTAssertEqual(result, "call 1")
    XCTAssertEqual(component.calls, 1)
  }

  func test_a_decorator_that_changes_nothing_returns_its_components_result() {
    let component = ConcreteComponent()

    XCTAssertEqual(
      Bare(component: component).operation(),
      component.operation()
    )
  }

  func test_a_client_uses_decorated_and_undecorated_components_alike() {
    let components: [any Component] = [
      ConcreteComponent(), ConcreteDecoratorA(component: ConcreteComponent()),
    ]

    XCTAssertEqual(
      components.map { $0.operation() },
      ["ConcreteComponent", "A(ConcreteComponent)"]
    )
  }

  // MARK: - Concrete decorators

  func test_a_decorator_can_add_state_of_its_own() {
    let component = ConcreteComponent()
    let first = ConcreteDecoratorA(component: component, addedState: "first")
    let second = ConcreteDecoratorA(component: component, addedState: "second")

    XCTAssertEqual(
      [first.operation(), second.operation()],
      ["first(ConcreteComponent)", "second(ConcreteComponent)"]
    )
  }

  func test_a_decorator_can_add_behavior_after_the_components_own() {
    let decorator = ConcreteDecoratorB(component: ConcreteComponent())

    XCTAssertEqual(decorator.operation(), "ConcreteComponent + B")
  }

  func test_every_decorator_asks_its_component_once_for_each_call() {
    let component = Counter()
    let decorators: [any Component] = [
      ConcreteDecoratorA(component: component),
      ConcreteDecoratorB(component: component),
    ]

    XCTAssertEqual(
      (decorators + decorators).map { $0.operation() },
      ["A(call 1)", "call 2 + B", "A(call 3)", "call 4 + B"]
    )
  }

  // MARK: - Nesting

  func test_decorators_nest_and_their_order_shows_in_the_result() {
    let component = ConcreteComponent()

    let aroundB = ConcreteDecoratorA(
      component: ConcreteDecoratorB(component: component)
    )
    let aroundA = ConcreteDecoratorB(
      component: ConcreteDecoratorA(component: component)
    )

    XCTAssertEqual(aroundB.operation(), "A(ConcreteComponent + B)")
    XCTAssertEqual(aroundA.operation(), "A(ConcreteComponent) + B")
  }

  func test_a_decorator_can_decorate_its_own_kind() {
    let once = ConcreteDecoratorA(component: ConcreteComponent())
    let twice = ConcreteDecoratorA(component: once)

    XCTAssertEqual(twice.operation(), "A(A(ConcreteComponent))")
  }

  // MARK: - The wrapped component

  func test_the_wrapped_component_is_unchanged_and_works_undecorated() {
    let component = ConcreteComponent()
    let decorator = ConcreteDecoratorA(component: component)

    XCTAssertEqual(decorator.operation(), "A(ConcreteComponent)")
    XCTAssertEqual(component.operation(), "ConcreteComponent")
    XCTAssertEqual(decorator.component.operation(), "ConcreteComponent")
  }

  func test_one_component_can_have_several_independent_decorators() {
    let component = ConcreteComponent()

    let first = ConcreteDecoratorA(component: component)
    let second = ConcreteDecoratorB(component: component)

    XCTAssertEqual(first.operation(), "A(ConcreteComponent)")
    XCTAssertEqual(second.operation(), "ConcreteComponent + B")
  }

  func test_a_component_that_is_an_object_is_shared_with_its_decorators() {
    let component = Counter()
    let decorator = ConcreteDecoratorA(component: component)

    XCTAssertEqual(component.operation(), "call 1")
    XCTAssertEqual(decorator.operation(), "A(call 2)")
    XCTAssertEqual(component.operation(), "call 3")
  }

  func test_a_decorator_keeps_its_component_alive() {
    let decorator = ConcreteDecoratorA(component: Counter())

    XCTAssertEqual(decorator.operation(), "A(call 1)")
  }

  func test_a_component_that_calls_its_own_method_bypasses_its_decorators() {
    let decorator = ConcreteDecoratorA(component: Countdown(from: 2))

    XCTAssertEqual(decorator.operation(), "A(2 1 0)")
  }

  // MARK: - At run time

  func test_a_decorator_is_added_and_removed_at_run_time() {
    var component: any Component = ConcreteComponent()

    component = ConcreteDecoratorA(component: component)
    XCTAssertEqual(component.operation(), "A(ConcreteComponent)")

    component = undecorated(component)
    XCTAssertEqual(component.operation(), "ConcreteComponent")
  }

  func test_decorators_are_removed_in_reverse_order() {
    let component = ConcreteDecoratorB(
      component: ConcreteDecoratorA(component: ConcreteComponent())
    )

    let withoutB = undecorated(component)
    let withoutBoth = undecorated(withoutB)

    XCTAssertEqual(withoutB.operation(), "A(ConcreteComponent)")
    XCTAssertEqual(withoutBoth.operation(), "ConcreteComponent")
  }

  // MARK: - Fixtures

  /// Returns a component without its outermost decorator, if it has one.
  private func undecorated(_ component: any Component) -> any Component {
    (component as? any Decorator)?.component ?? component
  }

  private struct Bare: Decorator {
    let component: any Component
  }

  /// A component that counts its calls.
  private final class Counter: Component {
    private(set) var calls = 0

    func operation() -> String {
      calls += 1
      return "call \(calls)"
    }
  }

  /// A component whose operation calls itself.
  private final class Countdown: Component {
    private var number: Int

    init(from number: Int) { self.number = number }

    func operation() -> String {
      guard number > 0 else { return "0" }
      let text = "\(number) "
      number -= 1
      return text + operation()
    }
  }
}
