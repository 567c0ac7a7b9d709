/// What a specification reported while it ran.
struct Record {
  /// The sentences that came to their end.
  private(set) var verdicts: [String: Verdict] = [:]
  /// The sentence that had begun and had not ended.
  private(set) var running: String?

  /// Reads a report: a line an event, its words set apart by tabs.
  init(text: String) {
    var failures: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(
        separator: "\t",
        maxSplits: 3,
        omittingEmptySubsequences: false
      ).map(String.init)
      guard words.count > 1 else { continue }
      switch words[0] {
      case "start": running = words[1]
      case "fail" where words.count == 4:
        failures[words[1], default: []].append(
          "line \(words[2]): \(words[3].tidied)"
        )
      case "finish":
        verdicts[words[1]] = failures[words[1]].map { .failed($0) } ?? .passed
        running = nil
      default: break
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
