/// What came of a sentence.
enum Verdict: Equatable, Sendable {
  case passed
  /// It does not hold, and why, a line a failure.
  case failed([String])
  /// It was not asked, and why.
  case skipped(String)

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
