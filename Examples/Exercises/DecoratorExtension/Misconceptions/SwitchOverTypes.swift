// Mistake: The protocol's extension asks which type it has, so as to call the
//   type's own method.
// Why: It mends the protocol's answer for every type that one has thought of,
//   and nothing reminds of the next one.
// Caught by: test_through_the_protocol_the_addition_is_the_protocols,
//   test_through_a_wrapper_the_addition_is_wrapped_around_the_protocols,
//   test_through_the_protocol_a_wrapper_loses_its_addition_too,
//   test_a_generic_function_knows_no_more_than_the_protocol

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

  /// No requirement: the answer is chosen here, by the types known here.
  func addedBehavior() -> String {
    switch self {
    case let component as ConcreteComponent: component.addedBehavior()
    case let wrapper as Wrapper: wrapper.addedBehavior()
    default: "Component(\(operation()))"
    }
  }
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
