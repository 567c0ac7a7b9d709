/// The record of a run: the verdicts that a specification has reported.
struct Record {
  /// The tokens with which a sentence reports that it holds, or that it fails.
  ///
  /// Both are random. Only the judge knows them, and it discards both when it
  /// reports one, so that a hand-in can't forge a result.
  struct Tokens: Equatable, Sendable {
    let passed: String
    let failed: String
  }

  /// The verdicts on the sentences that ended.
  private(set) var verdicts: [String: Verdict] = [:]
  /// The sentence that had begun but not ended; `nil` if there is none.
  private(set) var running: String?
  /// A Boolean value that indicates whether any sentence had begun.
  private(set) var hasBegun = false
  /// A Boolean value that indicates whether the report contains a line that the
  /// judge doesn't write.
  private(set) var isForged = false

  /// Parses a report, which has a line of tab-separated fields for each event.
  init(text: String, tokens: [String: Tokens]) {
    var failures: [String: [String]] = [:]
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The last line is incomplete.
    lines.removeLast()
    for line in lines {
      let words = line.split(
        separator: "\t",
        maxSplits: 3,
        omittingEmptySubsequences: false
      ).map(String.init)
      let name = words.count > 1 ? words[1] : ""
      switch (words[0], words.count) {
      case ("start", 2) where tokens[name] != nil:
        running = name
        hasBegun = true
      case ("fail", 4):
        failures[name, default: []].append(
          "line \(words[2]): \(words[3].tidied)"
        )
      case ("finish", 3) where words[2] == tokens[name]?.passed:
        verdicts[name] = .passed
        running = nil
      case ("finish", 3) where words[2] == tokens[name]?.failed:
        verdicts[name] = .failed(failures[name] ?? [])
        running = nil
      default: isForged = true
      }
    }
  }
}

extension String {
  /// This message of XCTest without superfluous parts: a dash at its end, and
  /// the context of a private type's name.
  var tidied: String {
    replacing(/\ -\ ?$/, with: "")
      .replacing(/(\w+\.)+\(unknown context at \$\w+\)\./, with: "")
  }
}
