/// Facade (structural): one simple interface to the several parts of a
/// subsystem, so that a client need not know the parts or their order.
///
/// To use it, rename `Facade` to what it is the front of, `SubsystemA` and
/// `SubsystemB` to the parts, `ConcreteSubsystemA` and `ConcreteSubsystemB` to
/// what does their work, and `operation` to what clients want done. The parts
/// are protocols, so that each can be swapped behind the facade.
final class Facade {
  private let subsystemA: any SubsystemA
  private let subsystemB: any SubsystemB

  init(subsystemA: any SubsystemA, subsystemB: any SubsystemB) {
    self.subsystemA = subsystemA
    self.subsystemB = subsystemB
  }

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
