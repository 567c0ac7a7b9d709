import Site

/// The page that links to all others.
struct SiteIndex {
  static let home = WebPage.Link("Design Patterns", "index.html")
  private static let links = [
    home,
    WebPage.Link("Patterns", "index.html#Patterns"),
    WebPage.Link("Guides", "index.html#Guides"),
    WebPage.Link("Reference", "index.html#Reference"),
    WebPage.Link("Handout", "handout.html"),
  ]

  let patterns: [Pattern]
  let documentation: Documentation

  func file() throws -> SiteFile {
    let page = WebPage(
      title: "Design Patterns", path: Self.home.path, main: try main()
    )
    return (page.path, page.html(links: Self.links))
  }

  private func main() throws -> String {
    let chapters = try patterns.map { pattern in
      let links = pattern.siteLinks.map(item)
      let article = try documentation.article(of: pattern)
      let intent = try pattern.header().intent.capitalizedSentence
      return """
        <h3><a href="\(pattern.sitePaths.article)">\(article.title.htmlEscaped)</a></h3>
        <p>\(intent.htmlEscaped).</p>
        <ul class="links">
        \(links.joined())</ul>

        """
    }
    let articles = Set(patterns.map(\.sitePaths.article))
    let guides = documentation.pages.filter { path, _ in
      path.hasPrefix("documentation/designpatterns/")
        && !articles.contains("\(path).html")
    }
    let modules = documentation.pages.filter { path, _ in
      path.count { $0 == "/" } == 1 && !path.hasSuffix("/designpatterns")
    }
    return """
      <h1>Design Patterns in Swift</h1>
      <p class="abstract">To run, to read and to copy.</p>
      <h2 id="Patterns">Patterns</h2>
      \(chapters.joined())\
      <h2 id="Guides">Guides</h2>
      \(list(of: guides))\
      <h2 id="Reference">Reference</h2>
      \(list(of: modules))\
      <h2>On paper</h2>
      <p><a href="handout.html">All patterns in one file</a>, to print.</p>

      """
  }

  private func list(
    of pages: [(path: String, page: DocumentationPage)]
  ) -> String {
    let items = pages.map { item(WebPage.Link($1.title, "\($0).html")) }
    return "<ul>\n\(items.joined())</ul>\n"
  }

  private func item(_ link: WebPage.Link) -> String {
    let href = WebPage.href(to: link.path, from: "index.html")
    return "<li><a href=\"\(href)\">\(link.title.htmlEscaped)</a></li>\n"
  }
}
