import Foundation
import Terminal
import TerminalText

/// The command that checks a student's solution of an exercise.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "check an exercise against the kit's own specification"
  static let usage = "DIR [options]"
  static let example = "check /tmp/observer --hint"
  static let options: [CommandOption] = [
    .init(
      "--hint", help: "show the next hint for the first sentence that fails"
    ),
    .init(
      "--solution", help: "show the kit's own template when all sentences hold"
    ),
    .init("--reveal", help: "with --solution, show the template in any case"),
    .init(
      "--watch",
      help: "check again whenever the file is saved, until Ctrl-C"
    ),
    .junit, .json, .allowedImports,
  ]

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let words = try arguments.words(1...1, "DIR")
    Judge.prepare()
    let other = ["--hint", "--solution", "--watch"].first(where: arguments.has)
    if arguments.has("--json"), let other {
      throw UsageError("'--json' can't be combined with '\(other)'")
    }
    let url = URL(filePath: words[0]).standardizedFileURL
    let handIn = try HandIn(at: url, in: kit)
    let grader = try Grader(
      of: handIn.pattern,
      allowing: arguments.allowedImports()
    )
    for other in handIn.otherFiles {
      console.warning(
        "'\(other.printable)' is not read; only "
          + "'\(handIn.file.lastPathComponent)' is"
      )
    }
    let file = handIn.file
    // Read before the check, so that a file saved during it is checked again.
    var last = modification(of: file)
    let status = try check(handIn, by: grader)
    guard arguments.has("--watch") else { return status }
    while true {
      Thread.sleep(forTimeInterval: 0.2)
      let now = modification(of: file)
      guard now != last else { continue }
      last = now
      try console.write("\n")
      _ = try check(handIn, by: grader)
    }
  }

  private func modification(of file: URL) -> Date? {
    // A URL caches its resource values; the file manager doesn't.
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: file.path
    )
    return attributes?[.modificationDate] as? Date
  }

  private func check(
    _ handIn: HandIn,
    by grader: Grader
  ) throws -> ExitStatus {
    let name = (handIn.folder ?? handIn.file).lastPathComponent
    let grade = grader.grade(handIn, named: name)
    guard grade.isGraded else { throw WorkbookError.unfit(grade.summary) }
    if let file = arguments["--junit"] {
      try Grade.junit([grade]).write(toFile: file)
    }
    if arguments.has("--json") {
      try console.write(Grade.json([grade]))
    } else {
      try show(grade, of: handIn)
    }
    if let folder = handIn.folder {
      try handIn.changeProgress(in: folder) { progress in
        progress.checks += 1
        progress.best = max(progress.best, grade.passed)
      }
    }
    if arguments.has("--hint") {
      try console.write("\n\(hint(for: grade, of: handIn))\n")
    }
    if arguments.has("--solution") {
      try console.write(
        grade.isPassed || arguments.has("--reveal")
          ? "\n\(handIn.pattern.template())"
          : "\nThe solution is shown when all sentences hold, or with "
            + "--reveal.\n"
      )
    }
    return grade.isPassed ? .success : .failure
  }

  // MARK: - Output

  private func show(_ grade: Grade, of handIn: HandIn) throws {
    for refusal in grade.refusals {
      let lines = "error \(refusal.printable)".wrapped(to: console.columns)
      try console.write(console.bad(lines) + "\n")
    }
    for result in grade.results {
      let mark = result.isPassed ? console.good("ok") : console.bad("--")
      let sentence = result.sentence.prose
        .wrapped(to: console.columns, indentation: 3).dropFirst(3)
      let reasons = result.verdict.reasons.map {
        $0.printable.wrapped(to: console.columns, indentation: 5) + "\n"
      }
      try console.write("\(mark) \(sentence)\n\(reasons.joined())")
    }
    try console.write("\n\(grade.passed) of \(grade.total) sentences hold.\n")
    if let misconception = try grade.misconception(of: handIn.pattern) {
      let reason = "Why: \(misconception.reason)"
      try console.write(
        """

        Exactly the same sentences fail with a classic mistake:
        \(misconception.mistake.wrapped(to: console.columns, indentation: 2))
        \(reason.wrapped(to: console.columns, indentation: 2))

        """
      )
    }
  }

  /// Returns the next hint for the first failure, and records that it was
  /// shown.
  private func hint(for grade: Grade, of handIn: HandIn) throws -> String {
    guard grade.refusals.isEmpty else {
      return "There is no hint until these errors are corrected."
    }
    guard let folder = handIn.folder, let failure = grade.firstFailure else {
      return "No sentence fails, so there is no hint."
    }
    let hints = try Exercise(of: handIn.pattern).hints
    guard let section = hints.section(for: failure.sentence.method) else {
      return "There is no hint for: \(failure.sentence.prose)"
    }
    let level = try handIn.changeProgress(in: folder) { progress in
      let seen = progress.hints[section.title, default: 0]
      let level = min(seen, section.levels.count - 1)
      progress.hints[section.title] = level + 1
      return level
    }
    return """
      \(console.bold("Hint \(level + 1) of 3")), for: \(failure.sentence.prose)
      \(section.levels[level])
      """
  }
}
