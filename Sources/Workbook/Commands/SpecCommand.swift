import Foundation
import Terminal
import TerminalText

/// The command that shows specifications as prose.
struct SpecCommand: Command {
  static let name = "spec"
  static let summary =
    "show the specification of a pattern, or of all, as prose"
  static let usage = "[PATTERN] [--body] [--run] [--html FILE]"
  static let example = "spec Observer --run"
  static let options: [CommandOption] = [
    .init("--body", help: "show each sentence with its test's code"),
    .init("--run", help: "run the tests, and show which sentences hold"),
    .init("--html", "FILE", help: "write a web page instead"),
  ]

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let words = try arguments.words(0...1, "PATTERN")
    let patterns = try kit.patterns(named: words.first)
    var run: SuiteRun?
    if arguments.has("--run") {
      try console.note("Building and running the tests ...")
      run = try SuiteRun(of: patterns, in: kit)
    }
    if let file = arguments["--html"] {
      let page = SpecPage(patterns: patterns, run: run)
      try page.html().write(toFile: file)
    } else {
      for suite in try patterns.flatMap({ try $0.suites() }) {
        try console.write(text(of: suite, run))
      }
    }
    guard let run else { return .success }
    try console.write("\(run.summary)\n")
    return run.isPassed ? .success : .failure
  }

  private func text(of suite: SpecSuite, _ run: SuiteRun?) -> String {
    var text = "\(console.bold(suite.name))\n"
    for group in suite.groups {
      text += group.heading.isEmpty ? "\n" : "\n  \(group.heading)\n"
      for sentence in group.sentences {
        let place = "\(suite.path):\(sentence.line)"
        text += sentence.prose.wrapped(to: console.columns, indentation: 4)
        text += "\n      \(console.quiet(place))"
        let verdict = run?.verdict(of: sentence, in: suite)
        text += description(of: verdict) + "\n"
        if arguments.has("--body") { text += body(of: sentence) }
      }
    }
    return text + "\n"
  }

  private func description(of verdict: Verdict?) -> String {
    switch verdict {
    case nil: ""
    case .passed: "  \(console.good("passed"))"
    case .skipped(let reason): "  skipped: \(reason.printable)"
    case .failed(let reasons):
      "  \(console.bad("failed"))"
        + reasons.map { "\n        \($0.printable)" }.joined()
    }
  }

  private func body(of sentence: SpecSuite.Sentence) -> String {
    "\n"
      + sentence.body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined() + "\n"
  }
}
