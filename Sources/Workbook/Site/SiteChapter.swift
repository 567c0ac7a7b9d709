import Foundation
import Site

/// The site's pages on one pattern, except its article.
struct SiteChapter {
  let pattern: Pattern
  /// The title of its article.
  let title: String
  /// The folder of the kit's built programs.
  let products: URL

  /// Returns the page of sentences, each with a link to its code.
  func specification() throws -> WebPage {
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
    return page(
      "specification", at: pattern.sitePaths.specification, suites.joined()
    )
  }

  /// Returns the pages of the lesson, with the output of a run.
  func lesson() throws -> WebPage {
    let program = "\(pattern.name)Example"
    let outcome = try Subprocess(
      command: [
        products.appending(path: program).path, "--format", "markdown",
      ],
      directory: pattern.kit.root
    ).run()
    guard outcome.end == .exit(0) else {
      throw WorkbookError.malformed(
        "\(pattern.lessonPath)/main.swift", outcome.end.message
      )
    }
    let source = WebPage.href(
      to: "images/DesignPatterns/\(pattern.name)Structure.svg",
      from: pattern.sitePaths.lesson
    )
    let picture = """
      <img src="\(source)" alt="The structure of \(title.htmlEscaped), \
      as its article explains it">
      """
    return page(
      "lesson",
      at: pattern.sitePaths.lesson,
      Slides(markdown: outcome.output).html(picture: picture)
    )
  }

  /// Returns the page of classic mistakes, each as a difference from the
  /// template.
  func misconceptions() throws -> WebPage {
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
        <h2>\(misconception.mistake.htmlWithCode)</h2>
        <p>Why: \(misconception.reason.htmlWithCode)</p>
        <p><code>swift run patterns try \(pattern.name) \(misconception.name)\
        </code></p>
        \(misconception.difference.html)\(evidence)</section>

        """
    }
    return page(
      "misconceptions", at: pattern.sitePaths.misconceptions, sections.joined()
    )
  }

  private func page(
    _ subject: String,
    at path: String,
    _ content: String
  ) -> WebPage {
    let heading = "\(title): \(subject)"
    return WebPage(
      title: heading,
      path: path,
      main: "<h1>\(heading.htmlEscaped)</h1>\n\(content)"
    )
  }
}

extension String {
  /// This text in HTML, with the parts between backticks as code.
  fileprivate var htmlWithCode: String {
    htmlEscaped.replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
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
