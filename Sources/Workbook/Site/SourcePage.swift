import Site

/// A page of a code file, with an anchor for each line.
struct SourcePage {
  let path: String
  let text: String

  /// Returns the path of a file's page, or of a line on it.
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
