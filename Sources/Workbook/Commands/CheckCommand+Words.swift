import Terminal
import TerminalText

/// What a student reads.
extension CheckCommand {
  func show(
    _ grade: Grade,
    of handIn: HandIn,
    _ console: Console
  ) throws {
    for refusal in grade.refusals {
      let lines = "error \(refusal.printable)".wrapped(to: console.columns)
      try console.write(console.bad(lines) + "\n")
    }
    for result in grade.results {
      let sentence = result.sentence.prose
        .wrapped(to: console.columns, indentation: 3).dropFirst(3)
      switch result.verdict {
      case .passed:
        try console.write("\(console.good("ok")) \(sentence)\n")
      case .failed(let reasons):
        try console.write("\(console.bad("--")) \(sentence)\n")
        for reason in reasons {
          let lines = reason.printable
            .wrapped(to: console.columns, indentation: 5)
          try console.write("\(lines)\n")
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

  func hint(
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

  func solution(
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
    try console.write("\n\(pattern.template())")
  }
}
