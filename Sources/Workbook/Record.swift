/// The report that a specification writes while it runs.
struct Record {
  /// The tokens by which a sentence reports that it holds, or that it fails.
  ///
  /// Both are random. Before the run, only the program that it is about knows
  /// them. The program forgets both with the one that it reports, so that a
  /// result can't be changed into the other.
  struct Tokens: Equatable, Sendable {
    let passed: String
    let failed: String
  }

  /// The verdicts on the sentences that ended.
  private(set) var verdicts: [String: Verdict] = [:]
  /// The sentence that had begun but not ended.
  private(set) var running: String?
  /// Whether any sentence had begun.
  private(set) var hasBegun = false
  /// Whether the report contains anything that no specification writes.
  private(set) var isForged = false

  /// Parses a report, which has a line for each event, with tabs between its
  /// words.
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
  /// XCTest's message of a failure without superfluous parts: a dash that no
  /// message follows, and the context of a private type's name.
  var tidied: String {
    replacing(/\ -\ ?$/, with: "")
      .replacing(/(\w+\.)+\(unknown context at \$\w+\)\./, with: "")
  }
}
