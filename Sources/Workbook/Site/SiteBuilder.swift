import Foundation
import Site

/// A file of the site: its path from the site's root, and its text.
typealias SiteFile = (path: String, text: String)

/// A builder of the site: articles and reference, specifications, lessons,
/// misconceptions and handouts, as files that need neither a server nor a
/// network.
struct SiteBuilder {
  /// The path of the site's style sheet from the kit's root.
  static let stylePath = "Docs/Site/site.css"
  private static let scriptPath = "Docs/Site/slides.js"

  let kit: Kit
  /// The folder of the kit's built programs and modules.
  let products: URL
  /// The site's folder.
  let folder: URL

  /// Writes every page.
  ///
  /// - Returns: The number of files, and DocC's warnings.
  func build() throws -> (count: Int, warnings: [String]) {
    try Workspace.with { workspace in
      try build(
        with: Documentation(of: kit, products: products, in: workspace.url)
      )
    }
  }

  private func build(
    with documentation: Documentation
  ) throws -> (count: Int, warnings: [String]) {
    let patterns = try kit.patterns()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(
      at: documentation.images, to: folder.appending(path: "images")
    )
    let index = SiteIndex(patterns: patterns, documentation: documentation)
    let chapters = try Parallel.map(patterns) {
      try chapter(on: $0, documentation)
    }
    let files =
      [
        (path: "site.css", text: try kit.text(of: Self.stylePath)),
        (path: "slides.js", text: try kit.text(of: Self.scriptPath)),
        try index.file(),
        (path: "handout.html", text: try handout(of: patterns, documentation)),
      ] + reference(in: documentation, besides: patterns) + chapters.joined()
    var pages = FileSet()
    for (path, text) in files { pages.add(text, in: folder, path) }
    try pages.write(overwrites: true)
    return (files.count, documentation.warnings)
  }

  /// Returns the pages that belong to no single pattern.
  private func reference(
    in documentation: Documentation,
    besides patterns: [Pattern]
  ) -> [SiteFile] {
    let articles = Set(patterns.map(\.sitePaths.article))
    let links = [
      SiteIndex.home, WebPage.Link("Reference", "index.html#Reference"),
    ]
    return documentation.pages.filter { !articles.contains("\($0.path).html") }
      .map { path, page in
        let page = documentation.webPage(of: page, at: path)
        let parents = documentation.links(above: path)
        return (page.path, page.html(links: links + parents))
      }
  }

  /// Returns the pages of a pattern.
  private func chapter(
    on pattern: Pattern,
    _ documentation: Documentation
  ) throws -> [SiteFile] {
    let page = try documentation.article(of: pattern)
    let links =
      [SiteIndex.home, WebPage.Link(page.title, pattern.sitePaths.article)]
      + pattern.siteLinks
    let article = documentation.webPage(
      of: page,
      at: String(pattern.sitePaths.article.dropLast(".html".count))
    )
    let chapter = SiteChapter(
      pattern: pattern, title: page.title, products: products
    )
    let sources = try pattern.shownFiles.map { path in
      SourcePage(path: path, text: try kit.text(of: path)).webPage
    }
    let pages =
      try [article, chapter.specification(), chapter.misconceptions()]
      + sources
    let lesson = try chapter.lesson()
    return pages.map { ($0.path, $0.html(links: links)) } + [
      (lesson.path, lesson.html(links: links, script: "slides.js")),
      (
        pattern.sitePaths.handout, try handout(of: [pattern], documentation)
      ),
    ]
  }

  /// Returns one file with everything about some patterns, for printing.
  private func handout(
    of patterns: [Pattern],
    _ documentation: Documentation
  ) throws -> String {
    let isWhole = patterns.count > 1
    let chapters = try patterns.map { pattern in
      let article = try documentation.article(of: pattern)
        .html(idPrefix: "\(pattern.name).") { path in
          if path.hasPrefix("images/") {
            return documentation.dataURL(of: path)
          }
          let other = patterns.first {
            isWhole && $0.sitePaths.article == "\(path).html"
          }
          return other.map { "#\($0.name)" }
        }
      let suite = try pattern.templateSuite()
      return """
        <article class="handout" id="\(pattern.name)">
        \(article)<h2>Template</h2>
        <p class="place"><code>\(pattern.templatePath)</code></p>
        \(try pattern.template().codeBlock(isSwift: true))\
        <h2>Specification</h2>
        \(suite.html { $0.prose.htmlEscaped })</article>

        """
    }
    let title = try documentation.article(of: patterns[0]).title
    return WebPage(
      title: isWhole ? "Design Patterns" : "\(title): handout",
      path: "",
      main: chapters.joined()
    )
    .html(style: try kit.text(of: Self.stylePath))
  }
}

extension Pattern {
  /// The paths of the pattern's pages on the site.
  var sitePaths:
    (
      article: String, specification: String, lesson: String,
      misconceptions: String, handout: String
    )
  {
    (
      "documentation/designpatterns/\(name.lowercased()).html",
      "\(name)/specification.html", "\(name)/lesson.html",
      "\(name)/misconceptions.html", "\(name)/handout.html"
    )
  }

  /// The links to the pattern's pages beside its article.
  var siteLinks: [WebPage.Link] {
    [
      WebPage.Link("Lesson", sitePaths.lesson),
      WebPage.Link("Specification", sitePaths.specification),
      WebPage.Link("Misconceptions", sitePaths.misconceptions),
      WebPage.Link("Handout", sitePaths.handout),
    ]
  }

  /// The files whose code the site shows.
  var shownFiles: [String] {
    [sourcePath, specPath, lessonPath].flatMap(kit.swiftFiles(in:))
  }
}
