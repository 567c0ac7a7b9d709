/// Decorator (structural): a decorator has its component's interface, holds the
/// component, forwards to it, and adds something before or after.
///
/// Rename `Component` to the protocol that your clients know, with
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

/// Adds behavior: a step that follows the component's own.
struct ConcreteDecoratorB: Decorator {
  let component: any Component

  func operation() -> String { component.operation() + addedBehavior() }

  private func addedBehavior() -> String { " + B" }
}
