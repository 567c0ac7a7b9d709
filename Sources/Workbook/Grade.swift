import Foundation

/// A hand-in and what its pattern's specification says of it.
public struct Grade: Sendable {
  /// What the hand-in is called.
  public let name: String
  /// The pattern's name.
  public let pattern: String
  /// How many sentences there are.
  public let total: Int
  /// What came of each sentence; nothing where none could be run.
  public let results: [SpecRunner.Result]
  /// Why none could be run, a line each.
  public let refusals: [String]

  /// How many sentences hold.
  public var passed: Int { results.count { $0.isPassed } }

  /// Whether all of them do.
  public var isPassed: Bool { refusals.isEmpty && passed == total }

  /// Runs a specification on a hand-in.
  ///
  /// Whatever is wrong with the hand-in is in the grade.
  ///
  /// - Throws: An error if the work can't be done at all.
  public init(of handIn: HandIn, by runner: SpecRunner) throws {
    let implementation: String
    do {
      implementation = try handIn.implementation()
    } catch let error as WorkbookError {
      self.init(of: handIn, by: runner, refusals: ["\(error)"])
      return
    }
    switch try runner.run(implementation) {
    case .refused(let errors):
      let name = handIn.file.lastPathComponent
      self.init(
        of: handIn,
        by: runner,
        // Under the name that its author knows.
        refusals: errors.map {
          $0.replacing(/^Implementation\.swift:/, with: "\(name):")
        }
      )
    case .ran(let results):
      self.init(of: handIn, by: runner, results: results)
    }
  }

  private init(
    of handIn: HandIn,
    by runner: SpecRunner,
    results: [SpecRunner.Result] = [],
    refusals: [String] = []
  ) {
    self.init(
      name: handIn.name,
      pattern: handIn.pattern.name,
      total: runner.suite.sentences.count,
      results: results,
      refusals: refusals
    )
  }

  init(
    name: String,
    pattern: String,
    total: Int,
    results: [SpecRunner.Result],
    refusals: [String]
  ) {
    self.name = name
    self.pattern = pattern
    self.total = total
    self.results = results
    self.refusals = refusals
  }

  /// The sentence that fails first, in source order.
  public var firstFailure: SpecRunner.Result? {
    results.first { !$0.isPassed }
  }

  /// The grade in one phrase.
  public var summary: String {
    if isPassed { return "passed" }
    if let refusal = refusals.first { return refusal }
    guard case .failed(let reasons) = firstFailure?.verdict else { return "" }
    return reasons.first ?? ""
  }

  /// The misconception whose sentences are the ones that fail here, if one is.
  ///
  /// - Throws: An error if the misconceptions can't be read.
  public func misconception(of pattern: Pattern) throws -> Misconception? {
    let failed = Set(results.filter { !$0.isPassed }.map(\.sentence.method))
    guard !failed.isEmpty else { return nil }
    return try pattern.misconceptions().first {
      $0.evidence == .specs(failed)
    }
  }
}
