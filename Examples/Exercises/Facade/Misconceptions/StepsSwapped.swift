// Mistake: The last step is taken first.
// Why: What the client sees is the last step's work, so that one is written
//   first.
// Caught by: test_one_call_of_the_facade_takes_every_step_in_order,
//   test_a_step_that_fails_keeps_the_next_one_from_being_taken

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
    let finished = try subsystemB.finish(request)
    return try subsystemA.prepare(finished)
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
