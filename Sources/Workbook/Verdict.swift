/// The result of a sentence's test.
enum Verdict: Equatable, Sendable {
  /// The sentence holds.
  case passed
  /// The sentence doesn't hold, for these reasons.
  case failed([String])
  /// The test was skipped, for this reason.
  case skipped(String)

  /// The verdict in one word.
  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }

  var reasons: [String] {
    switch self {
    case .passed: []
    case .failed(let reasons): reasons
    case .skipped(let reason): [reason]
    }
  }
}
