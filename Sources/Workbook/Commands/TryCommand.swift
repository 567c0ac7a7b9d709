import Foundation
import Terminal
import TerminalText

/// The command that shows what catches a misconception, or checks all exercises
/// and misconceptions.
struct TryCommand: Command {
  static let name = "try"
  static let summary = "show a classic mistake, and what catches it"
  static let usage = "PATTERN MISCONCEPTION | --all [PATTERN]"
  static let example = "try Observer StrongObservers"
  static let options: [CommandOption] = [
    .init("--whole", help: "show the whole file, not only the changes"),
    .init(
      "--record",
      help: "write what catches the mistake into its file; a draft written by "
        + "'new --mistake' is turned into a difference first"
    ),
    .init(
      "--all",
      help: "check every template, skeleton and misconception, of one pattern "
        + "or of all"
    ),
  ]

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    if arguments.has("--all") {
      let words = try arguments.words(0...1)
      return try checkAll(kit.patterns(named: words.first))
    }
    let words = try arguments.words(1...2, "PATTERN")
    let pattern = try kit.pattern(named: words[0])
    guard words.count == 2 else {
      throw UsageError(
        "missing argument 'MISCONCEPTION'; run 'patterns misconceptions "
          + "\(pattern.name)' to list them"
      )
    }
    guard arguments.has("--record") else {
      return try show(
        pattern.misconception(named: words[1]),
        of: pattern,
        isWhole: arguments.has("--whole")
      )
    }
    let draft = MistakeDraft(name: words[1], of: pattern)
    let misconception =
      try draft.misconception() ?? pattern.misconception(named: words[1])
    return try record(misconception, draft, of: pattern)
  }

  // MARK: - One misconception

  private func show(
    _ misconception: Misconception,
    of pattern: Pattern,
    isWhole: Bool
  ) throws -> ExitStatus {
    let template = try pattern.template()
    let text = try misconception.implementation(of: template)
    let heading = misconception.mistake.wrapped(to: console.columns)
    try console.write(
      """
      \(console.bold(heading))
      \("Why: \(misconception.reason)".wrapped(to: console.columns))


      """
    )
    try console.write(
      isWhole ? text : changes(misconception.difference, to: template)
    )
    let runner = try SpecRunner(pattern: pattern)
    let report = try runner.run(text)
    try show(report)
    let surprises = misconception.surprises(in: report)
    for surprise in surprises { console.error(surprise.printable) }
    return surprises.isEmpty ? .success : .failure
  }

  private func show(_ report: SpecRunner.Report) throws {
    let (heading, lines) =
      switch report {
      case .refused(let errors):
        ("The compiler refuses it", errors.map(\.printable))
      case .ran(let results):
        ("Caught by", results.failures.map(\.prose))
      }
    try console.write("\n\(heading):\n")
    for line in lines {
      let words = line.wrapped(to: console.columns, indentation: 2)
      try console.write(console.bad(words) + "\n")
    }
  }

  /// Returns the changed lines with those around them, and the number of lines
  /// left out between two changes.
  private func changes(
    _ difference: UnifiedDiff,
    to template: String
  ) -> String {
    var text = ""
    var position = 1
    func leaveOut(upTo line: Int) {
      let count = line - position
      guard count > 0 else { return }
      text += console.quiet(" ... \(count) lines") + "\n"
    }
    for hunk in difference.hunks {
      leaveOut(upTo: hunk.oldStart)
      position = hunk.oldStart + hunk.old.count
      for line in hunk.lines {
        switch line {
        case .same(""): text += "\n"
        case .same: text += line.text + "\n"
        case .removed: text += console.bad(line.text) + "\n"
        case .added: text += console.good(line.text) + "\n"
        }
      }
    }
    leaveOut(upTo: template.textLines.count + 1)
    return text
  }

  /// Runs a misconception, and records what catches it in its file.
  private func record(
    _ misconception: Misconception,
    _ draft: MistakeDraft,
    of pattern: Pattern
  ) throws -> ExitStatus {
    let report = try SpecRunner(pattern: pattern).run(
      misconception.implementation(of: pattern.template())
    )
    let evidence: Misconception.Evidence
    switch report {
    case .refused(let errors):
      evidence = .compiler(
        (errors.first ?? "").split(separator: ": ").dropFirst()
          .joined(separator: ": ")
      )
    case .ran(let results):
      let failed = results.failures.map(\.method)
      guard !failed.isEmpty else {
        console.error(
          "\(misconception.path): nothing catches it; the file is unchanged"
        )
        return .failure
      }
      evidence = .specs(Set(failed))
    }
    try misconception.text(with: evidence, of: pattern)
      .write(toFile: pattern.kit.url(misconception.path).path)
    try draft.remove()
    try show(report)
    try console.write("\n\(misconception.path)\n")
    return .success
  }

  // MARK: - All exercises

  private func checkAll(_ patterns: [Pattern]) throws -> ExitStatus {
    let checks = try patterns.flatMap { try ExerciseCheck.all(of: $0) }
    let faults = try Parallel.map(
      checks,
      report: { [console, count = checks.count] in
        console.showProgress($2, of: count, "checked")
      }
    ) { check in
      try check.faults().map { "\(check.name): \($0)\n" }
    }
    .flatMap { $0 }
    let count = faults.count
    try console.write(
      """
      \(faults.joined())\(checks.count) templates, skeletons and \
      misconceptions, \(count) \(count == 1 ? "fault" : "faults")

      """
    )
    return count == 0 ? .success : .failure
  }
}
