/// Decorator via extension (structural): an extension adds behaviour to a type
/// that is already there, without a subclass and without a change to the type.
///
/// It is not the Decorator of the Gang of Four. It adds at compile time, to
/// every value of the type, and wraps nothing: there is no second object, and
/// nothing to put on or to take off at run time.
///
/// To use it, rename `ConcreteComponent` to the type that you have, `Component`
/// to its protocol, and the two behaviours to what they do. A type without a
/// protocol needs its own extension only. `Wrapper` is there for the limit.
protocol Component {
  func operation() -> String

  /// A requirement: the answer is chosen by the dynamic type.
  func requiredBehavior() -> String
}

struct ConcreteComponent: Component {
  func operation() -> String { "operation" }
}

extension Component {
  func requiredBehavior() -> String { "Component(\(operation()))" }

  /// No requirement: the answer is chosen by the static type.
  func addedBehavior() -> String { "Component(\(operation()))" }
}

extension ConcreteComponent {
  func requiredBehavior() -> String { "ConcreteComponent(\(operation()))" }

  func addedBehavior() -> String { "ConcreteComponent(\(operation()))" }
}

/// Passes everything on to a component, of which it knows the protocol alone.
struct Wrapper: Component {
  let component: any Component

  func operation() -> String { component.operation() }

  func requiredBehavior() -> String {
    "Wrapper(\(component.requiredBehavior()))"
  }

  func addedBehavior() -> String {
    "Wrapper(\(component.addedBehavior()))"
  }
}
