/// Facade (structural): one simple interface to the several parts of a
/// subsystem, so that a client need not know the parts or their order.
///
/// To use it, rename `Facade` to what it is the front of, `SubsystemA` and
/// `SubsystemB` to the parts, `ConcreteSubsystemA` and `ConcreteSubsystemB` to
/// what does their work, and `operation` to what clients want done. The parts
/// are protocols, so that each can be swapped behind the facade.
final class Facade {
  init(subsystemA: any SubsystemA, subsystemB: any SubsystemB) {
    // TODO: Keep the two parts, whichever they are.
  }

  /// What the client wants, whatever steps it takes.
  func operation(_ request: String) throws -> String {
    // TODO: Take both steps, as long as none of them fails.
    return ""
  }
}

protocol SubsystemA {
  func prepare(_ request: String) throws -> String
}

protocol SubsystemB {
  func finish(_ prepared: String) throws -> String
}

/// One way of doing the first step; it knows neither the facade nor the second.
struct ConcreteSubsystemA: SubsystemA {
  func prepare(_ request: String) -> String {
    // TODO: Return the request with "prepared" and a space before it.
    return ""
  }
}

/// One way of doing the second step; it knows neither the facade nor the first.
struct ConcreteSubsystemB: SubsystemB {
  func finish(_ prepared: String) -> String {
    // TODO: Return what was prepared with "finished" and a space before it.
    return ""
  }
}
