import Foundation

/// A run of the kit's own tests, with the verdict on each sentence.
struct SuiteRun: Sendable {
  private let verdicts: [String: Verdict]

  /// Runs the tests of some patterns.
  ///
  /// - Throws: ``WorkbookError/malformed(_:line:_:)`` if they can't be run, for
  ///   example because they don't build.
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

  /// Returns the first error of a failed build, or the last line of its output.
  static func reason(in output: String) -> String {
    Toolchain.errors(in: output).first
      ?? output.split(separator: "\n").last.map(String.init) ?? "no output"
  }

  /// Parses the output of XCTest.
  ///
  /// The file that `--xunit-output` writes has neither skipped tests nor the
  /// messages of failures.
  init(output: String) {
    // On macOS, a test is named `-[Module.Suite method]`.
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
        let messages = reasons[name, default: []]
        switch end.2 {
        case "passed": verdicts[name] = .passed
        case "failed": verdicts[name] = .failed(messages)
        default: verdicts[name] = .skipped(messages.joined(separator: "; "))
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

  /// Returns the verdict on a sentence; `nil` if it was not run.
  func verdict(
    of sentence: SpecSuite.Sentence,
    in suite: SpecSuite
  ) -> Verdict? {
    verdicts["\(suite.name).\(sentence.method)"]
  }

  /// A Boolean value that indicates whether no sentence has failed.
  var isPassed: Bool { count(of: "failed") == 0 }

  /// The numbers of passed, failed and skipped sentences, as a phrase.
  var summary: String {
    ["passed", "failed", "skipped"].map { "\(count(of: $0)) \($0)" }
      .joined(separator: ", ")
  }

  private func count(of word: String) -> Int {
    verdicts.values.count { $0.word == word }
  }
}
