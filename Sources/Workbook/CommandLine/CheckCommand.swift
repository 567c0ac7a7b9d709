import Foundation
import TerminalText

/// Checks what a student has written.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "check an exercise against the kit's own specification"
  static let usage = "DIR [options]"
  static let details = """
      --hint         the next hint for the first sentence that fails
      --solution     the kit's own template, once the exercise is passed
      --reveal       with --solution: also before
      --watch        check again whenever the file is saved; Ctrl-C ends it
      --junit FILE   write the result as JUnit XML
      --json         print the result for a program to read
    """
  static let example = "check /tmp/observer --hint"
  static let flags: Set = [
    "--hint", "--solution", "--reveal", "--watch", "--json",
  ]
  static let options: Set = ["--junit"]

  func run(
    _ arguments: Arguments,
    in kit: Kit,
    to console: Console
  ) throws -> ExitStatus {
    let words = try arguments.words(1...1, "an exercise's folder")
    if arguments.has("--json"),
      let other = ["--hint", "--solution", "--watch"].first(where: arguments.has)
    {
      throw UsageError("'--json' is for programs, and '\(other)' for people")
    }
    let url = URL(filePath: words[0]).standardizedFileURL
    let handIn = try HandIn(at: url, in: kit)
    let runner = try SpecRunner(pattern: handIn.pattern)
    var status = try check(handIn, by: runner, arguments, console)
    guard arguments.has("--watch") else { return status }
    let file = handIn.file
    var last = modification(of: file)
    while true {
      Thread.sleep(forTimeInterval: 0.2)
      let now = modification(of: file)
      guard now != last else { continue }
      last = now
      try console.write("\n")
      status = try check(handIn, by: runner, arguments, console)
    }
  }

  private func modification(of file: URL) -> Date? {
    // A URL remembers what it was once asked for.
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: file.path
    )
    return attributes?[.modificationDate] as? Date
  }

  private func check(
    _ handIn: HandIn,
    by runner: SpecRunner,
    _ arguments: Arguments,
    _ console: Console
  ) throws -> ExitStatus {
    let grade = try Grade(of: handIn, by: runner)
    if let file = arguments["--junit"] {
      try Data(Grade.junit([grade]).utf8).write(
        to: URL(filePath: file),
        options: .atomic
      )
    }
    if arguments.has("--json") {
      try console.write(Grade.json([grade]))
    } else {
      try show(grade, of: handIn, console)
    }
    try keepProgress(grade, of: handIn)
    if arguments.has("--hint") { try hint(for: grade, of: handIn, console) }
    if arguments.has("--solution") {
      try solution(for: grade, of: handIn, arguments, console)
    }
    return grade.isPassed ? .success : .failure
  }

  // MARK: - What is shown

  private func show(
    _ grade: Grade,
    of handIn: HandIn,
    _ console: Console
  ) throws {
    for refusal in grade.refusals {
      try console.write("\(console.bad("error")) \(refusal.printable)\n")
    }
    for result in grade.results {
      switch result.verdict {
      case .passed:
        try console.write("\(console.good("ok")) \(result.sentence.prose)\n")
      case .failed(let reasons):
        try console.write("\(console.bad("--")) \(result.sentence.prose)\n")
        for reason in reasons {
          try console.write("     \(reason.printable)\n")
        }
      }
    }
    try console.write("\n\(grade.passed) of \(grade.total) sentences hold.\n")
    if let misconception = try grade.misconception(of: handIn.pattern) {
      try console.write(
        """

        What fails is just what fails with a mistake that many make:
        \(misconception.mistake.wrapped(to: console.columns, indentation: 2))
        \(misconception.reason.wrapped(to: console.columns, indentation: 2))

        """
      )
    }
  }

  private func keepProgress(_ grade: Grade, of handIn: HandIn) throws {
    guard let folder = handIn.folder else { return }
    var progress =
      Progress(in: folder) ?? Progress(pattern: handIn.pattern.name)
    progress.checks += 1
    progress.best = max(progress.best, grade.passed)
    try progress.save(in: folder)
  }

  private func hint(
    for grade: Grade,
    of handIn: HandIn,
    _ console: Console
  ) throws {
    guard let folder = handIn.folder, let failure = grade.firstFailure else {
      try console.write("\nThere is nothing to give a hint for.\n")
      return
    }
    let hints = try Exercise(of: handIn.pattern).hints
    guard let section = hints.section(for: failure.sentence.method) else {
      try console.write("\nThere is no hint for: \(failure.sentence.prose)\n")
      return
    }
    var progress =
      Progress(in: folder) ?? Progress(pattern: handIn.pattern.name)
    let level = min(
      progress.hints[section.title, default: 0],
      section.levels.count - 1
    )
    progress.hints[section.title] = level + 1
    try progress.save(in: folder)
    try console.write(
      """

      \(console.bold("Hint \(level + 1) of 3")), for: \(failure.sentence.prose)
      \(section.levels[level])

      """
    )
  }

  private func solution(
    for grade: Grade,
    of handIn: HandIn,
    _ arguments: Arguments,
    _ console: Console
  ) throws {
    guard grade.isPassed || arguments.has("--reveal") else {
      try console.write(
        "\nThe solution is shown when all sentences hold, or with --reveal.\n"
      )
      return
    }
    let pattern = handIn.pattern
    try console.write("\n\(pattern.kit.text(of: pattern.templatePath))")
  }
}
