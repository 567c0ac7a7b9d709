import Foundation
import Site

/// What the site has on one pattern besides its article.
struct SiteChapter {
  let pattern: Pattern
  /// The folder of the kit's built programs.
  let products: URL

  func pages() throws
    -> [(path: String, title: String, main: String, script: String?)]
  {
    let paths = pattern.sitePaths
    let name = pattern.name
    return [
      (
        paths.specification, "\(name): specification", try specification(), nil
      ),
      (paths.lesson, "\(name): lesson", try lesson(), "slides.js"),
      (
        paths.misconceptions, "\(name): misconceptions",
        try misconceptions(), nil
      ),
    ]
  }

  /// The sentences, each with a link to its code.
  private func specification() throws -> String {
    let suites = try pattern.suites().map { suite in
      suite.html(level: 2) { sentence in
        let target = SourcePage.sitePath(of: suite.path, line: sentence.line)
        let href = WebPage.href(
          to: target, from: pattern.sitePaths.specification
        )
        return "\(sentence.prose.htmlEscaped) "
          + "<small><a href=\"\(href)\">line \(sentence.line)</a></small>"
      }
    }
    return "<h1>\(pattern.name): the specification</h1>\n"
      + suites.joined()
  }

  /// The pages of the lesson, with what it prints when it is run.
  private func lesson() throws -> String {
    let program = "\(pattern.name)Example"
    let outcome = try Subprocess(
      command: [
        products.appending(path: program).path, "--format", "markdown",
      ],
      directory: pattern.kit.root
    ).run()
    guard outcome.end == .exit(0) else {
      throw WorkbookError.malformed(
        "\(pattern.lessonPath)/main.swift", outcome.end.words
      )
    }
    let source = WebPage.href(
      to: "images/DesignPatterns/\(pattern.name)Structure.svg",
      from: pattern.sitePaths.lesson
    )
    return Slides(markdown: outcome.output).html(
      picture: """
        <img src="\(source)" alt="The structure of \(pattern.name), \
        as its article explains it">
        """
    )
  }

  /// The classic mistakes, each as a difference to the template.
  private func misconceptions() throws -> String {
    let suite = try pattern.templateSuite()
    let prose = Dictionary(
      suite.sentences.map { ($0.method, $0.prose) }
    ) { first, _ in first }
    let sections = try pattern.misconceptions().map { misconception in
      let evidence =
        switch misconception.evidence {
        case .specs(let specs):
          "<p>Caught by:</p>\n<ul>\n"
            + specs.sorted().map { method in
              let href = WebPage.href(
                to: pattern.sitePaths.specification
                  + "#\(suite.name).\(method)",
                from: pattern.sitePaths.misconceptions
              )
              let text = (prose[method] ?? method).htmlEscaped
              return "<li><a href=\"\(href)\">\(text)</a></li>\n"
            }
            .joined() + "</ul>\n"
        case .compiler(let words):
          "<p>The compiler refuses it: <code>\(words.htmlEscaped)</code></p>\n"
        case nil: ""
        }
      return """
        <section id="\(misconception.name.htmlEscaped)">
        <h2>\(misconception.mistake.htmlEscaped)</h2>
        <p>Why: \(misconception.reason.htmlEscaped)</p>
        \(misconception.difference.html)\(evidence)</section>

        """
    }
    return "<h1>\(pattern.name): the misconceptions</h1>\n" + sections.joined()
  }
}

extension UnifiedDiff {
  /// The changes in HTML; each line begins with its sign, as in a file.
  fileprivate var html: String {
    let lines = hunks.enumerated().map { number, hunk in
      let gap = number == 0 ? "" : "<span class=\"line\"> …</span>"
      return gap
        + hunk.lines.map { line in
          let text = line.text.htmlEscaped
          return switch line {
          case .same: "<span class=\"line\">\(text)</span>"
          case .removed: "<del>\(text)</del>"
          case .added: "<ins>\(text)</ins>"
          }
        }
        .joined()
    }
    return "<pre class=\"diff\" tabindex=\"0\">\(lines.joined())</pre>\n"
  }
}
