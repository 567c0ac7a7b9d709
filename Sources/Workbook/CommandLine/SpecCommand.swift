import Foundation
import TerminalText

/// Shows specifications as prose.
struct SpecCommand: Command {
  static let name = "spec"
  static let summary =
    "read the specification of a pattern, or of all, as prose"
  static let usage = "[PATTERN] [--body]"
  static let details = "  --body   each sentence with its test's code"
  static let example = "spec Observer"
  static let flags: Set = ["--body"]

  func run(
    _ arguments: Arguments,
    in kit: Kit,
    to console: Console
  ) throws -> ExitStatus {
    let words = try arguments.words(0...1, "a pattern")
    let patterns =
      try words.first.map { [try kit.pattern(named: $0)] } ?? kit.patterns()
    for pattern in patterns {
      for suite in try pattern.suites() {
        try console.write(
          text(of: suite, bodies: arguments.has("--body"), console)
        )
      }
    }
    return .success
  }

  private func text(
    of suite: SpecSuite,
    bodies: Bool,
    _ console: Console
  ) -> String {
    var text = "\(console.bold(suite.name))\n"
    for group in suite.groups {
      text += group.heading.isEmpty ? "\n" : "\n  \(group.heading)\n"
      for sentence in group.sentences {
        let place = "\(suite.path):\(sentence.line)"
        text += sentence.prose.wrapped(to: console.columns, indentation: 4)
        text += "\n      \(console.dim(place))\n"
        if bodies { text += body(of: sentence) }
      }
    }
    return text + "\n"
  }

  private func body(of sentence: SpecSuite.Sentence) -> String {
    "\n"
      + sentence.body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined() + "\n"
  }
}
