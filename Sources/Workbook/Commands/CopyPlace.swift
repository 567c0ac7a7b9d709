import Terminal
import Foundation

/// Where a copy goes.
struct CopyPlace {
  private let folder: URL
  private let arguments: Arguments

  /// Reads where it goes from a command line.
  init(_ arguments: Arguments) throws(UsageError) {
    folder = try arguments.destination(of: "copy")
    self.arguments = arguments
    if let module = arguments["--module"], module != Self.moduleName(module) {
      throw UsageError("'\(module)' is no name for a module in Swift")
    }
    if arguments.has("--package"), arguments["--spec-to"] != nil {
      throw UsageError("'--package' has a place for the spec: no '--spec-to'")
    }
  }

  /// The module that the specification imports, unless it is the copy's own.
  var module: String? {
    if let module = arguments["--module"] { return module }
    return isTarget ? Self.moduleName(folder.lastPathComponent) : nil
  }

  /// The files of a copy, at their places.
  func files(for copy: TemplateCopy) throws(UsageError) -> FileSet {
    let spec = "\(copy.name)Spec"
    if arguments.has("--package") {
      return NewPackage(name: folder.lastPathComponent, module: copy.module)
        .files(
          in: folder,
          implementation: (copy.name, copy.template),
          specification: (spec, copy.specification)
        )
    }
    var files = FileSet()
    files.add(
      copy.template,
      at: folder.appending(path: "\(copy.name).swift")
    )
    files.add(
      copy.specification,
      at: try specFolder.appending(path: "\(spec).swift")
    )
    return files
  }

  /// Whether the folder looks like a target's in a package.
  private var isTarget: Bool {
    !arguments.has("--package")
      && folder.deletingLastPathComponent().lastPathComponent == "Sources"
  }

  private var specFolder: URL {
    get throws(UsageError) {
      if let path = arguments["--spec-to"] {
        return URL(filePath: path).standardizedFileURL
      }
      let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Tests/\(folder.lastPathComponent)Tests")
      guard isTarget, FileManager.default.fileExists(atPath: tests.path) else {
        throw UsageError("'--spec-to' is missing: where shall the spec go?")
      }
      return tests
    }
  }

  /// The name of a target's module: a sign that a name in Swift can't have
  /// becomes `_`, as in Swift packages.
  private static func moduleName(_ target: String) -> String {
    let name = target.replacing(/[^\p{L}\p{N}_]/, with: "_")
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
