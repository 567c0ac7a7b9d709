// Mistake: The facade makes its parts itself, so that no other can take their
//   place.
// Why: The client need not know the parts, so it seems that it should not have
//   to hand them over.
// Refused: argument passed to call that takes no arguments

/// Facade (structural): one simple interface to the several parts of a
/// subsystem, so that a client need not know the parts or their order.
///
/// To use it, rename `Facade` to what it is the front of, `SubsystemA` and
/// `SubsystemB` to the parts, and `operation` to what clients want done.
final class Facade {
  private let subsystemA = ConcreteSubsystemA()
  private let subsystemB = ConcreteSubsystemB()

  /// What the client wants, whatever steps it takes.
  func operation(_ request: String) throws -> String {
    let prepared = try subsystemA.prepare(request)
    return try subsystemB.finish(prepared)
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
  func prepare(_ request: String) -> String { "prepared \(request)" }
}

/// One way of doing the second step; it knows neither the facade nor the first.
struct ConcreteSubsystemB: SubsystemB {
  func finish(_ prepared: String) -> String { "finished \(prepared)" }
}
