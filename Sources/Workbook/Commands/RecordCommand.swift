import Foundation
import Terminal

/// The command that records a lesson's transcript, and the sentences that the
/// exercise's hints are for.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "update a lesson's transcript and the hints' sentences"
  static let usage = "PATTERN"
  static let notes = """
    The lesson is built and run, and its output becomes Output.txt. Each \
    sentence that fails on the skeleton and that no hint names is added to the \
    hints for the part whose absence breaks it; a sentence that no longer \
    exists is removed.
    """
  static let example = "record Observer"

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let pattern = try kit.pattern(
      named: try arguments.words(1...1, "PATTERN")[0]
    )
    try console.note("Building and running the lesson ...")
    let hints = "\(pattern.exercisePath)/Hints.md"
    // Both are computed before either is written.
    let transcript = try self.transcript(of: pattern)
    try console.note("Running the specification on the skeleton ...")
    let specs = try Self.hints(of: pattern, at: hints)
    for (path, text) in [(pattern.transcriptPath, transcript), (hints, specs)]
    where text != (try? kit.text(of: path)) {
      try text.write(toFile: kit.url(path).path)
      try console.write("\(path)\n")
    }
    return .success
  }

  private func transcript(of pattern: Pattern) throws -> String {
    let product = "\(pattern.name)Example"
    let build = ["swift", "build", "--product", product]
    let outcome = try Subprocess(
      command: build,
      directory: pattern.kit.root
    ).run()
    let folder =
      try Subprocess(
        command: build + ["--show-bin-path"],
        directory: pattern.kit.root
      ).run().output.textLines.last ?? ""
    guard outcome.end == .exit(0) else {
      throw WorkbookError.malformed(
        pattern.lessonPath,
        "does not build: \(SuiteRun.reason(in: outcome.output))"
      )
    }
    let lesson = try Subprocess(
      command: ["\(folder)/\(product)"],
      directory: pattern.kit.root
    ).run()
    guard lesson.end == .exit(0) else {
      throw WorkbookError.malformed(
        "\(pattern.lessonPath)/main.swift",
        lesson.output.textLines.last ?? lesson.end.message
      )
    }
    return lesson.output
  }

  /// Returns the text of the hints with their `Specs:` lines up to date.
  static func hints(of pattern: Pattern, at path: String) throws -> String {
    let text = try pattern.kit.text(of: path)
    let methods = try pattern.templateSuite().sentences.map(\.method)
    var specs = Hints.specs(in: text).map { $0.filter(methods.contains) }
    guard !specs.isEmpty else { return text }
    let (whole, parts) = try failures(of: pattern, count: specs.count)
    for method in methods
    where whole.contains(method) && !specs.joined().contains(method) {
      // The sentence belongs to the part whose absence breaks the fewest.
      let section = parts.indices.filter { parts[$0].contains(method) }
        .min { parts[$0].count < parts[$1].count }
      specs[section ?? 0].append(method)
    }
    return Hints.replacingSpecs(in: text, with: specs)
  }

  /// Returns the sentences that fail on the skeleton, and for each part to write
  /// those that fail if only that part is missing.
  private static func failures(
    of pattern: Pattern,
    count: Int
  ) throws -> (whole: Set<String>, parts: [Set<String>]) {
    let template = try pattern.template()
    let skeleton = try pattern.kit.text(
      of: "\(pattern.exercisePath)/Skeleton.swift"
    )
    let difference = UnifiedDiff(from: template, to: skeleton, context: 0)
    // The hunk of each part to write.
    let hunks = difference.hunks.indices.flatMap { index in
      let tasks = difference.hunks[index].new.count { $0.contains("// TODO: ") }
      return Array(repeating: index, count: tasks)
    }
    let runner = try SpecRunner(pattern: pattern)
    let texts = try hunks.prefix(count).map {
      try difference.keeping(hunk: $0).applied(to: template)
    }
    let failures = try Parallel.map([skeleton] + texts) {
      guard case .ran(let results) = try runner.run($0) else {
        return Set<String>()
      }
      return Set(results.failures.map(\.method))
    }
    return (failures[0], Array(failures.dropFirst()))
  }
}
