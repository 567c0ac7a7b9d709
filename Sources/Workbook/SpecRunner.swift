import Foundation

/// Builds an implementation together with a template's specification, and runs
/// the specification on it.
struct SpecRunner: Sendable {
  enum Report: Equatable, Sendable {
    /// The compiler refused the implementation; its errors.
    case refused([String])
    /// The specification ran; a result for each sentence, in source order.
    case ran([Result])
  }

  struct Result: Equatable, Sendable {
    let sentence: SpecSuite.Sentence
    let verdict: Verdict

    var isPassed: Bool { verdict == .passed }
  }

  let suite: SpecSuite
  /// The name that the specification imports the implementation by.
  let module: String
  /// For how many seconds an implementation may run.
  var timeout = 20.0
  /// What is known already; `nil` if each implementation is built.
  var reports: ReportCache?

  /// Runs the specification on the text of a file in the template's place.
  func run(_ implementation: String) throws -> Report {
    guard let reports else { return try build(implementation) }
    return try reports.report(of: [implementation, suite.text, module]) {
      try build(implementation)
    }
  }

  private func build(_ implementation: String) throws -> Report {
    try Workspace.with { workspace in
      let errors = try errors(building: implementation, in: workspace)
      guard errors.isEmpty else { return .refused(errors) }
      return .ran(try results(in: workspace))
    }
  }

  /// Runs sentence after sentence.
  ///
  /// One that ends the program is that sentence's failure, and the others go on
  /// in a new one; but not for ever, if one after the other takes all its time.
  private func results(in workspace: Workspace) throws -> [Result] {
    var verdicts: [String: Verdict] = [:]
    var timeoutsLeft = 3
    while timeoutsLeft > 0 {
      let rest = suite.sentences.map(\.method).filter { verdicts[$0] == nil }
      guard let next = rest.first else { break }
      let channel = try workspace.newChannel()
      let outcome = try Sandbox.run(
        [workspace.program.path, channel.path] + rest,
        in: workspace.playground,
        timeout: timeout
      )
      let record = Record(
        text: try String(contentsOf: channel, encoding: .utf8))
      verdicts.merge(record.verdicts) { $1 }
      if verdicts.count < suite.sentences.count {
        // Whoever was running when it ended is the one that ended it.
        let culprit =
          record.running ?? rest.first { verdicts[$0] == nil } ?? next
        verdicts[culprit] = .failed([outcome.end.words])
      }
      if outcome.end == .outOfTime { timeoutsLeft -= 1 }
    }
    return suite.sentences.map { sentence in
      let verdict = verdicts[sentence.method]
      return Result(
        sentence: sentence,
        verdict: verdict ?? .failed(["not run: others took all the time"])
      )
    }
  }
}

extension SpecRunner {
  /// A runner of a pattern's template specification.
  init(pattern: Pattern, timeout: Double = 20) throws {
    self.init(
      suite: try pattern.templateSuite(),
      module: pattern.module,
      timeout: timeout,
      reports: pattern.kit.reports
    )
  }
}

extension [SpecRunner.Result] {
  /// The sentences that do not hold.
  var failures: [SpecSuite.Sentence] {
    filter { !$0.isPassed }.map(\.sentence)
  }
}
