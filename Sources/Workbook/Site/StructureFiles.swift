import Foundation
import Site

/// The pictures of a pattern, drawn from its code, and their files.
struct StructureFiles {
  /// The subject of a picture.
  enum Part: String, CaseIterable {
    /// The pattern's template.
    case template
    /// The types of its module that the layout names.
    case example
    /// The calls on a page of its lesson.
    case sequence
  }

  let pattern: Pattern
  /// The folder of the kit's built programs and modules.
  let products: URL

  /// The pictures that the pattern has.
  var parts: [Part] {
    Part.allCases.filter { $0 != .sequence || chosenCalls != nil }
  }

  /// The lesson's page whose calls are drawn, and the operation to leave out.
  private var chosenCalls: (page: Int, omitted: String?)? {
    (try? pattern.kit.text(of: pattern.layoutPath)).flatMap {
      StructureLayout.sequence(in: $0)
    }
  }

  /// Returns the path of a picture from the kit's root.
  func path(of part: Part) -> String {
    let name =
      switch part {
      case .template: "Structure"
      case .example: "Example"
      case .sequence: "Sequence"
      }
    return "\(Kit.articles)/\(pattern.name)\(name).svg"
  }

  /// Draws the current code.
  func drawing(of part: Part) throws -> Drawing {
    if part == .sequence { return try sequence() }
    let layout = try layout(of: part)
    let files =
      part == .template
      ? [pattern.templatePath]
      : pattern.kit.swiftFiles(in: pattern.sourcePath)
    let sources = try Dictionary(
      uniqueKeysWithValues: files.map {
        (
          String($0.split(separator: "/").last ?? ""),
          try pattern.kit.text(of: $0)
        )
      }
    )
    let structure = StructureReader(
      graph: try graph(of: files),
      sources: sources,
      showsPrivate: part == .template
    ) { path, _ in
      part == .template || layout.paths.contains(path)
    }
    .structure()
    let subject =
      part == .template ? "the template's types" : "the worked example's types"
    do {
      return try StructurePicture(of: structure, layout: layout)
        .drawing(titled: "\(pattern.name): \(subject)")
    } catch {
      throw WorkbookError.malformed(
        pattern.layoutPath, line: error.line, error.message
      )
    }
  }

  /// Returns the files of a picture of the current code, with their paths from
  /// the kit's root: one for an article, and one for a lesson's page 0.
  func files(of part: Part) throws -> [(path: String, text: String)] {
    let drawing = try drawing(of: part)
    let lines = drawing.terminalLines.map { "\($0)\n" }
    return [(path(of: part), drawing.svg)]
      + (part == .template
        ? [("Docs/Pictures/\(pattern.name).txt", lines.joined())] : [])
  }

  /// Returns a finding for each stored picture that doesn't match the code; checks
  /// all pictures if `parts` is `nil`.
  func findings(of parts: [Part]? = nil) -> [Finding] {
    (parts ?? self.parts).flatMap { part -> [Finding] in
      do {
        return try files(of: part)
          .filter { $0.text != (try? pattern.kit.text(of: $0.path)) }
          .map { path, _ in
            Finding(
              path, 1,
              "does not match the code: run 'swift run patterns show "
                + "\(pattern.name) --record'"
            )
          }
      } catch {
        return [Finding(error, in: path(of: part))]
      }
    }
  }

  /// Runs the lesson with the pattern's methods traced, and draws the calls.
  private func sequence() throws -> Drawing {
    guard let (page, omitted) = chosenCalls else {
      throw WorkbookError.malformed(
        pattern.layoutPath, "has no line 'sequence PAGE'"
      )
    }
    let files = pattern.kit.swiftFiles(in: pattern.sourcePath)
    let traced = TracedSource(
      graph: try graph(of: files), paths: try layout(of: .example).paths
    )
    let markdown = try Workspace.with { workspace in
      var sources = FileSet()
      for path in files {
        let name = String(path.split(separator: "/").last ?? "")
        let text = try pattern.kit.text(of: path)
        sources.add(traced.traced(text, file: name), in: workspace.url, name)
      }
      sources.add(TracedSource.runtime, in: workspace.url, "Trace.swift")
      // One module, so that the lesson uses the traced types.
      let lesson = try pattern.kit.text(of: "\(pattern.lessonPath)/main.swift")
        .replacing("import \(pattern.module)\n", with: "\n")
      sources.add(lesson, in: workspace.url, "main.swift")
      try sources.write()
      return try run(
        sources.files.map(\.url.path), program: workspace.program
      )
    }
    let sequence = CallSequence(page: page, of: markdown, without: omitted)
    guard !sequence.isEmpty else {
      throw WorkbookError.malformed(
        pattern.layoutPath,
        "page \(page) of the lesson calls no type that is named here"
      )
    }
    return sequence.drawing(
      titled: "\(pattern.name): the calls on page \(page) of the lesson"
    )
  }

  /// Compiles and runs a lesson.
  private func run(_ sources: [String], program: URL) throws -> String {
    let errors = try Toolchain.errors(
      compiling: sources + linkedObjects() + [
        "-module-name", "TracedLesson", "-o", program.path,
        "-I", products.appending(path: "Modules").path,
      ],
      in: program.deletingLastPathComponent()
    )
    guard errors.isEmpty else {
      throw WorkbookError.malformed(pattern.lessonPath, errors[0])
    }
    let outcome = try Subprocess(
      command: [program.path, "--format", "markdown"],
      directory: pattern.kit.root
    ).run()
    guard outcome.end == .exit(0) else {
      throw WorkbookError.malformed(pattern.lessonPath, outcome.end.message)
    }
    return outcome.output
  }

  /// Returns the objects that the lesson's program is linked from, except the
  /// lesson's and the pattern's.
  ///
  /// A module's folder may contain other objects, built from files that no longer
  /// exist.
  private func linkedObjects() throws -> [String] {
    let program = "\(pattern.name)Example"
    let list = products.appending(
      path: "\(program).product/Objects.LinkFileList")
    return try String(contentsOf: list, encoding: .utf8).textLines.filter {
      !$0.contains("/\(program).build/")
        && !$0.contains("/\(pattern.module).build/")
    }
  }

  private func layout(of part: Part) throws -> StructureLayout {
    guard pattern.kit.has(pattern.layoutPath) else { return StructureLayout() }
    do {
      return try StructureLayout(
        part: part.rawValue, of: pattern.kit.text(of: pattern.layoutPath)
      )
    } catch let fault as StructureLayout.Fault {
      throw WorkbookError.malformed(
        pattern.layoutPath, line: fault.line, fault.message
      )
    }
  }

  /// Returns a symbol graph of some files.
  private func graph(of files: [String]) throws -> SymbolGraph {
    try Workspace.with { workspace in
      try pattern.kit.writeSymbolGraph(
        of: pattern.module, files: files, level: "private",
        modules: products.appending(path: "Modules"),
        to: workspace.url
      )
      return try SymbolGraph(of: pattern.module, in: workspace.url)
    }
  }
}

extension Pattern {
  /// The path of the file that places the types in the pictures.
  var layoutPath: String { "Docs/Pictures/\(name).layout" }
}
