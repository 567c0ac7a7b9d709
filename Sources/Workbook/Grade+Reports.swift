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
      ? results.map(junitCase(of:)).joined()
      : """
          <testcase name="compiles"><failure message="\
      \(summary.xmlEscaped)">\(refusals.joined(separator: "\n").xmlEscaped)\
      </failure></testcase>

      """
    let failures = refusals.isEmpty ? total - passed : 1
    return """
        <testsuite name="\(name.xmlEscaped)" tests="\(max(results.count, 1))" \
      failures="\(failures)">
      \(cases)  </testsuite>

      """
  }

  private func junitCase(of result: SpecRunner.Result) -> String {
    let head = "    <testcase name=\"\(result.sentence.prose.xmlEscaped)\""
    guard case .failed(let reasons) = result.verdict else {
      return head + "/>\n"
    }
    let text = reasons.joined(separator: "\n").xmlEscaped
    return head
      + "><failure message=\"\((reasons.first ?? "").xmlEscaped)\">\(text)"
      + "</failure></testcase>\n"
  }

  /// The grades as comma-separated values, a line each (RFC 4180).
  static func csv(_ grades: [Grade]) -> String {
    let lines = grades.map { grade in
      [
        grade.name, grade.pattern, grade.isPassed ? "passed" : "failed",
        "\(grade.passed)", "\(grade.total)", grade.summary,
      ]
      .map(\.csv).joined(separator: ",")
    }
    return (["hand-in,pattern,verdict,passed,total,summary"] + lines)
      .joined(separator: "\r\n") + "\r\n"
  }

  /// The grades as JSON.
  static func json(_ grades: [Grade]) throws -> String {
    try grades.map(Summary.init).json
  }

  private struct Summary: Encodable {
    let name: String
    let pattern: String
    let isPassed: Bool
    let passed: Int
    let total: Int
    let failed: [String]
    let summary: String

    init(_ grade: Grade) {
      name = grade.name
      pattern = grade.pattern
      isPassed = grade.isPassed
      passed = grade.passed
      total = grade.total
      failed = grade.results.filter { !$0.isPassed }.map(\.sentence.prose)
      summary = grade.summary
    }
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
