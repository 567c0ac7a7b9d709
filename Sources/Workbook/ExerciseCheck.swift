/// A check of a template, a skeleton or a misconception that runs the
/// specification on it.
struct ExerciseCheck: Sendable {
  let name: String
  /// Runs the check, and returns a line for each fault.
  let faults: @Sendable () throws -> [String]

  /// Returns all checks of a pattern's exercise: its template passes, its
  /// skeleton fails as it must, and each misconception is caught by what it
  /// names.
  static func all(of pattern: Pattern) throws -> [ExerciseCheck] {
    let runner = try SpecRunner(pattern: pattern)
    let template = try pattern.template()
    let templateCheck = ExerciseCheck(name: "\(pattern.name) template") {
      switch try runner.run(template) {
      case .refused(let errors): errors
      case .ran(let results):
        results.filter { !$0.isPassed }.map { result in
          let reasons = result.verdict.reasons.joined(separator: "; ")
          return "\(result.sentence.method) fails: \(reasons)"
        }
      }
    }
    let skeletonCheck = ExerciseCheck(name: "\(pattern.name) skeleton") {
      let exercise = try Exercise(of: pattern)
      return exercise.faults(in: try runner.run(exercise.skeleton))
    }
    return [templateCheck, skeletonCheck]
      + (try pattern.misconceptions()).map { misconception in
        ExerciseCheck(name: "\(pattern.name) \(misconception.name)") {
          misconception.surprises(
            in: try runner.run(misconception.implementation(of: template))
          )
        }
      }
  }
}

extension Misconception {
  /// Returns a line for each difference between a report on the mistake and the
  /// recorded evidence; empty if exactly that evidence catches the mistake.
  func surprises(in report: SpecRunner.Report) -> [String] {
    switch (evidence, report) {
    case (nil, _):
      return ["what catches it is not recorded (patterns try --record)"]
    case (.specs(let named), .ran(let results)):
      let failed = Set(results.failures.map(\.method))
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

extension Exercise {
  /// Returns the exercise's faults, from a report on its skeleton.
  fileprivate func faults(in report: SpecRunner.Report) -> [String] {
    switch report {
    case .refused(let errors):
      return ["the skeleton does not compile: \(errors)"]
    case .ran(let results):
      let failed = Set(results.failures.map(\.method))
      guard !failed.isEmpty else { return ["the skeleton passes unsolved"] }
      let hinted = Set(hints.sections.flatMap(\.specs))
      return failed.subtracting(hinted).sorted().map {
        "\($0) fails on the skeleton, and no hint is for it"
      }
    }
  }
}
