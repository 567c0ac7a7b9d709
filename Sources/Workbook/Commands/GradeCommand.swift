import Foundation
import Terminal

/// The command that grades the hand-ins of a class.
struct GradeCommand: Command {
  static let name = "grade"
  static let summary = "grade the hand-ins of a class in a sandbox"
  static let usage = "DIR-OR-FILE ... [options]"
  static let example = "grade handins/* --pattern Observer --csv grades.csv"
  static let options: [CommandOption] = [
    .init(
      "--pattern", "NAME",
      help: "the pattern of hand-ins that don't name one"
    ),
    .init("--csv", "FILE", help: "write the grades as comma-separated values"),
    .junit, .json, .allowedImports,
    .init(
      "--jobs", "N",
      help: "how many hand-ins to grade at a time; by default, the number of "
        + "processors"
    ),
    .init(
      "--timeout", "SECONDS", help: "how long a hand-in may run; by default, 20"
    ),
  ]

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let urls = try arguments.words(1...100_000, "DIR-OR-FILE")
      .map { URL(filePath: $0).standardizedFileURL }
    let pattern = try arguments["--pattern"].map(kit.pattern(named:))
    let timeout = try arguments.number("--timeout", in: 1...3600) ?? 20
    let jobs = try arguments.number("--jobs", in: 1...256)
    let folder = HandIn.commonFolder(of: urls)
    let handIns = urls.map { url in
      Result { () throws(WorkbookError) in
        try HandIn(at: url, in: kit, pattern: pattern, below: folder)
      }
    }
    let graders = try graders(of: handIns, timeout: timeout)
    let names = HandIn.names(of: urls)
    let book = try GradeBook(
      of: names,
      patterns: graders.keys.sorted(),
      mostPoints: graders.values.map(\.total).max() ?? 0,
      reports: reports,
      isShown: !arguments.has("--json"),
      on: console
    )
    for grader in graders.values { try grader.check() }
    if let warning = Sandbox.best.warning { console.warning(warning) }
    let grades = try Parallel.map(
      Array(zip(names, handIns)),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      report: { index, grade, _ in book.add(grade, at: index) }
    ) { name, handIn in
      switch handIn {
      case .success(let handIn):
        graders[handIn.pattern.name]?.grade(handIn, named: name)
          ?? Grade(name: name, pattern: handIn.pattern.name, total: 0)
      case .failure(let error):
        Grade(name: name, pattern: "", total: 0, refusals: [error.fault])
      }
    }
    try book.close()
    guard grades.allSatisfy(\.isGraded) else { return .unavailable }
    return grades.allSatisfy(\.isPassed) ? .success : .failure
  }

  /// Returns a grader for each pattern that has a hand-in.
  private func graders(
    of handIns: [Result<HandIn, WorkbookError>],
    timeout: Int
  ) throws -> [String: Grader] {
    let modules = try arguments.allowedImports()
    return try handIns.reduce(into: [:]) { graders, handIn in
      guard let pattern = (try? handIn.get())?.pattern else { return }
      graders[pattern.name] =
        try graders[pattern.name]
        ?? Grader(of: pattern, timeout: Double(timeout), allowing: modules)
    }
  }

  private var reports: [GradeBook.Report] {
    let texts: [(String, @Sendable ([Grade]) -> String)] = [
      ("--csv", Grade.csv), ("--junit", Grade.junit),
    ]
    return texts.compactMap { option, text in
      arguments[option].map { GradeBook.Report(path: $0, text: text) }
    }
  }
}
