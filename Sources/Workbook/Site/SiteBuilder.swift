import Foundation
import Site

/// Writes the site: articles and reference, specifications, lessons,
/// misconceptions and handouts, as files that need no server and no network.
struct SiteBuilder {
  /// Where the site's style is kept, from the kit's root.
  static let stylePath = "Docs/Site/site.css"
  private static let scriptPath = "Docs/Site/slides.js"

  let kit: Kit
  /// The folder of the kit's built programs and modules.
  let products: URL
  /// Where the site goes.
  let folder: URL

  /// Writes every page.
  ///
  /// - Returns: How many files there are, and what DocC finds wrong.
  func build() throws -> (count: Int, warnings: [String]) {
    let patterns = try kit.patterns()
    let documentation = try Documentation(of: kit, products: products)
    defer { documentation.remove() }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(
      at: documentation.images, to: folder.appending(path: "images")
    )
    var pages = FileSet()
    pages.add(try kit.text(of: Self.stylePath), in: folder, "site.css")
    pages.add(try kit.text(of: Self.scriptPath), in: folder, "slides.js")
    func add(
      _ page: WebPage, _ path: String, _ links: [WebPage.Link],
      _ script: String? = nil
    ) {
      pages.add(page.html(links: links, script: script), in: folder, path)
    }
    let home = WebPage.Link("Design Patterns", "index.html")
    for (path, page) in documentation.pages {
      let pattern = patterns.first { $0.sitePaths.article == "\(path).html" }
      let module = WebPage.Link("Reference", "index.html#Reference")
      add(
        WebPage(
          title: page.title,
          path: "\(path).html",
          main: page.html { documentation.href(to: $0, from: "\(path).html") }
        ),
        "\(path).html", [home] + (pattern?.siteLinks ?? [module])
      )
    }
    for pattern in patterns {
      let chapter = SiteChapter(pattern: pattern, products: products)
      for (path, title, main, script) in try chapter.pages() {
        add(
          WebPage(title: title, path: path, main: main), path,
          [home] + pattern.siteLinks, script
        )
      }
      pages.add(
        try handout(of: [pattern], documentation),
        in: folder, pattern.sitePaths.handout
      )
      for path in pattern.shownFiles {
        let page = SourcePage(path: path, text: try kit.text(of: path))
        add(page.webPage, page.sitePath, [home] + pattern.siteLinks)
      }
    }
    pages.add(
      try handout(of: patterns, documentation), in: folder, "handout.html"
    )
    let index = SiteIndex(patterns: patterns, documentation: documentation)
    add(
      WebPage(
        title: "Design Patterns", path: "index.html", main: try index.html()),
      "index.html", [home] + SiteIndex.links
    )
    try pages.write(overwrites: true)
    return (pages.files.count, documentation.warnings)
  }

  /// One file with everything on some patterns, to print.
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
    return WebPage(
      title: isWhole ? "Design Patterns" : "\(patterns[0].name): handout",
      path: "",
      main: chapters.joined()
    )
    .html(style: try kit.text(of: Self.stylePath))
  }
}

extension Pattern {
  /// Where its pages are on the site.
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

  /// The links among its pages.
  var siteLinks: [WebPage.Link] {
    [
      WebPage.Link(name, sitePaths.article),
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
