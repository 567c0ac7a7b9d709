import Terminal
import TerminalText

extension Grade {
  /// Returns grades as JUnit XML, with a suite for each hand-in and a case for
  /// each sentence.
  static func junit(_ grades: [Grade]) -> String {
    let suites = grades.map(\.junitSuite).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      \(suites)</testsuites>

      """
  }

  private var junitSuite: String {
    let cases =
      refusals.isEmpty
      ? results.map { junitCase($0.sentence.prose, $0.verdict.reasons) }
      : [junitCase("can be checked", refusals)]
    let failures = refusals.isEmpty ? total - passed : 1
    return """
        <testsuite name="\(name.xmlEscaped)" tests="\(max(results.count, 1))" \
      failures="\(failures)">
      \(cases.joined())  </testsuite>

      """
  }

  private func junitCase(_ name: String, _ reasons: [String]) -> String {
    let head = "    <testcase name=\"\(name.xmlEscaped)\""
    guard let first = reasons.first else { return head + "/>\n" }
    return head
      + "><failure message=\"\(first.xmlEscaped)\">"
      + reasons.joined(separator: "\n").xmlEscaped + "</failure></testcase>\n"
  }

  /// Returns grades as comma-separated values, one grade a line (RFC 4180).
  static func csv(_ grades: [Grade]) -> String {
    let lines = grades.map { grade in
      [
        grade.name, grade.pattern, grade.verdict,
        "\(grade.passed)", "\(grade.total)", grade.summary,
      ]
      .map(\.csv).joined(separator: ",")
    }
    return (["hand-in,pattern,verdict,passed,total,summary"] + lines)
      .joined(separator: "\r\n") + "\r\n"
  }

  /// Returns grades as JSON.
  static func json(_ grades: [Grade]) throws -> String {
    try grades.json
  }
}

extension Grade: Encodable {
  private enum Key: CodingKey {
    case name, pattern, isPassed, passed, total, failed, summary
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(name, forKey: .name)
    try values.encode(pattern, forKey: .pattern)
    try values.encode(isPassed, forKey: .isPassed)
    try values.encode(passed, forKey: .passed)
    try values.encode(total, forKey: .total)
    try values.encode(results.failures.map(\.prose), forKey: .failed)
    try values.encode(summary, forKey: .summary)
  }
}

extension String {
  /// This text as a quoted field that no spreadsheet takes for a formula.
  fileprivate var csv: String {
    let text = printable
    let literal = text.contains(/^[=+\-@]/) ? "'" + text : text
    return "\"" + literal.replacing("\"", with: "\"\"") + "\""
  }
}
