/// A template and its specification under names of one's own.
public struct TemplateCopy: Sendable {
  /// The name of the copy's file, without the ending: what the role that gave
  /// the pattern its name is called now.
  public let name: String
  /// The module that the specification imports.
  public let module: String
  /// The template.
  public let template: String
  /// The specification.
  public let specification: String
  private let reports: ReportCache?

  /// Copies a pattern's template.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - names: The new name of each role that gets one.
  ///   - module: The module that the copy will be in; one that is named
  ///     after it if nothing is given.
  /// - Throws: ``RenamingError``, or an error if a file can't be read.
  public init(
    of pattern: Pattern,
    renaming names: [String: String],
    module: String? = nil
  ) throws {
    let template = try pattern.template()
    let spec = try pattern.templateSuite()
    try Renaming(template: template, specification: spec.text).check(names)
    name = names[pattern.name] ?? pattern.name
    reports = pattern.kit.reports
    // A module that is named like a type in it makes trouble.
    self.module = module ?? "\(name)Pattern"
    let source =
      "// From the \(pattern.name) template of Design Patterns \(Kit.version).\n"
    self.template = source + SwiftText(template).renaming(names)
    let others = [
      pattern.module: self.module, spec.name: "\(name)Spec",
    ]
    specification =
      source + SwiftText(spec.text).renaming(names.merging(others) { $1 })
  }

  /// What the specification says of the copy.
  ///
  /// - Throws: An error if the work can't be done at all.
  public func report() throws -> SpecRunner.Report {
    let suite = SpecSuite(path: "\(name)Spec.swift", text: specification)
    return try SpecRunner(suite: suite, module: module, reports: reports)
      .run(template)
  }
}
