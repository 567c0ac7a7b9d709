import Foundation

/// A hand-in and what its pattern's specification says of it.
struct Grade: Sendable {
  /// What the hand-in is called.
  let name: String
  let pattern: String
  /// How many sentences there are.
  let total: Int
  /// What came of each sentence; empty where none could be run.
  var results: [SpecRunner.Result] = []
  /// Why none could be run, a line each.
  var refusals: [String] = []
  /// Whether that is the hand-in's fault and not the machine's.
  var isGraded = true

  /// How many sentences hold.
  var passed: Int { results.count { $0.isPassed } }

  var isPassed: Bool { refusals.isEmpty && passed == total }

  /// The grade in one word, or two.
  var verdict: String {
    guard isGraded else { return "not graded" }
    return isPassed ? "passed" : "failed"
  }

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
