import Foundation

/// A pattern's exercise: a skeleton to fill in until the specification passes.
struct Exercise: Sendable {
  let pattern: Pattern
  /// The template's interface, without the bodies to write.
  let skeleton: String
  let hints: Hints

  init(of pattern: Pattern) throws {
    self.pattern = pattern
    let folder = pattern.exercisePath
    skeleton = try pattern.kit.text(of: "\(folder)/Skeleton.swift")
    hints = try Hints(
      path: "\(folder)/Hints.md",
      text: pattern.kit.text(of: "\(folder)/Hints.md")
    )
  }

  /// The parts to write, from the skeleton's `TODO` comments.
  var tasks: [String] { Self.tasks(in: skeleton) }

  static func tasks(in skeleton: String) -> [String] {
    skeleton.textLines.compactMap { line in
      line.firstRange(of: "// TODO: ").map { String(line[$0.upperBound...]) }
    }
  }
}
