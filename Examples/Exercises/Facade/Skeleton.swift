/// Facade (structural): one simple interface to the several parts of a
/// subsystem, so that a client need not know the parts or their order.
///
/// Rename `Facade` to the name of your subsystem, `SubsystemA` and `SubsystemB`
/// to its parts, `ConcreteSubsystemA` and `ConcreteSubsystemB` to the types of
/// these parts, `Prepared` to what one part passes to the other, and
/// `operation` to what clients want.
final class Facade {
  /// Creates a facade with the given parts, or with parts of its own.
  init(
    subsystemA: any SubsystemA = ConcreteSubsystemA(),
    subsystemB: any SubsystemB = ConcreteSubsystemB()
  ) {
    // TODO: Store the two parts.
  }

  /// Carries out a client's request, step by step.
  func operation(_ request: String) throws -> String {
    // TODO: Take both steps in order; if one fails, throw its error.
    return ""
  }
}

protocol SubsystemA {
  func prepare(_ request: String) throws -> Prepared
}

protocol SubsystemB {
  func finish(_ prepared: Prepared) throws -> String
}

/// What one part passes to the other; no client ever sees it.
struct Prepared: Equatable {
  let text: String
}

/// One way of doing the first step; it knows neither the facade nor the second.
struct ConcreteSubsystemA: SubsystemA {
  func prepare(_ request: String) -> Prepared {
    // TODO: Return "prepared", a space and the request.
    return Prepared(text: "")
  }
}

/// One way of doing the second step; it knows neither the facade nor the first.
struct ConcreteSubsystemB: SubsystemB {
  func finish(_ prepared: Prepared) -> String {
    // TODO: Return "finished", a space and the text that was prepared.
    return ""
  }
}
