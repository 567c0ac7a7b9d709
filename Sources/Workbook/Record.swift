/// What a specification reported while it ran.
struct Record {
  /// How a sentence says that it has held, and how that it hasn't.
  ///
  /// Both are random and are known before the run to the program that it is
  /// about, and to nobody else. The program forgets them with the one that it
  /// reports, so that a result can't be turned into the other.
  struct Tokens: Equatable, Sendable {
    let passed: String
    let failed: String
  }

  /// The sentences that came to their end.
  private(set) var verdicts: [String: Verdict] = [:]
  /// The sentence that had begun and had not ended.
  private(set) var running: String?
  /// Whether any sentence had begun.
  private(set) var hasBegun = false
  /// Whether something is there that no specification reports.
  private(set) var isForged = false

  /// Reads a report: a line an event, its words set apart by tabs.
  init(text: String, tokens: [String: Tokens]) {
    var failures: [String: [String]] = [:]
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // A line that was not written to its end.
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
  /// What XCTest says of a failure, without what says nothing to a reader: a
  /// dash that no message follows, and a private type's way up to its module.
  var tidied: String {
    replacing(/\ -\ ?$/, with: "")
      .replacing(/(\w+\.)+\(unknown context at \$\w+\)\./, with: "")
  }
}
