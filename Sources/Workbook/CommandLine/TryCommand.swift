import Terminal
import Foundation
import TerminalText

/// Tries a misconception, or checks all exercises and misconceptions.
struct TryCommand: Command {
  static let name = "try"
  static let summary = "see a classic mistake, and who catches it"
  static let usage = "PATTERN MISCONCEPTION | --all [PATTERN]"
  static let details = """
      --all   check every template, skeleton and misconception, of one pattern
              or of all
    """
  static let example = "try Observer StrongObservers"
  static let flags: Set = ["--all"]

  func run(
    _ arguments: Arguments,
    in kit: Kit,
    to console: Console
  ) throws -> ExitStatus {
    if arguments.has("--all") {
      let words = try arguments.words(0...1, "a pattern")
      let patterns =
        try words.first.map { [try kit.pattern(named: $0)] } ?? kit.patterns()
      return try checkAll(patterns, to: console)
    }
    let words = try arguments.words(1...2, "a pattern")
    let pattern = try kit.pattern(named: words[0])
    guard words.count == 2 else {
      throw UsageError(
        "a misconception is missing; 'patterns misconceptions "
          + "\(pattern.name)' lists them"
      )
    }
    return try show(
      try pattern.misconception(named: words[1]), pattern, console)
  }

  // MARK: - One

  private func show(
    _ misconception: Misconception,
    _ pattern: Pattern,
    _ console: Console
  ) throws -> ExitStatus {
    let template = try pattern.kit.text(of: pattern.templatePath)
    try console.write(
      """
      \(console.bold(misconception.mistake.wrapped(to: console.columns)))
      \("Why: \(misconception.reason)".wrapped(to: console.columns))


      """
    )
    try show(
      LineDifference(from: template, to: misconception.code),
      console
    )
    let trial = try Trial(
      of: misconception,
      by: SpecRunner(pattern: pattern)
    )
    switch trial.report {
    case .refused(let errors):
      try console.write("\nThe compiler refuses it:\n")
      for error in errors {
        let words = error.printable
          .wrapped(to: console.columns, indentation: 2)
        try console.write(console.bad(words) + "\n")
      }
    case .ran(let results):
      try console.write("\nCaught by:\n")
      for result in results where !result.isPassed {
        let sentence = result.sentence.prose
          .wrapped(to: console.columns, indentation: 2)
        try console.write(console.bad(sentence) + "\n")
      }
    }
    for surprise in trial.surprises { console.complain(surprise) }
    return trial.surprises.isEmpty ? .success : .failure
  }

  private func show(_ difference: LineDifference, _ console: Console) throws {
    for line in difference.lines {
      switch line {
      case .same(let text):
        try console.write(text.isEmpty ? "\n" : " \(text)\n")
      case .removed(let text):
        try console.write(console.bad("-\(text)") + "\n")
      case .added(let text):
        try console.write(console.good("+\(text)") + "\n")
      case .gap(let count):
        try console.write(console.dim(" ... \(count) lines") + "\n")
      }
    }
  }

  // MARK: - All

  private func checkAll(
    _ patterns: [Pattern],
    to console: Console
  ) throws -> ExitStatus {
    let checks = try patterns.flatMap { try ExerciseCheck.all(of: $0) }
    let faults = try Parallel.map(
      checks,
      jobs: ProcessInfo.processInfo.activeProcessorCount,
      progress: { console.showProgress($0, of: checks.count, "checked") }
    ) { check in
      try check.faults().map { "\(check.name): \($0)\n" }
    }
    .flatMap { $0 }
    try console.write(faults.joined())
    let faultCount = faults.count
    try console.write(
      """
      \(checks.count) templates, skeletons and misconceptions, \
      \(faultCount) \(faultCount == 1 ? "fault" : "faults")

      """
    )
    return faultCount == 0 ? .success : .failure
  }
}
