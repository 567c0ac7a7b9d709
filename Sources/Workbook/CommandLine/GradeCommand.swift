import Terminal
import Foundation

/// Grades the hand-ins of a class.
struct GradeCommand: Command {
  static let name = "grade"
  static let summary = "grade the hand-ins of a class, unread and in a sandbox"
  static let usage = "DIR-OR-FILE ... [options]"
  static let details = """
      --pattern NAME   the pattern, where a hand-in doesn't say it itself
      --csv FILE       write the grades as comma-separated values
      --junit FILE     write them as JUnit XML
      --json           print them for a program to read
      --jobs N         so many at a time; as many as there are processors if
                       nothing is said
      --timeout S      how long a hand-in may run, in seconds; 20 if nothing is
                       said
    """
  static let example = "grade handins/* --pattern Observer --csv grades.csv"
  static let flags: Set = ["--json"]
  static let options: Set = [
    "--pattern", "--csv", "--junit", "--jobs", "--timeout",
  ]

  func run(
    _ arguments: Arguments,
    in kit: Kit,
    to console: Console
  ) throws -> ExitStatus {
    let words = try arguments.words(1...100_000, "a hand-in")
    let pattern = try arguments["--pattern"].map(kit.pattern(named:))
    let handIns = try words.map {
      try HandIn(at: URL(filePath: $0), in: kit, pattern: pattern)
    }
    let timeout = try number("--timeout", arguments, in: 1...3600) ?? 20
    let jobs = try number("--jobs", arguments, in: 1...256)
    let grades = try Parallel.map(
      handIns,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      progress: { console.showProgress($0, of: handIns.count, "graded") }
    ) {
      try Grade(
        of: $0,
        by: SpecRunner(pattern: $0.pattern, timeout: Double(timeout))
      )
    }
    try write(grades, arguments, console)
    return grades.allSatisfy(\.isPassed) ? .success : .failure
  }

  private func number(
    _ option: String,
    _ arguments: Arguments,
    in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = arguments[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "'\(option)' takes a number from \(range.lowerBound) to "
          + "\(range.upperBound), not '\(text)'"
      )
    }
    return number
  }

  private func write(
    _ grades: [Grade],
    _ arguments: Arguments,
    _ console: Console
  ) throws {
    // What can be seen first: a file that can't be written costs nobody the
    // grades.
    if arguments.has("--json") {
      try console.write(Grade.json(grades))
    } else {
      try console.write(GradeTable(grades: grades, console: console).text)
    }
    for (option, report) in [("--csv", Grade.csv), ("--junit", Grade.junit)] {
      guard let file = arguments[option] else { continue }
      try Data(report(grades).utf8).write(
        to: URL(filePath: file),
        options: .atomic
      )
    }
  }
}
