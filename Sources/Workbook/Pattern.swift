import Foundation

/// A pattern of the kit: where its pieces are, and what they say.
public struct Pattern: Sendable {
  /// Its name in the list, such as `Observer`.
  let name: String
  let kit: Kit

  /// The name of its module.
  var module: String { "\(name)Pattern" }

  /// The folder of its module, from the kit's root.
  var sourcePath: String { "Sources/Patterns/\(name)" }

  /// The path of its template, from the kit's root.
  var templatePath: String { "\(sourcePath)/\(name)Template.swift" }

  /// The folder of its specifications, from the kit's root.
  var specPath: String { "Tests/Patterns/\(name)" }

  /// The path of its template's specification, from the kit's root.
  var templateSpecPath: String {
    "\(specPath)/\(name)TemplateSpec.swift"
  }

  /// The folder of its lesson, from the kit's root.
  var lessonPath: String { "Examples/\(name)" }

  /// The path of its lesson's transcript, from the kit's root.
  var transcriptPath: String { "\(lessonPath)/Output.txt" }

  /// The path of the folder with its exercise, from the kit's root.
  var exercisePath: String { "Examples/Exercises/\(name)" }

  /// The path of the folder with its classic mistakes, from the kit's root.
  var misconceptionPath: String { "\(exercisePath)/Misconceptions" }

  /// The path of its article, from the kit's root.
  var articlePath: String { "\(Kit.articles)/\(name).md" }

  /// The command that runs its lesson.
  var runCommand: String { "swift run \(name)Example" }

  /// The text of its template.
  ///
  /// - Throws: An error if it can't be read.
  func template() throws(WorkbookError) -> String {
    try kit.text(of: templatePath)
  }

  /// What its template says of itself.
  ///
  /// - Throws: An error if the template can't be read.
  func header() throws -> TemplateHeader {
    TemplateHeader(template: try template())
  }

  /// The template's specification.
  ///
  /// - Throws: An error if it can't be read.
  func templateSuite() throws -> SpecSuite {
    try suite(at: templateSpecPath)
  }

  /// All of its specifications, the template's first.
  ///
  /// - Throws: An error if one can't be read.
  func suites() throws -> [SpecSuite] {
    let files = kit.names(in: specPath).filter { $0.hasSuffix("Spec.swift") }
      .map { "\(specPath)/\($0)" }
      .filter { $0 != templateSpecPath }
    return try ([templateSpecPath] + files).map(suite(at:))
      .filter { !$0.sentences.isEmpty }
  }

  /// The classic mistakes, by their names.
  ///
  /// - Throws: An error if one can't be read.
  func misconceptions() throws -> [Misconception] {
    try misconceptionPaths.map { path in
      try Misconception(path: path, text: kit.text(of: path))
    }
  }

  /// The paths of the classic mistakes' files, from the kit's root.
  var misconceptionPaths: [String] {
    kit.names(in: misconceptionPath).filter { $0.hasSuffix(".diff") }
      .map { "\(misconceptionPath)/\($0)" }
  }

  /// Returns the classic mistake of a name, in any case.
  ///
  /// - Throws: ``WorkbookError/unknown(_:_:suggestion:)``.
  func misconception(named name: String) throws -> Misconception {
    try misconceptions().named(name, \.name, kind: "misconception")
  }

  private func suite(at path: String) throws -> SpecSuite {
    SpecSuite(path: path, text: try kit.text(of: path))
  }
}
