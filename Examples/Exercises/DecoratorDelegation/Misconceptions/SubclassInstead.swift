// Mistake: A decorator inherits from one component and asks that one, instead
//   of the component it holds.
// Why: Overriding is the way to add that one learns first, and it is right for
//   as long as there is one component.
// Caught by: test_every_decorator_asks_its_component_once_for_each_call,
//   test_decorators_nest_and_their_order_shows_in_the_result,
//   test_a_decorator_can_decorate_its_own_kind,
//   test_a_component_that_is_an_object_is_shared_with_its_decorators,
//   test_a_decorator_keeps_its_component_alive

/// Decorator (structural): a decorator has its component's interface, holds the
/// component, forwards to it, and adds something before or after.
///
/// To use it, rename `Component` to the protocol that your clients know, with
/// as many requirements as it has, `ConcreteComponent` to what is decorated,
/// `Decorator` after the protocol, and `ConcreteDecoratorA` and
/// `ConcreteDecoratorB` to what they add. The base forwards each requirement,
/// so that a decorator writes what it changes alone.
protocol Component {
  func operation() -> String
}

class ConcreteComponent: Component {
  func operation() -> String { "ConcreteComponent" }
}

protocol Decorator: Component {
  var component: any Component { get }
}

extension Decorator {
  func operation() -> String { component.operation() }
}

/// Adds state: a label that each of these decorators has for itself.
final class ConcreteDecoratorA: ConcreteComponent, Decorator {
  let component: any Component
  var addedState = "A"

  init(component: any Component, addedState: String = "A") {
    self.component = component
    self.addedState = addedState
  }

  override func operation() -> String { "\(addedState)(\(super.operation()))" }
}

/// Adds behaviour: a step that follows the component's own.
struct ConcreteDecoratorB: Decorator {
  let component: any Component

  func operation() -> String { component.operation() + addedBehavior() }

  private func addedBehavior() -> String { " + B" }
}
