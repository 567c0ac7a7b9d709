import Foundation

/// Specifications as one page for a browser, which needs nothing else.
struct SpecPage {
  let patterns: [Pattern]
  let run: SuiteRun?

  /// The page.
  func html() throws -> String {
    let chapters = try patterns.map(chapter(of:)).joined()
    let contents = patterns.map {
      "<li><a href=\"#\($0.name)\">\($0.name)</a></li>"
    }
    .joined()
    let verdict = run.map { "<p>\($0.summary.html).</p>" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>The patterns' specification</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>The patterns' specification</h1>
      \(verdict)
      <nav aria-label="Patterns"><ul>\(contents)</ul></nav>
      <main>
      \(chapters)</main>
      </body>
      </html>

      """
  }

  private func chapter(of pattern: Pattern) throws -> String {
    let header = try pattern.header()
    let suites = try pattern.suites().map(section(of:)).joined()
    return """
      <section id="\(pattern.name)">
      <h2>\(pattern.name) <small>\(header.kind.html)</small></h2>
      <p>\(header.intent.html)</p>
      \(suites)</section>

      """
  }

  private func section(of suite: SpecSuite) -> String {
    let groups = suite.groups.map { group in
      let heading =
        group.heading.isEmpty ? "" : "<h4>\(group.heading.html)</h4>\n"
      let items = group.sentences.map { item(for: $0, in: suite) }.joined()
      return "\(heading)<ul class=\"sentences\">\n\(items)</ul>\n"
    }
    .joined()
    return "<h3>\(suite.name)</h3>\n\(groups)"
  }

  private func item(
    for sentence: SpecSuite.Sentence,
    in suite: SpecSuite
  ) -> String {
    let place = "\(suite.path):\(sentence.line)"
    return """
      <li>\(mark(for: run?.verdict(of: sentence, in: suite)))<details>
      <summary>\(sentence.prose.html)</summary>
      <p><code>\(place.html)</code></p>
      <pre>\(sentence.body.html)</pre>
      </details></li>

      """
  }

  private func mark(for verdict: SuiteRun.Verdict?) -> String {
    switch verdict {
    case nil: ""
    case .passed: "<b class=\"passed\">passed</b> "
    case .failed(let reasons):
      "<b class=\"failed\">failed</b> "
        + reasons.map { "<code>\($0.html)</code> " }.joined()
    case .skipped(let reason):
      "<b class=\"skipped\">skipped</b> <code>\(reason.html)</code> "
    }
  }

  private static let style = """
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
    body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
    small { font-weight: normal; font-size: 1rem; }
    nav ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; \
    list-style: none; }
    .sentences { list-style: none; padding: 0; }
    .sentences li { padding: 0.15rem 0; }
    details { display: inline-block; vertical-align: top; max-width: 100%; }
    summary { cursor: pointer; }
    pre { overflow-x: auto; padding: 0.5rem; \
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent); }
    .passed { color: light-dark(#05661f, #6fdd8b); }
    .failed { color: light-dark(#b00020, #ff8a80); }
    .skipped { color: light-dark(#6b5300, #e6c35c); }
    @media print { nav { display: none; } details { display: block; } }
    """
}

extension String {
  /// This text within HTML.
  fileprivate var html: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
