import Foundation

/// A grader of the hand-ins for one pattern.
struct Grader: Sendable {
  let pattern: Pattern
  private let runner: SpecRunner
  private let rules: HandInRules

  /// Creates a grader.
  ///
  /// - Parameters:
  ///   - timeout: The time that a hand-in may run, in seconds.
  ///   - modules: The modules that a hand-in may import besides those that the
  ///     template imports.
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

  /// The number of sentences.
  var total: Int { runner.suite.sentences.count }

  /// Checks that hand-ins can be graded on this machine, by grading the
  /// template.
  ///
  /// - Throws: ``WorkbookError/unfit(_:)`` if the template doesn't pass.
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
      "can't grade on this machine: the kit's own \(pattern.name) template "
        + "fails: \(reason)"
    )
  }

  /// Runs the specification on a hand-in, and returns its grade, which also has
  /// the error if the hand-in can't be run.
  func grade(_ handIn: HandIn, named name: String) -> Grade {
    do {
      let text = try handIn.implementation()
      return try grade(name, text, file: handIn.file.lastPathComponent)
    } catch let error as WorkbookError {
      guard case .unfit(let reason) = error else {
        return grade(name, refusals: ["\(error)"])
      }
      // It is the machine's fault if the template can't be run either.
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
      // The author of the hand-in knows the file by another name.
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
