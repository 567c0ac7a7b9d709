import Foundation
import Terminal
import TerminalText

/// The command that copies a template and its specification into your own
/// program.
struct CopyCommand: Command {
  static let name = "copy"
  static let summary = "copy a template and its specification, renaming roles"
  static let usage = "PATTERN [ROLE=NAME ...] --to DIR [options]"
  static let notes =
    "The copy is compiled and its specification is run before anything is "
    + "written."
  static let example =
    "copy Observer Subject=News --package --to /tmp/news"
  static let options: [CommandOption] = [
    .to("the folder for the template, such as a target's sources"),
    .init(
      "--spec-to", "DIR",
      help: "the folder for its specification, such as a test target's; for "
        + "--to Sources/X, it is Tests/XTests if that exists"
    ),
    .init(
      "--module", "NAME",
      help: "the module that the specification imports; for --to Sources/X, "
        + "it is X"
    ),
    .init("--package", help: "create a package with both in DIR"),
    .init("--force", help: "overwrite existing files"),
    .init("--dry-run", help: "show what would be written, and write nothing"),
  ]

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let words = try arguments.words(1...100, "PATTERN")
    let pattern = try kit.pattern(named: words[0])
    let place = try CopyPlace(arguments)
    let copy = try TemplateCopy(
      of: pattern,
      renaming: names(in: words.dropFirst()),
      module: place.module
    )
    let files = try place.files(of: copy)
    let isDryRun = arguments.has("--dry-run")
    do {
      // Checked before the build, which takes a while.
      if !arguments.has("--force"), !isDryRun { try files.check() }
      guard try passes(copy) else { return .failure }
      if !isDryRun { try files.write(overwrites: arguments.has("--force")) }
    } catch let error as WorkbookError {
      guard case .conflict = error else { throw error }
      console.error("\(error) (use --force to overwrite)")
      return error.status
    }
    for (url, text) in files.files {
      try console.write(
        isDryRun ? "\(console.bold(url.path))\n\n\(text)\n" : "\(url.path)\n"
      )
    }
    return .success
  }

  private func names(
    in words: ArraySlice<String>
  ) throws(UsageError) -> [String: String] {
    var names: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count == 2 else {
        throw UsageError("unexpected argument '\(word)'; expected ROLE=NAME")
      }
      // Normalized, since a file, a module and a type must have equal names.
      let name = parts[1].precomposedStringWithCanonicalMapping
      guard names.updateValue(name, forKey: parts[0]) == nil else {
        throw UsageError("role '\(parts[0])' given more than once")
      }
    }
    return names
  }

  private func passes(_ copy: TemplateCopy) throws -> Bool {
    let runner = SpecRunner(
      suite: SpecSuite(path: "", text: copy.specification),
      module: copy.module,
      template: copy.template,
      reports: kit.reports
    )
    let (fault, lines) =
      switch try runner.run(copy.template) {
      case .refused(let errors):
        ("does not compile", errors.map(\.printable))
      case .ran(let results):
        ("fails its specification", results.failures.map(\.prose))
      }
    guard !lines.isEmpty else { return true }
    console.error(
      (["the copy \(fault); nothing was written"] + lines)
        .joined(separator: "\n  ")
    )
    return false
  }
}

/// A template and its specification with other names.
private struct TemplateCopy {
  /// The new name of the role that the pattern is named after.
  let name: String
  /// The module that the specification imports.
  let module: String
  let template: String
  let specification: String

  init(
    of pattern: Pattern,
    renaming names: [String: String],
    module: String?
  ) throws {
    let template = try pattern.template()
    let spec = try pattern.templateSuite()
    try Renaming(template: template, specification: spec.text).check(names)
    name = names[pattern.name] ?? pattern.name
    // A module with the name of one of its types causes errors.
    self.module = module ?? "\(name)Pattern"
    let source =
      "// From the \(pattern.name) template of Design Patterns \(Kit.version).\n"
    self.template = source + SwiftText(template).renaming(names)
    let others = [pattern.module: self.module, spec.name: "\(name)Spec"]
    specification =
      source + SwiftText(spec.text).renaming(names.merging(others) { $1 })
  }
}

/// The place of a copy.
private struct CopyPlace {
  private let folder: URL
  private let specPath: String?
  private let isPackage: Bool
  /// A Boolean value that indicates whether the folder is a target's, below
  /// `Sources`.
  private let isTarget: Bool
  /// The module that the specification imports; `nil` for the copy's own.
  let module: String?

  init(_ arguments: Arguments) throws(UsageError) {
    folder = try arguments.destination()
    specPath = arguments["--spec-to"]
    isPackage = arguments.has("--package")
    let parent = folder.deletingLastPathComponent().lastPathComponent
    isTarget = !isPackage && parent == "Sources"
    let target = Self.moduleName(folder.lastPathComponent)
    module = arguments["--module"] ?? (isTarget ? target : nil)
    if let module, module != Self.moduleName(module) {
      throw UsageError("'\(module)' is not a valid module name in Swift")
    }
    if isPackage, specPath != nil {
      throw UsageError("'--spec-to' can't be combined with '--package'")
    }
  }

  /// Returns the files of a copy, at their places.
  func files(of copy: TemplateCopy) throws(UsageError) -> FileSet {
    var files = FileSet()
    var sources = folder
    if isPackage {
      let name = folder.lastPathComponent
      files.addManifest(of: name, in: folder, module: copy.module)
      sources = folder.appending(path: "Sources/\(copy.module)")
    }
    let tests = try specFolder(of: copy)
    files.add(copy.template, in: sources, "\(copy.name).swift")
    files.add(copy.specification, in: tests, "\(copy.name)Spec.swift")
    return files
  }

  private func specFolder(of copy: TemplateCopy) throws(UsageError) -> URL {
    if isPackage { return folder.appending(path: "Tests/\(copy.module)Tests") }
    if let specPath { return URL(filePath: specPath).standardizedFileURL }
    let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Tests/\(folder.lastPathComponent)Tests")
    guard isTarget, FileManager.default.fileExists(atPath: tests.path) else {
      throw UsageError("missing required option '--spec-to DIR'")
    }
    return tests
  }

  /// Returns the name of a target's module.
  ///
  /// As in Swift packages, `_` replaces each character that isn't valid in an
  /// identifier.
  private static func moduleName(_ target: String) -> String {
    let name = target.replacing(/[^\p{L}\p{N}_]/, with: "_")
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
