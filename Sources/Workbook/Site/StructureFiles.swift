import Foundation
import Site

/// The pictures of a pattern's structure: what they are drawn from, and where
/// they are kept.
struct StructureFiles {
  /// What a picture shows.
  enum Part: String, CaseIterable {
    /// The pattern's template.
    case template
    /// The types of its module that the layout names.
    case example
  }

  let pattern: Pattern
  /// The folder of the compiled modules that the worked example imports.
  let modules: URL

  /// Where a picture is kept, from the kit's root.
  func path(of part: Part) -> String {
    let name = part == .template ? "Structure" : "Example"
    return "\(Kit.articles)/\(pattern.name)\(name).svg"
  }

  /// Draws what the code has now.
  func drawing(of part: Part) throws -> Drawing {
    let layout = try layout(of: part)
    let files =
      part == .template
      ? [pattern.templatePath]
      : pattern.kit.names(in: pattern.sourcePath)
        .filter { $0.hasSuffix(".swift") }
        .map { "\(pattern.sourcePath)/\($0)" }
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

  /// What differs between the code and a picture that is kept.
  func findings() -> [Finding] {
    Part.allCases.compactMap { part in
      let path = path(of: part)
      do {
        guard try drawing(of: part).svg != pattern.kit.text(of: path) else {
          return nil
        }
        return Finding(
          path, 1,
          "the code has changed: run 'swift run patterns show \(pattern.name) "
            + "--record'"
        )
      } catch {
        return Finding(error, in: path)
      }
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

  /// Has the compiler write down what it knows of some files.
  private func graph(of files: [String]) throws -> SymbolGraph {
    try Workspace.with { workspace in
      try pattern.kit.writeSymbolGraph(
        of: pattern.module, files: files, level: "private", modules: modules,
        to: workspace.url
      )
      return try SymbolGraph(of: pattern.module, in: workspace.url)
    }
  }
}

extension Pattern {
  /// Where the types stand in its pictures.
  var layoutPath: String { "Docs/Pictures/\(name).layout" }
}
