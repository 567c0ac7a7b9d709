import Foundation

/// The result of grading a hand-in by its pattern's specification.
struct Grade: Sendable {
  /// The hand-in's name in reports.
  let name: String
  let pattern: String
  /// The number of sentences.
  let total: Int
  /// The result of each sentence; empty if none could be run.
  var results: [SpecRunner.Result] = []
  /// The reasons why no sentence could be run.
  var refusals: [String] = []
  /// A Boolean value that indicates whether the grade is the hand-in's own, and
  /// not due to a fault of the machine.
  var isGraded = true

  /// The number of sentences that hold.
  var passed: Int { results.count { $0.isPassed } }

  var isPassed: Bool { refusals.isEmpty && passed == total }

  /// The grade as `passed`, `failed` or `not graded`.
  var verdict: String {
    guard isGraded else { return "not graded" }
    return isPassed ? "passed" : "failed"
  }

  /// The sentence that fails first, in source order.
  var firstFailure: SpecRunner.Result? { results.first { !$0.isPassed } }

  /// The reason for the grade, in one line.
  var summary: String {
    if isPassed { return "passed" }
    return refusals.first ?? firstFailure?.verdict.reasons.first ?? ""
  }

  /// Returns the misconception that makes exactly the same sentences fail; `nil`
  /// if there is none.
  func misconception(of pattern: Pattern) throws -> Misconception? {
    let failed = Set(results.failures.map(\.method))
    guard !failed.isEmpty else { return nil }
    return try pattern.misconceptions().first { $0.evidence == .specs(failed) }
  }
}
