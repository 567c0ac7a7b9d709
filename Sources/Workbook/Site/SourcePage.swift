import Site

/// A file of code as a page, each of whose lines can be linked to.
struct SourcePage {
  let path: String
  let text: String

  /// Where a file's page is, and a line on it.
  static func sitePath(of path: String, line: Int? = nil) -> String {
    "source/\(path).html" + (line.map { "#L\($0)" } ?? "")
  }

  var webPage: WebPage {
    WebPage(
      title: path,
      path: Self.sitePath(of: path),
      main: """
        <h1><code>\(path.htmlEscaped)</code></h1>
        <div class="source">
        \(text.numberedCodeBlock)</div>

        """
    )
  }
}
