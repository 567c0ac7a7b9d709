import Foundation
import Terminal
import TerminalText

/// Grades the hand-ins of a class.
struct GradeCommand: Command {
  static let name = "grade"
  static let summary = "grade the hand-ins of a class, unread and in a sandbox"
  static let usage = "DIR-OR-FILE ... [options]"
  static let example = "grade handins/* --pattern Observer --csv grades.csv"
  static let options: [CommandOption] = [
    .init(
      "--pattern", "NAME",
      help: "the pattern, where a hand-in doesn't say it itself"
    ),
    .init("--csv", "FILE", help: "write the grades as comma-separated values"),
    .junit, .json,
    .init(
      "--jobs", "N",
      help: "how many at a time; by default, as many as there are processors"
    ),
    .init(
      "--timeout", "SECONDS", help: "how long a hand-in may run; by default, 20"
    ),
  ]

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let words = try arguments.words(1...100_000, "a hand-in")
    let pattern = try arguments["--pattern"].map(kit.pattern(named:))
    let handIns = try words.map {
      try HandIn(at: URL(filePath: $0), in: kit, pattern: pattern)
    }
    let timeout = try arguments.number("--timeout", in: 1...3600) ?? 20
    let jobs = try arguments.number("--jobs", in: 1...256)
    let grades = try Parallel.map(
      handIns,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      progress: { [count = handIns.count] in
        console.showProgress($0, of: count, "graded")
      }
    ) {
      try Grade(
        of: $0,
        by: SpecRunner(pattern: $0.pattern, timeout: Double(timeout))
      )
    }
    // What can be seen first: a file that can't be written costs nobody the
    // grades.
    try console.write(
      arguments.has("--json") ? Grade.json(grades) : table(of: grades)
    )
    for (option, report) in [("--csv", Grade.csv), ("--junit", Grade.junit)] {
      guard let file = arguments[option] else { continue }
      try report(grades).write(toFile: file)
    }
    return grades.allSatisfy(\.isPassed) ? .success : .failure
  }

  /// The grades, a line each, and how many passed.
  private func table(of grades: [Grade]) -> String {
    let columns = console.columns
    let rows = TextTable(
      grades.map { [$0.name, "\($0.passed)/\($0.total)", ""] },
      widest: max(columns / 3, 10)
    ).lines(columns: .max)
    let lines = zip(grades, rows).map { grade, row in
      let mark = grade.isPassed ? console.good("ok") : console.bad("--")
      let line = "\(mark) \(row.replacing(/\ +$/, with: ""))"
      guard !grade.isPassed else { return line + "\n" }
      // What is wrong stands behind the points, or below them where there is
      // too little room.
      let room = columns - row.columnCount - 7
      return room >= 20
        ? "\(mark) \(row)   " + grade.summary.shortened(to: room) + "\n"
        : "\(line)\n   \(grade.summary.shortened(to: max(columns - 3, 0)))\n"
    }
    let passed = grades.count { $0.isPassed }
    return lines.joined() + "\n\(passed) of \(grades.count) passed.\n"
  }
}

extension String {
  /// This text, cut where it is too long, and not padded where it is short.
  fileprivate func shortened(to columns: Int) -> String {
    columnCount > columns ? fitted(to: columns) : printable
  }
}
