import Foundation

/// Runs a specification in a package of its own: slower than an entry point,
/// but possible everywhere.
///
/// It is for macOS, and was only ever tried on Linux. It takes what XCTest
/// prints for evidence, and a trap ends every sentence that comes after it.
struct ScratchPackage {
  let module: String
  let suite: SpecSuite

  /// What the specification says of an implementation.
  func report(
    on implementation: String,
    in workspace: Workspace,
    by sandbox: Sandbox
  ) throws -> SpecRunner.Report {
    try write(implementation, in: workspace)
    let errors = Toolchain.errors(
      of: try Toolchain.run(
        ["swift", "build", "--build-tests"], in: workspace.url)
    )
    guard errors.isEmpty else { return .refused(errors) }
    let outcome = try sandbox.run(
      Self.runner[0],
      Self.runner.dropFirst() + [bundle(in: workspace).path],
      in: workspace.playground
    )
    let run = SuiteRun(output: outcome.output)
    return .ran(
      suite.sentences.map { sentence in
        .init(
          sentence: sentence,
          verdict: verdict(run.verdict(of: sentence, in: suite), outcome)
        )
      }
    )
  }

  /// What runs a bundle of tests.
  ///
  /// Not `swift test`: killing that leaves alive what it has started.
  private static var runner: [String] {
    #if canImport(Darwin)
    ["xcrun", "xctest"]
    #else
    ["env"]
    #endif
  }

  private func bundle(in workspace: Workspace) -> URL {
    workspace.url.appending(path: ".build/debug/ScratchPackageTests.xctest")
  }

  private func verdict(
    _ verdict: SuiteRun.Verdict?,
    _ outcome: Sandbox.Outcome
  ) -> SpecRunner.Result.Verdict {
    switch verdict {
    case .passed: .passed
    case .failed(let reasons): .failed(reasons)
    case .skipped(let reason): .failed([reason])
    case nil where outcome.end == .outOfTime: .failed([outcome.end.words])
    case nil: .failed(["not run: the program ended before"])
    }
  }

  private func write(
    _ implementation: String,
    in workspace: Workspace
  ) throws {
    let tests = "\(module)Tests"
    var files = FileSet()
    files.add(
      NewPackage.manifest(name: "Scratch", module: module, tests: tests),
      at: workspace.url.appending(path: "Package.swift")
    )
    files.add(
      implementation,
      at: workspace.url.appending(
        path: "Sources/\(module)/Implementation.swift"
      )
    )
    files.add(
      suite.text,
      at: workspace.url.appending(path: "Tests/\(tests)/\(suite.name).swift")
    )
    try files.write()
  }
}
