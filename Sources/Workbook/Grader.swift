import Foundation

/// Grades what is handed in for a pattern.
struct Grader: Sendable {
  let pattern: Pattern
  private let runner: SpecRunner
  private let rules: HandInRules

  /// Makes a grader.
  ///
  /// - Parameter modules: What a hand-in may import besides what its template
  ///   imports.
  init(
    of pattern: Pattern,
    timeout: Double = 20,
    allowing modules: [String] = []
  ) throws {
    self.pattern = pattern
    runner = try SpecRunner(pattern: pattern, timeout: timeout)
    rules = HandInRules(
      template: runner.template,
      specification: runner.suite.text,
      allowing: modules
    )
  }

  /// How many sentences there are.
  var total: Int { runner.suite.sentences.count }

  /// Makes sure that hand-ins can be graded on this machine, by grading the
  /// template.
  ///
  /// - Throws: ``WorkbookError/unfit(_:)`` if that doesn't pass.
  func check() throws {
    let reason: String
    do {
      let grade = try grade("\(pattern.name)Template.swift", pattern.template())
      guard !grade.isPassed else { return }
      reason = "\(grade.passed)/\(grade.total), \(grade.summary)"
    } catch WorkbookError.unfit(let fault) {
      reason = fault
    }
    throw WorkbookError.unfit(
      "nothing can be graded here, as the kit's own \(pattern.name) template "
        + "does not pass: \(reason)"
    )
  }

  /// Runs the specification on a hand-in; whatever is wrong with that is in the
  /// grade.
  func grade(_ handIn: HandIn, named name: String) -> Grade {
    do {
      let text = try handIn.implementation()
      return try grade(name, text, file: handIn.file.lastPathComponent)
    } catch let error as WorkbookError {
      guard case .unfit(let reason) = error else {
        return grade(name, refusals: ["\(error)"])
      }
      // The machine's fault, if the template has it too.
      let isFit = (try? check()) != nil
      return grade(name, refusals: [reason], isGraded: isFit)
    } catch {
      return grade(name, refusals: ["\(error)"], isGraded: false)
    }
  }

  private func grade(
    _ name: String,
    _ text: String,
    file: String = ""
  ) throws -> Grade {
    let refusals = rules.refusals(of: text).map {
      "\(file):\($0.line): \($0.reason)"
    }
    guard refusals.isEmpty else { return grade(name, refusals: refusals) }
    switch try runner.run(text) {
    case .refused(let errors):
      // Under the name that its author knows.
      return grade(
        name,
        refusals: errors.map {
          $0.replacing(/^Implementation\.swift:/, with: "\(file):")
        }
      )
    case .ran(let results): return grade(name, results: results)
    }
  }

  private func grade(
    _ name: String,
    results: [SpecRunner.Result] = [],
    refusals: [String] = [],
    isGraded: Bool = true
  ) -> Grade {
    Grade(
      name: name,
      pattern: pattern.name,
      total: total,
      results: results,
      refusals: refusals,
      isGraded: isGraded
    )
  }
}
