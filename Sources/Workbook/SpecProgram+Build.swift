import Foundation

extension SpecProgram {
  /// Builds the workspace's program, and returns the compiler's errors.
  ///
  /// Two calls of the compiler build it, without a package: first the
  /// implementation as a testable module, then the specification with its entry
  /// point.
  func errors(
    building implementation: String,
    in workspace: Workspace
  ) throws -> [String] {
    let folder = workspace.url
    func file(_ name: String, _ text: String) throws -> String {
      let path = folder.appending(path: name).path
      try text.write(toFile: path)
      return path
    }
    let source = try file("Implementation.swift", implementation)
    let files = try [
      file("\(suite.name).swift", specification),
      file("main.swift", entryPoint), Judge.write(into: folder),
    ]
    let object = folder.appending(path: "implementation.o").path
    let interface = folder.appending(path: "\(module).swiftmodule").path
    let errors = try Toolchain.errors(
      compiling: [
        "-enable-testing", "-parse-as-library", "-module-name", module,
        "-emit-module", "-emit-module-path", interface, "-c", source,
        "-o", object,
      ],
      isSafe: true,
      in: folder
    )
    guard errors.isEmpty else { return errors }
    return withOriginalNames(
      try Toolchain.errors(
        compiling: [
          "-module-name", "Specification", "-I", folder.path, object,
          "-o", workspace.program.path,
        ] + files + Toolchain.testing(),
        in: folder
      ))
  }
}
