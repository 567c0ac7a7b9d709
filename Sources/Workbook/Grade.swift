import Foundation

/// A hand-in and what its pattern's specification says of it.
struct Grade: Sendable {
  /// What the hand-in is called.
  let name: String
  let pattern: String
  /// How many sentences there are.
  let total: Int
  /// What came of each sentence; nothing where none could be run.
  var results: [SpecRunner.Result] = []
  /// Why none could be run, a line each.
  var refusals: [String] = []

  /// How many sentences hold.
  var passed: Int { results.count { $0.isPassed } }

  var isPassed: Bool { refusals.isEmpty && passed == total }

  /// The sentence that fails first, in source order.
  var firstFailure: SpecRunner.Result? { results.first { !$0.isPassed } }

  /// The grade in one phrase.
  var summary: String {
    if isPassed { return "passed" }
    return refusals.first ?? firstFailure?.verdict.reasons.first ?? ""
  }

  /// The misconception whose sentences are the ones that fail here, if one is.
  func misconception(of pattern: Pattern) throws -> Misconception? {
    let failed = Set(results.failures.map(\.method))
    guard !failed.isEmpty else { return nil }
    return try pattern.misconceptions().first { $0.evidence == .specs(failed) }
  }
}

extension Grade {
  /// Runs a specification on a hand-in; whatever is wrong with that is in the
  /// grade.
  init(of handIn: HandIn, by runner: SpecRunner) throws {
    self.init(
      name: handIn.name,
      pattern: handIn.pattern.name,
      total: runner.suite.sentences.count
    )
    let implementation: String
    do {
      implementation = try handIn.implementation()
    } catch {
      refusals = ["\(error)"]
      return
    }
    switch try runner.run(implementation) {
    case .refused(let errors):
      // Under the name that its author knows.
      let name = handIn.file.lastPathComponent
      refusals = errors.map {
        $0.replacing(/^Implementation\.swift:/, with: "\(name):")
      }
    case .ran(let results): self.results = results
    }
  }
}
