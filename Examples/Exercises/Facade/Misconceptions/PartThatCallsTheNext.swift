// Mistake: The first part calls the next one, so that neither can be swapped or
//   used without the other.
// Why: The part knows best when it is ready, and the facade becomes shorter.
// Caught by: test_the_subsystem_can_be_swapped_without_a_change_to_the_client,
//   test_a_part_can_be_used_without_the_facade,
//   test_a_failure_of_the_last_step_reaches_the_client

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
    try subsystemA.prepare(request)
  }
}

protocol SubsystemA {
  func prepare(_ request: String) throws -> String
}

protocol SubsystemB {
  func finish(_ prepared: String) throws -> String
}

/// One way of doing the first step, and the second after it.
struct ConcreteSubsystemA: SubsystemA {
  func prepare(_ request: String) -> String {
    ConcreteSubsystemB().finish("prepared \(request)")
  }
}

/// One way of doing the second step; it knows neither the facade nor the first.
struct ConcreteSubsystemB: SubsystemB {
  func finish(_ prepared: String) -> String { "finished \(prepared)" }
}
