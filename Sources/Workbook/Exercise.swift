import Foundation

/// A pattern's exercise: a skeleton to fill in until the specification passes.
public struct Exercise: Sendable {
  /// The pattern.
  public let pattern: Pattern
  /// The template's interface, with the bodies left to write.
  public let skeleton: String
  /// Hints for each thing to write.
  public let hints: Hints

  /// Reads a pattern's exercise.
  ///
  /// - Throws: An error if a file is missing or malformed.
  public init(of pattern: Pattern) throws {
    self.pattern = pattern
    let folder = pattern.exercisePath
    skeleton = try pattern.kit.text(of: "\(folder)/Skeleton.swift")
    hints = try Hints(
      path: "\(folder)/Hints.md",
      text: pattern.kit.text(of: "\(folder)/Hints.md")
    )
  }

  /// The things to write, as the skeleton's `TODO` comments have them.
  public var tasks: [String] {
    skeleton.textLines.compactMap { line in
      line.firstRange(of: "// TODO: ").map { String(line[$0.upperBound...]) }
    }
  }

  /// What is wrong with the exercise itself, a line each.
  ///
  /// - Throws: An error if the work can't be done at all.
  public func faults(by runner: SpecRunner) throws -> [String] {
    var faults: [String] = []
    switch try runner.run(skeleton) {
    case .refused(let errors):
      faults.append("the skeleton does not compile: \(errors)")
    case .ran(let results):
      let failed = Set(
        results.filter { !$0.isPassed }.map(\.sentence.method)
      )
      if failed.isEmpty { faults.append("the skeleton passes unsolved") }
      let hinted = Set(hints.sections.flatMap(\.specs))
      faults += failed.subtracting(hinted).sorted().map {
        "\($0) fails on the skeleton, and no hint is for it"
      }
    }
    return faults
  }
}
