import Foundation

/// A pattern of the kit, with the paths and the content of its files.
public struct Pattern: Sendable {
  /// The pattern's name in the list, such as `Observer`.
  let name: String
  let kit: Kit

  var module: String { "\(name)Pattern" }

  // MARK: - Paths from the kit's root

  var sourcePath: String { "Sources/Patterns/\(name)" }
  var templatePath: String { "\(sourcePath)/\(name)Template.swift" }
  var specPath: String { "Tests/Patterns/\(name)" }
  var templateSpecPath: String { "\(specPath)/\(name)TemplateSpec.swift" }
  var lessonPath: String { "Examples/\(name)" }
  var transcriptPath: String { "\(lessonPath)/Output.txt" }
  var exercisePath: String { "Examples/Exercises/\(name)" }
  var misconceptionPath: String { "\(exercisePath)/Misconceptions" }
  var articlePath: String { "\(Kit.articles)/\(name).md" }

  var misconceptionPaths: [String] {
    kit.names(in: misconceptionPath).filter { $0.hasSuffix(".diff") }
      .map { "\(misconceptionPath)/\($0)" }
  }

  // MARK: - Content

  /// The command that runs the pattern's lesson.
  var runCommand: String { "swift run \(name)Example" }

  func template() throws(WorkbookError) -> String {
    try kit.text(of: templatePath)
  }

  /// Returns the comment at the template's beginning.
  func header() throws -> TemplateHeader {
    TemplateHeader(template: try template())
  }

  func templateSuite() throws -> SpecSuite {
    try suite(at: templateSpecPath)
  }

  /// Returns all of the pattern's specifications, the template's first.
  func suites() throws -> [SpecSuite] {
    let files = kit.swiftFiles(in: specPath).filter {
      $0.hasSuffix("Spec.swift") && $0 != templateSpecPath
    }
    return try ([templateSpecPath] + files).map(suite(at:))
      .filter { !$0.sentences.isEmpty }
  }

  /// Returns the classic mistakes, sorted by name.
  func misconceptions() throws -> [Misconception] {
    try misconceptionPaths.map { path in
      try Misconception(path: path, text: kit.text(of: path))
    }
  }

  /// Returns the classic mistake with a name, in any case.
  func misconception(named name: String) throws -> Misconception {
    try misconceptions().named(name, \.name, kind: "misconception")
  }

  private func suite(at path: String) throws -> SpecSuite {
    SpecSuite(path: path, text: try kit.text(of: path))
  }
}
