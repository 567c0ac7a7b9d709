import Foundation

/// A run of the kit's own tests, with what came of each sentence.
struct SuiteRun: Sendable {
  private let verdicts: [String: Verdict]

  /// Runs the tests of some patterns.
  ///
  /// - Throws: ``WorkbookError/malformed(_:line:_:)`` if they can't be run at all,
  ///   as when they don't build.
  init(of patterns: [Pattern], in kit: Kit) throws {
    let filters = patterns.flatMap { ["--filter", "\($0.module)Tests"] }
    let output = try Subprocess(
      command: ["swift", "test", "--disable-swift-testing"] + filters,
      directory: kit.root,
      timeout: 3600,
      outputLimit: 1 << 30
    ).run().output
    self.init(output: output)
    guard !verdicts.isEmpty else {
      throw WorkbookError.malformed(
        kit.root.path,
        "its tests can't be run: \(Self.reason(in: output))"
      )
    }
  }

  /// The first error of a build that failed, or else its last words.
  static func reason(in output: String) -> String {
    Toolchain.errors(in: output).first
      ?? output.split(separator: "\n").last.map(String.init) ?? "no output"
  }

  /// Reads what XCTest prints, which alone has the reasons: the results that
  /// `--xunit-output` writes know no skipped test and no failure's words.
  init(output: String) {
    // How a method is called on macOS.
    let output = output.replacing(/-\[(?:\w+\.)?(\w+) (\w+)\]/) {
      "\($0.1).\($0.2)"
    }
    var verdicts: [String: Verdict] = [:]
    var reasons: [String: [String]] = [:]
    for line in output.split(separator: "\n") {
      if let end = line.firstMatch(
        of: #/Test Case '([\w.]+)' (passed|failed|skipped) /#
      ) {
        let name = String(end.1)
        let said = reasons[name, default: []]
        switch end.2 {
        case "passed": verdicts[name] = .passed
        case "failed": verdicts[name] = .failed(said)
        default: verdicts[name] = .skipped(said.joined(separator: "; "))
        }
      } else if let fault = line.firstMatch(
        of: /([^\/]+:\d+): (?:error: )?(\w+\.test_\w+) : (.*)/
      ) {
        reasons[String(fault.2), default: []].append(
          "\(fault.1): \(String(fault.3).tidied)"
        )
      }
    }
    self.verdicts = verdicts
  }

  /// What came of a sentence; `nil` if it was not run.
  func verdict(
    of sentence: SpecSuite.Sentence,
    in suite: SpecSuite
  ) -> Verdict? {
    verdicts["\(suite.name).\(sentence.method)"]
  }

  /// Whether every sentence that was asked holds.
  var isPassed: Bool { count(of: "failed") == 0 }

  /// The run in one phrase.
  var summary: String {
    ["passed", "failed", "skipped"].map { "\(count(of: $0)) \($0)" }
      .joined(separator: ", ")
  }

  private func count(of word: String) -> Int {
    verdicts.values.count { $0.word == word }
  }
}
