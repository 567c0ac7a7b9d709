/// A misconception put in the template's place, and what came of it.
public struct Trial: Sendable {
  /// The misconception.
  public let misconception: Misconception
  /// What came of it.
  public let report: SpecRunner.Report

  /// Tries a misconception.
  ///
  /// - Throws: An error if the work can't be done at all.
  public init(
    of misconception: Misconception,
    in template: String,
    by runner: SpecRunner
  ) throws {
    self.init(
      of: misconception,
      report: try runner.run(misconception.implementation(of: template))
    )
  }

  init(of misconception: Misconception, report: SpecRunner.Report) {
    self.misconception = misconception
    self.report = report
  }

  /// What is otherwise than the misconception says, a line each; nothing if it
  /// is caught by exactly what it names.
  public var surprises: [String] {
    switch (misconception.evidence, report) {
    case (nil, _):
      return ["what catches it is not recorded (patterns try --record)"]
    case (.specs(let named), .ran(let results)):
      let failed = Set(
        results.filter { !$0.isPassed }.map(\.sentence.method)
      )
      guard !failed.isEmpty else { return ["nothing catches it"] }
      return named.subtracting(failed).sorted().map {
        "\($0) does not catch it"
      }
        + failed.subtracting(named).sorted().map { "\($0) catches it too" }
    case (.compiler(let words), .refused(let errors)):
      return errors.contains { $0.contains(words) }
        ? [] : ["the compiler says: \(errors.joined(separator: "; "))"]
    case (.specs, .refused(let errors)):
      return ["the compiler refuses it: \(errors.joined(separator: "; "))"]
    case (.compiler, .ran):
      return ["the compiler accepts it"]
    }
  }
}
