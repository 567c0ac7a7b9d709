import Foundation
import Platform

/// The Swift compiler, for specs of what a pattern enforces at compile time.
public enum Compiler {
  /// Returns the compiler's errors in some code, compiled with a file of the
  /// kit.
  ///
  /// - Parameters:
  ///   - code: The code, as a file of its own.
  ///   - path: The path of the other file, from the kit's root.
  /// - Returns: The errors, without their locations; empty if the code
  ///   compiles.
  public static func errors(
    in code: String,
    beside path: String
  ) throws -> [String] {
    try errors(in: code, [Kit.root.appending(path: path).path])
  }

  /// Returns the compiler's errors in some code that imports the kit's modules,
  /// as they were built with the tests.
  ///
  /// - Parameter code: The code, as a file of its own.
  /// - Returns: The errors, without their locations; empty if the code
  ///   compiles.
  public static func errors(inClient code: String) throws -> [String] {
    // Xcode puts modules beside the programs.
    let folders = [Kit.products.appending(path: "Modules"), Kit.products]
    return try errors(in: code, folders.flatMap { ["-I", $0.path] })
  }

  private static func errors(
    in code: String,
    _ arguments: [String]
  ) throws -> [String] {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "Client.swift")
      try Data(code.utf8).write(to: file)
      let outcome = try swiftc(
        in: directory,
        typecheck + ["-swift-version", "6", file.path] + arguments
      )
      return outcome.errors.split(separator: "\n").compactMap { line in
        // An indented line repeats the error beside an excerpt of the code.
        guard !line.hasPrefix(" "), let range = line.range(of: "error: ")
        else { return nil }
        return String(line[range.upperBound...])
      }
    }
  }

  /// The arguments that make the compiler check code without building it.
  ///
  /// The driver is slower: it starts the frontend once for each file. Apple's
  /// platforms need it, since it locates the system's modules.
  private static var typecheck: [String] {
    Platform.isDarwin
      ? ["-typecheck"]
      : ["-frontend", "-typecheck", "-module-name", "main"]
  }

  /// Builds a program from a file of the kit and a `main.swift`, and runs it.
  ///
  /// - Parameters:
  ///   - main: The code of `main.swift`.
  ///   - path: The path of the other file, from the kit's root.
  public static func outcome(
    of main: String,
    beside path: String
  ) throws -> Program.Outcome {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "main.swift")
      let program = directory.appending(path: "program")
      try Data(main.utf8).write(to: file)
      let build = try swiftc(
        in: directory,
        [
          "-swift-version", "6", "-wmo", "-o", program.path, file.path,
          Kit.root.appending(path: path).path,
        ]
      )
      guard build.status == 0 else { return build }
      return try Program(program, []).run()
    }
  }

  private static func swiftc(
    in directory: URL,
    _ arguments: [String]
  ) throws -> Program.Outcome {
    try Program(
      URL(filePath: "/usr/bin/env"),
      ["swiftc"] + arguments,
      // The compiler leaves temporary files behind.
      environment: ["TMPDIR": directory.path]
    ).run()
  }
}
