import Terminal
import TerminalText

/// Specifications as one page for a browser, which needs nothing else.
struct SpecPage {
  let patterns: [Pattern]
  let run: SuiteRun?

  func html() throws -> String {
    let chapters = try patterns.map(chapter(of:)).joined()
    let contents = patterns.map {
      "<li><a href=\"#\($0.name.escaped)\">\($0.name.escaped)</a></li>"
    }
    .joined(separator: "\n")
    let verdict = run.map { "<p>\($0.summary.escaped).</p>\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>The patterns' specification</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>The patterns' specification</h1>
      \(verdict)<nav aria-label="Patterns">
      <ul>
      \(contents)
      </ul>
      </nav>
      <main>
      \(chapters)</main>
      </body>
      </html>

      """
  }

  private func chapter(of pattern: Pattern) throws -> String {
    let header = try pattern.header()
    let suites = try pattern.suites().map(section(of:)).joined()
    let intent = header.intent.capitalizedSentence
    return """
      <section id="\(pattern.name.escaped)">
      <h2>\(pattern.name.escaped) <small>\(header.kind.escaped)</small></h2>
      <p>\(intent.escaped).</p>
      \(suites)</section>

      """
  }

  private func section(of suite: SpecSuite) -> String {
    let groups = suite.groups.map { group in
      let heading =
        group.heading.isEmpty ? "" : "<h4>\(group.heading.escaped)</h4>\n"
      let items = group.sentences.map { item(for: $0, in: suite) }.joined()
      return "\(heading)<ul class=\"sentences\">\n\(items)</ul>\n"
    }
    .joined()
    return """
      <h3>\(suite.name.escaped)</h3>
      <p class="place"><code>\(suite.path.escaped)</code></p>
      \(groups)
      """
  }

  private func item(
    for sentence: SpecSuite.Sentence,
    in suite: SpecSuite
  ) -> String {
    let verdict = run?.verdict(of: sentence, in: suite)
    let word = verdict?.word ?? ""
    let mark = word.isEmpty ? "" : "<b class=\"\(word)\">\(word)</b> "
    let reasons = (verdict?.reasons ?? []).map {
      "<p class=\"\(word)\">\($0.escaped)</p>\n"
    }
    return """
      <li id="\(suite.name.escaped).\(sentence.method.escaped)">
      <details\(word == "failed" ? " open" : "")>
      <summary>\(mark)\(sentence.prose.escaped) \
      <small>line \(sentence.line)</small></summary>
      \(reasons.joined())<pre tabindex="0">\(sentence.body.escaped)</pre>
      </details>
      </li>

      """
  }
}

extension String {
  /// This text within HTML, with control characters escaped.
  fileprivate var escaped: String { printableLines.xmlEscaped }
}
