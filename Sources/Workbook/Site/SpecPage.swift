import Site

/// Specifications as one page for a browser, without other files.
struct SpecPage {
  let patterns: [Pattern]
  let run: SuiteRun?

  func html() throws -> String {
    let chapters = try patterns.map(chapter(of:)).joined()
    let contents = patterns.map {
      "<li><a href=\"#\($0.name.htmlEscaped)\">\($0.name.htmlEscaped)</a></li>"
    }
    .joined(separator: "\n")
    let verdict = run.map { "<p>\($0.summary.htmlEscaped).</p>\n" } ?? ""
    let title = "The patterns' specification"
    // A page is readable without its style too.
    let style = try? patterns.first?.kit.text(of: SiteBuilder.stylePath)
    return WebPage(
      title: title,
      path: "",
      main: """
        <h1>\(title)</h1>
        \(verdict)<nav aria-label="Patterns">
        <ul class="links">
        \(contents)
        </ul>
        </nav>
        \(chapters)
        """
    )
    .html(style: style ?? "")
  }

  private func chapter(of pattern: Pattern) throws -> String {
    let header = try pattern.header()
    let suites = try pattern.suites().map { suite in
      suite.html { item(for: $0, in: suite) }
    }
    let intent = header.intent.capitalizedSentence
    return """
      <section id="\(pattern.name.htmlEscaped)">
      <h2>\(pattern.name.htmlEscaped) <small>\(header.kind.htmlEscaped)</small></h2>
      <p>\(intent.htmlEscaped).</p>
      \(suites.joined())</section>

      """
  }

  /// Returns a sentence that unfolds to show its code.
  private func item(
    for sentence: SpecSuite.Sentence,
    in suite: SpecSuite
  ) -> String {
    let verdict = run?.verdict(of: sentence, in: suite)
    let word = verdict?.word ?? ""
    let mark = word.isEmpty ? "" : "<b class=\"\(word)\">\(word)</b> "
    let reasons = (verdict?.reasons ?? []).map {
      "<p class=\"\(word)\">\($0.htmlEscaped)</p>\n"
    }
    return """
      <details\(word == "failed" ? " open" : "")>
      <summary>\(mark)\(sentence.prose.htmlEscaped) \
      <small>line \(sentence.line)</small></summary>
      \(reasons.joined())<pre tabindex="0">\(sentence.body.htmlEscaped)</pre>
      </details>
      """
  }
}

extension SpecSuite {
  /// Returns the suite as prose.
  ///
  /// - Parameters:
  ///   - level: The level of its heading.
  ///   - item: Returns the HTML of a sentence.
  func html(level: Int = 3, item: (Sentence) -> String) -> String {
    let groups = groups.map { group in
      let items = group.sentences.map {
        "<li id=\"\(name.htmlEscaped).\($0.method.htmlEscaped)\">\n"
          + "\(item($0))\n</li>\n"
      }
      let heading =
        group.heading.isEmpty
        ? "" : "<h\(level + 1)>\(group.heading.htmlEscaped)</h\(level + 1)>\n"
      return "\(heading)<ul class=\"sentences\">\n\(items.joined())</ul>\n"
    }
    return """
      <h\(level)>\(name.htmlEscaped)</h\(level)>
      <p class="place"><code>\(path.htmlEscaped)</code></p>
      \(groups.joined())
      """
  }
}
