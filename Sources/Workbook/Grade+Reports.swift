import Terminal
import TerminalText

extension Grade {
  /// The grades as JUnit XML: a suite a hand-in, a case a sentence.
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

  /// The grades as comma-separated values, a line each (RFC 4180).
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

  /// The grades as JSON.
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
  /// This text as a field; a spreadsheet takes none for a formula.
  fileprivate var csv: String {
    let text = printable
    let harmless = text.contains(/^[=+\-@]/) ? "'" + text : text
    return "\"" + harmless.replacing("\"", with: "\"\"") + "\""
  }
}
