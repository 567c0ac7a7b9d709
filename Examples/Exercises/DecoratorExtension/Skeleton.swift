/// Decorator via extension (structural): an extension adds behavior to an
/// existing type, without a subclass and without a change to the type.
///
/// It is not the Decorator of the Gang of Four. It adds at compile time, to
/// every value of the type, and wraps nothing: there is no second object, and
/// nothing to add or remove at run time.
///
/// Rename `ConcreteComponent` to the type that you have (delete its declaration
/// if the type isn't yours), and `addedBehavior` to what you add. If only one
/// type has the behavior, keep only its extension. If several share it, rename
/// `Component` too. `Wrapper` shows the limit.
struct ConcreteComponent {
  func operation() -> String { "operation" }
}

extension ConcreteComponent {
  func addedBehavior() -> String {
    // TODO: Put "ConcreteComponent" around what this type does.
    ""
  }
}

protocol Component {
  func operation() -> String

  /// A requirement: the method is chosen by the dynamic type.
  func requiredBehavior() -> String
}

extension Component {
  func requiredBehavior() -> String {
    // TODO: Put "Component" around what a type does, as the default.
    ""
  }

  /// Not a requirement: the method is chosen by the static type.
  func addedBehavior() -> String {
    // TODO: Put "Component" around what any conforming type does.
    ""
  }
}

extension ConcreteComponent: Component {
  func requiredBehavior() -> String {
    // TODO: Put "ConcreteComponent" around what this type does, here too.
    ""
  }
}

/// Forwards everything to a component, of which it knows only the protocol.
struct Wrapper: Component {
  let component: any Component

  func operation() -> String { component.operation() }

  func requiredBehavior() -> String {
    // TODO: Put "Wrapper" around the component's required behavior.
    ""
  }

  func addedBehavior() -> String {
    // TODO: Put "Wrapper" around the component's added behavior.
    ""
  }
}
