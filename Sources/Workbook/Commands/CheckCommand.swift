import Terminal
import Foundation
import TerminalText

/// Checks what a student has written.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "check an exercise against the kit's own specification"
  static let usage = "DIR [options]"
  static let example = "check /tmp/observer --hint"
  static let options: [CommandOption] = [
    .init("--hint", help: "the next hint for the first sentence that fails"),
    .init(
      "--solution",
      help: "the kit's own template, once the exercise is passed"
    ),
    .init("--reveal", help: "with --solution: also before"),
    .init(
      "--watch",
      help: "check again whenever the file is saved; Ctrl-C ends it"
    ),
    .junit, .json,
  ]

  func run(
    _ arguments: Arguments,
    in kit: Kit,
    to console: Console
  ) throws -> ExitStatus {
    let words = try arguments.words(1...1, "an exercise's folder")
    let talk = ["--hint", "--solution", "--watch"].first(where: arguments.has)
    if arguments.has("--json"), let other = talk {
      throw UsageError("'--json' is for programs, and '\(other)' for people")
    }
    let url = URL(filePath: words[0]).standardizedFileURL
    let handIn = try HandIn(at: url, in: kit)
    let runner = try SpecRunner(pattern: handIn.pattern)
    let file = handIn.file
    // Asked before the check, which takes a while: a save meanwhile counts.
    var last = modification(of: file)
    let status = try check(handIn, by: runner, arguments, console)
    guard arguments.has("--watch") else { return status }
    while true {
      Thread.sleep(forTimeInterval: 0.2)
      let now = modification(of: file)
      guard now != last else { continue }
      last = now
      try console.write("\n")
      _ = try check(handIn, by: runner, arguments, console)
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
      try Grade.junit([grade]).write(toFile: file)
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

  private func keepProgress(_ grade: Grade, of handIn: HandIn) throws {
    guard let folder = handIn.folder else { return }
    var progress =
      Progress(in: folder) ?? Progress(pattern: handIn.pattern.name)
    progress.checks += 1
    progress.best = max(progress.best, grade.passed)
    try progress.save(in: folder)
  }
}
