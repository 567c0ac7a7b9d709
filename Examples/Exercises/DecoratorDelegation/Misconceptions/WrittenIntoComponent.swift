// Mistake: A decorator writes what it adds into the component.
// Why: The component is at hand, and whoever asks it next is to see the
//   decoration too.
// Caught by: test_the_wrapped_component_is_unchanged_and_works_undecorated,
//   test_one_component_can_wear_several_decorators_apart_from_each_other,
//   test_a_decorator_can_add_state_of_its_own,
//   test_a_decorator_is_put_on_and_taken_off_at_run_time,
//   test_decorators_come_off_in_the_reverse_of_their_order

/// Decorator (structural): a decorator has its component's interface, holds the
/// component, forwards to it, and adds something before or after.
///
/// To use it, rename `Component` to the protocol that your clients know, with
/// as many requirements as it has, and each decorator to what it adds. The base
/// forwards each requirement, so that a decorator writes what it changes alone.
protocol Component {
  func operation() -> String
}

final class ConcreteComponent: Component {
  var name = "ConcreteComponent"

  func operation() -> String { name }
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

  func operation() -> String {
    let decorated = "\(addedState)(\(component.operation()))"
    if let concrete = component as? ConcreteComponent {
      concrete.name = decorated
    }
    return decorated
  }
}

/// Adds behaviour: a step that follows the component's own.
struct ConcreteDecoratorB: Decorator {
  let component: any Component

  func operation() -> String { component.operation() + addedBehavior() }

  private func addedBehavior() -> String { " + B" }
}
