import Terminal
import Foundation

/// A pattern of the kit: where its pieces are, and what they say.
public struct Pattern: Sendable {
  /// Its name in the list, such as `Observer`.
  public let name: String
  let kit: Kit

  /// The name of its module.
  public var module: String { "\(name)Pattern" }

  /// The path of its template, from the kit's root.
  public var templatePath: String {
    "Sources/Patterns/\(name)/\(name)Template.swift"
  }

  /// The path of its template's specification, from the kit's root.
  public var templateSpecPath: String {
    "Tests/Patterns/\(name)/\(name)TemplateSpec.swift"
  }

  /// The path of the folder with its exercise, from the kit's root.
  public var exercisePath: String { "Examples/Exercises/\(name)" }

  /// The command that runs its lesson.
  public var runCommand: String { "swift run \(name)Example" }

  /// What its template says of itself.
  ///
  /// - Throws: An error if the template can't be read.
  public func header() throws -> TemplateHeader {
    TemplateHeader(template: try kit.text(of: templatePath))
  }

  /// The template's specification.
  ///
  /// - Throws: An error if it can't be read.
  public func templateSuite() throws -> SpecSuite {
    try suite(at: templateSpecPath)
  }

  /// All of its specifications, the template's first.
  ///
  /// - Throws: An error if one can't be read.
  public func suites() throws -> [SpecSuite] {
    let folder = "Tests/Patterns/\(name)"
    let files = try FileManager.default
      .contentsOfDirectory(atPath: kit.root.appending(path: folder).path)
      .filter { $0.hasSuffix("Spec.swift") }
      .map { "\(folder)/\($0)" }
      .filter { $0 != templateSpecPath }
      .sorted()
    return try ([templateSpecPath] + files).map(suite(at:))
      .filter { !$0.sentences.isEmpty }
  }

  /// The classic mistakes, by their names.
  ///
  /// - Throws: An error if one can't be read.
  public func misconceptions() throws -> [Misconception] {
    let folder = "\(exercisePath)/Misconceptions"
    let url = kit.root.appending(path: folder)
    let files = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return try (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
      try Misconception(
        name: String($0.dropLast(".swift".count)),
        text: kit.text(of: "\(folder)/\($0)")
      )
    }
  }

  /// The classic mistake of a name, in any case.
  ///
  /// - Throws: ``WorkbookError/unknown(_:_:suggestion:)``.
  public func misconception(named name: String) throws -> Misconception {
    let all = try misconceptions()
    guard
      let found = all.first(where: {
        $0.name.lowercased() == name.lowercased()
      })
    else {
      throw WorkbookError.unknown(
        "misconception",
        name,
        suggestion: name.nearest(among: all.map(\.name))
      )
    }
    return found
  }

  private func suite(at path: String) throws -> SpecSuite {
    SpecSuite(path: path, text: try kit.text(of: path))
  }
}
