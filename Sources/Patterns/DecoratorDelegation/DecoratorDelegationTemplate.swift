/// Decorator (structural): a decorator has its component's interface, holds the
/// component, forwards to it, and adds something before or after.
///
/// Rename `Component` to the protocol that your clients know, and give it that
/// protocol's requirements. Rename `ConcreteComponent` to what is decorated,
/// `Decorator` after the protocol, and `ConcreteDecoratorA` and
/// `ConcreteDecoratorB` to what they add. `Decorator` forwards each
/// requirement, so that a concrete decorator implements only what it changes.
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

/// Adds state: each of these decorators has its own label.
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
