import Foundation

/// A runner that builds an implementation together with a template's
/// specification, and runs the specification on it.
struct SpecRunner: Sendable {
  /// The outcome of a run.
  enum Report: Equatable, Sendable {
    /// The implementation can't be run, for these reasons.
    case refused([String])
    /// The specification ran, with a result for each sentence in source order.
    case ran([Result])
  }

  /// The result of one sentence.
  struct Result: Equatable, Sendable {
    let sentence: SpecSuite.Sentence
    let verdict: Verdict

    var isPassed: Bool { verdict == .passed }
  }

  let suite: SpecSuite
  /// The name of the module that the specification imports.
  let module: String
  /// The implementation that the specification was written for.
  let template: String
  /// The time that an implementation may run, in seconds.
  var timeout = 20.0
  /// The reports of earlier runs; `nil` to build every implementation.
  var reports: ReportCache?

  /// Runs the specification on an implementation, which replaces the template.
  ///
  /// - Throws: ``WorkbookError/unfit(_:)`` if it can't be built or run for
  ///   a reason that isn't the implementation's fault.
  func run(_ implementation: String) throws -> Report {
    guard let reports else { return try build(implementation) }
    return try reports.report(of: [implementation, suite.text, module]) {
      try build(implementation)
    }
  }

  private func build(_ implementation: String) throws -> Report {
    let program = SpecProgram(of: suite, module: module, template: template)
    return try Workspace.with { workspace in
      let errors = try program.errors(building: implementation, in: workspace)
      guard errors.isEmpty else { return .refused(errors) }
      return try report(of: program, in: workspace)
    }
  }

  /// Runs the sentences in order.
  ///
  /// A sentence that ends the program has failed, and a new run continues with
  /// the others; after three timeouts, the remaining ones are not run.
  private func report(
    of program: SpecProgram,
    in workspace: Workspace
  ) throws -> Report {
    var verdicts: [String: Verdict] = [:]
    var timeoutsLeft = 3
    while timeoutsLeft > 0 {
      let rest = program.order.filter { verdicts[$0] == nil }
      guard let next = rest.first else { break }
      let outcome = try Sandbox.best.run(
        workspace.program,
        in: workspace,
        input: program.input(for: rest),
        timeout: timeout
      )
      let record = Record(text: outcome.output, tokens: program.tokens)
      verdicts.merge(record.verdicts) { $1 }
      if record.isForged || program.traps.contains(where: verdicts.isPassed) {
        return .refused(["it tampers with the results"])
      }
      if !rest.allSatisfy({ verdicts[$0] != nil }) {
        // The sentence that was running is the one that ended the program.
        let culprit =
          record.running ?? rest.first { verdicts[$0] == nil } ?? next
        guard record.hasBegun else {
          throw WorkbookError.unfit(
            "\(outcome.end.message) \(outcome.errors.suffix(300))"
          )
        }
        verdicts[culprit] = .failed([outcome.end.message])
        for (copy, original) in program.repeats where original == culprit {
          verdicts[copy] = verdicts[copy] ?? .skipped("")
        }
      }
      if outcome.end == .outOfTime { timeoutsLeft -= 1 }
    }
    return .ran(
      suite.sentences.map { sentence in
        let verdict = program.names[sentence.method].flatMap { verdicts[$0] }
        return Result(
          sentence: sentence,
          verdict: verdict ?? .failed(["not run after three timeouts"])
        )
      }
    )
  }
}

extension SpecRunner {
  /// Creates a runner of a pattern's template specification.
  init(pattern: Pattern, timeout: Double = 20) throws {
    self.init(
      suite: try pattern.templateSuite(),
      module: pattern.module,
      template: try pattern.template(),
      timeout: timeout,
      reports: pattern.kit.reports
    )
  }
}

extension [SpecRunner.Result] {
  /// The sentences that don't hold.
  var failures: [SpecSuite.Sentence] {
    filter { !$0.isPassed }.map(\.sentence)
  }
}

extension [String: Verdict] {
  fileprivate func isPassed(_ name: String) -> Bool { self[name] == .passed }
}
