// Mistake: A decorator calls its base's method through the protocol, and calls
//   itself without end.
// Why: The base would be called with `super` if it were a class, and a cast
//   looks like the way to do that for a protocol.
// Caught by: test_a_decorator_can_add_behaviour_after_the_components_own,
//   test_every_decorator_asks_its_component_once_for_each_call,
//   test_decorators_nest_and_their_order_shows_in_the_result,
//   test_one_component_can_wear_several_decorators_apart_from_each_other

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

struct ConcreteComponent: Component {
  func operation() -> String { "ConcreteComponent" }
}

protocol Decorator: Component {
  var component: any Component { get }
}

extension Decorator {
  func operation() -> String { component.operation() }
}

/// Adds state: a label that each of these decorators has for itself.
struct ConcreteDecoratorA: Decorator {
  let component: any Component
  var addedState = "A"

  func operation() -> String { "\(addedState)(\(component.operation()))" }
}

/// Adds behaviour: a step that follows the component's own.
struct ConcreteDecoratorB: Decorator {
  let component: any Component

  func operation() -> String {
    (self as any Decorator).operation() + addedBehavior()
  }

  private func addedBehavior() -> String { " + B" }
}
