import Foundation

/// The two compiler calls that make a program of an implementation and a
/// specification.
struct Build {
  let workspace: Workspace
  let pattern: Pattern
  let suite: SpecSuite

  /// The program that was built.
  var program: URL { workspace.url.appending(path: "specification") }

  /// Builds the program.
  ///
  /// - Returns: The compiler's errors; none if the program is there.
  func errors(compiling implementation: String) throws -> [String] {
    let source = workspace.url.appending(path: "Implementation.swift")
    let entry = workspace.url.appending(path: "main.swift")
    try Data(implementation.utf8).write(to: source)
    try Data(EntryPoint.source(for: suite).utf8).write(to: entry)
    let object = workspace.url.appending(path: "implementation.o").path
    let module = workspace.url.appending(path: "\(pattern.module).swiftmodule")
    let errors = try swiftc(
      "-enable-testing", "-parse-as-library", "-module-name", pattern.module,
      "-emit-module", "-emit-module-path", module.path,
      "-c", source.path, "-o", object
    )
    guard errors.isEmpty else { return errors }
    let spec = pattern.kit.root.appending(path: suite.path)
    return try swiftc(
      "-module-name", "Specification", "-I", workspace.url.path,
      entry.path, spec.path, object, "-lXCTest", "-o", program.path
    )
  }

  private func swiftc(_ arguments: String...) throws -> [String] {
    var limits = Sandbox.Limits()
    limits.time = 120
    limits.output = 1 << 26
    let outcome = try Toolchain.compile(
      arguments, in: workspace, limits: limits)
    guard outcome.end != .exit(0) else { return [] }
    let errors = outcome.output.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: /[^ ].*?([^\/]*\.swift:\d+):\d+: error: (.*)/)
        .map { "\($0.1): \($0.2)" }
    }
    return errors.isEmpty
      ? ["the compiler ended: \(outcome.output.suffix(500))"] : errors
  }
}
