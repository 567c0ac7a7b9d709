/// One thing to be checked of the exercises, by running it.
struct ExerciseCheck: Sendable {
  /// What is checked.
  let name: String
  /// Checks it; returns what is wrong, a line each.
  let faults: @Sendable () throws -> [String]

  /// All checks of a pattern's exercise: its template passes, its skeleton
  /// fails what it should, and each misconception is caught by what it names.
  static func all(of pattern: Pattern) throws -> [ExerciseCheck] {
    let runner = try SpecRunner(pattern: pattern, timeout: 20)
    let template = try pattern.template()
    let check = ExerciseCheck(name: "\(pattern.name) template") {
      switch try runner.run(template) {
      case .refused(let errors): return errors
      case .ran(let results):
        return results.compactMap { result in
          guard case .failed(let reasons) = result.verdict else { return nil }
          let reason = reasons.joined(separator: "; ")
          return "\(result.sentence.method) fails: \(reason)"
        }
      }
    }
    let skeleton = ExerciseCheck(name: "\(pattern.name) skeleton") {
      try Exercise(of: pattern).faults(by: runner)
    }
    let misconceptions = try pattern.misconceptions()
    return [check, skeleton]
      + misconceptions.map { misconception in
        ExerciseCheck(name: "\(pattern.name) \(misconception.name)") {
          try Trial(of: misconception, in: template, by: runner).surprises
        }
      }
  }
}
