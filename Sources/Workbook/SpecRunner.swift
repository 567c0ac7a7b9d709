import Foundation

/// Builds an implementation together with a template's specification, and runs
/// the specification on it.
///
/// It takes two calls of the compiler and no package: the implementation as a
/// module that can be tested, then the specification with an entry point that
/// is written for it.
public struct SpecRunner: Sendable {
  /// What came of a specification.
  public enum Report: Equatable, Sendable {
    /// The compiler refused the implementation; its errors.
    case refused([String])
    /// The specification ran; a result for each sentence, in source order.
    case ran([Result])
  }

  /// What came of one sentence.
  public struct Result: Equatable, Sendable {
    /// How it ended.
    public enum Verdict: Equatable, Sendable {
      /// It holds.
      case passed
      /// It does not, and why, a line a failure.
      case failed([String])
    }

    /// The sentence.
    public let sentence: SpecSuite.Sentence
    /// How it ended.
    public let verdict: Verdict

    /// Whether it holds.
    public var isPassed: Bool { verdict == .passed }
  }

  /// The specification.
  public let suite: SpecSuite
  private let module: String
  private let sandbox: Sandbox
  private let reports: ReportCache?

  /// A runner of a pattern's template specification.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - timeout: For how many seconds an implementation may run.
  /// - Throws: An error if the specification can't be read.
  public init(pattern: Pattern, timeout: Double = 20) throws {
    self.init(
      suite: try pattern.templateSuite(),
      module: pattern.module,
      timeout: timeout,
      reports: pattern.kit.reports
    )
  }

  /// A runner of any specification.
  ///
  /// - Parameters:
  ///   - suite: The specification.
  ///   - module: The name that it imports the implementation by.
  ///   - timeout: For how many seconds an implementation may run.
  public init(suite: SpecSuite, module: String, timeout: Double = 20) {
    self.init(suite: suite, module: module, timeout: timeout, reports: nil)
  }

  init(
    suite: SpecSuite,
    module: String,
    timeout: Double = 20,
    reports: ReportCache?
  ) {
    self.suite = suite
    self.reports = reports
    self.module = module
    var sandbox = Sandbox()
    sandbox.limits.time = timeout
    self.sandbox = sandbox
  }

  /// Runs the specification on an implementation.
  ///
  /// - Parameter implementation: The text of a file in the template's place.
  /// - Throws: An error if the work can't be done at all; what is wrong with
  ///   the implementation is in the report.
  public func run(_ implementation: String) throws -> Report {
    guard let reports else { return try build(implementation) }
    return try reports.report(of: [implementation, suite.text, module]) {
      try build(implementation)
    }
  }

  private func build(_ implementation: String) throws -> Report {
    try Workspace.with { workspace in
      let build = Build(workspace: workspace, module: module, suite: suite)
      let errors = try build.errors(compiling: implementation)
      guard errors.isEmpty else { return .refused(errors) }
      return .ran(try results(of: build, in: workspace))
    }
  }

  /// Runs sentence after sentence.
  ///
  /// One that ends the program is that sentence's failure, and the others go on
  /// in a new one; but not for ever, if one after the other takes all its time.
  private func results(
    of build: Build,
    in workspace: Workspace
  ) throws -> [Result] {
    var verdicts: [String: Result.Verdict] = [:]
    var timeoutsLeft = 3
    while timeoutsLeft > 0 {
      let rest = suite.sentences.map(\.method).filter { verdicts[$0] == nil }
      guard let next = rest.first else { break }
      let channel = try workspace.newChannel()
      let outcome = try sandbox.run(
        build.program.path,
        [channel.path] + rest,
        in: workspace.playground
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
