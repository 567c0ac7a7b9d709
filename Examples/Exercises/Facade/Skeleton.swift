/// Facade (structural): one simple interface to the several parts of a
/// subsystem, so that a client need not know the parts or their order.
///
/// Rename `Facade` to what it is the front of, `SubsystemA` and `SubsystemB` to
/// the parts, `ConcreteSubsystemA` and `ConcreteSubsystemB` to what does their
/// work, `Prepared` to what the parts hand to one another, and `operation` to
/// what clients want done.
final class Facade {
  /// The facade makes its parts itself, unless it is given others.
  init(
    subsystemA: any SubsystemA = ConcreteSubsystemA(),
    subsystemB: any SubsystemB = ConcreteSubsystemB()
  ) {
    // TODO: Keep the two parts, whichever they are.
  }

  /// What the client wants, whatever steps it takes.
  func operation(_ request: String) throws -> String {
    // TODO: Take both steps, as long as none of them fails.
    return ""
  }
}

protocol SubsystemA {
  func prepare(_ request: String) throws -> Prepared
}

protocol SubsystemB {
  func finish(_ prepared: Prepared) throws -> String
}

/// What one part leaves for the other; no client ever sees it.
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
