import Foundation

/// The two compiler calls that make a program of an implementation and a
/// specification.
struct Build {
  let workspace: Workspace
  /// The name that the specification imports the implementation by.
  let module: String
  let suite: SpecSuite

  /// The program that was built.
  var program: URL { workspace.url.appending(path: "specification") }

  /// Builds the program.
  ///
  /// - Returns: The compiler's errors; none if the program is there.
  func errors(compiling implementation: String) throws -> [String] {
    let source = try file("Implementation.swift", implementation)
    let spec = try file("\(suite.name).swift", suite.text)
    let entry = try file("main.swift", EntryPoint.source(for: suite))
    let object = workspace.url.appending(path: "implementation.o").path
    let interface = workspace.url.appending(path: "\(module).swiftmodule").path
    let errors = try swiftc(
      "-enable-testing", "-parse-as-library", "-module-name", module,
      "-emit-module", "-emit-module-path", interface, "-c", source, "-o", object
    )
    guard errors.isEmpty else { return errors }
    return try swiftc(
      "-module-name", "Specification", "-I", workspace.url.path,
      entry, spec, object, "-lXCTest", "-o", program.path
    )
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let url = workspace.url.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func swiftc(_ arguments: String...) throws -> [String] {
    let options = ["-swift-version", "6", "-Onone", "-suppress-warnings"]
    return Toolchain.errors(
      of: try Toolchain.run(
        ["swiftc"] + options + arguments,
        in: workspace.url
      )
    )
  }
}
