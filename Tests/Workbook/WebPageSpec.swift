import XCTest

@testable import Site

/// The parts of the site's pages.
final class WebPageSpec: XCTestCase {
  func test_an_address_is_relative_and_percent_encoded() {
    XCTAssertEqual(
      WebPage.href(to: "a/load(_:).html#L1", from: "b/c/d.html"),
      "../../a/load%28_%3A%29.html#L1"
    )
    XCTAssertEqual(WebPage.href(to: "a.html", from: "index.html"), "a.html")
  }

  func test_the_current_page_is_marked_as_such() {
    let page = WebPage(title: "B & C", path: "x/b.html", main: "<h1>B</h1>\n")

    let html = page.html(links: [.init("A", "a.html"), .init("B", "x/b.html")])

    XCTAssertTrue(html.contains("<title>B &amp; C</title>"))
    XCTAssertTrue(html.contains("<li><a href=\"../a.html\">A</a></li>"))
    XCTAssertTrue(html.contains("x/b.html\" aria-current=\"page\">B</a>"))
  }

  func test_code_is_highlighted_and_its_text_is_unchanged() {
    let code = """
      /// A <view>.
      weak var view: View? = nil // "x"
      print("\\(a) // b")
      """

    let html = code.codeBlock(isSwift: true)

    XCTAssertTrue(html.contains("<span class=\"keyword\">weak</span>"))
    XCTAssertTrue(html.contains("<span class=\"type\">View</span>?"))
    XCTAssertTrue(
      html.contains("<span class=\"comment\">// &quot;x&quot;</span>"))
    XCTAssertTrue(
      html.contains("<span class=\"string\">&quot;\\(a) // b&quot;</span>")
    )
    XCTAssertEqual(
      html.replacing(/<[^>]*>/, with: ""), code.htmlEscaped + "\n"
    )
  }

  func test_a_slide_has_its_code_and_output() {
    let slides = Slides(
      markdown: """
        # Observer

        a subject notifies

        ## 1. A page

        ````swift
        print("```")
        ````

        ````text
        ```
        ````

        """
    )

    XCTAssertEqual(
      slides.html(picture: "<img>"),
      """
      <section class="slide">
      <h2>A subject notifies</h2>
      <p><img></p>
      </section>
      <section class="slide">
      <h2>1. A page</h2>
      <pre tabindex="0"><code>print(<span class="string">&quot;```&quot;</span>)
      </code></pre>
      <div class="output">
      <h3>Output</h3>
      <pre tabindex="0"><samp>```
      </samp></pre>
      </div>
      </section>

      """
    )
  }

  // MARK: - Traced lessons

  func test_a_traced_method_reports_its_calls_and_returns_the_same() throws {
    let graph = try JSONDecoder().decode(
      SymbolGraph.self, from: Data(Self.graph.utf8)
    )
    let source = """
      struct Sum {
        func one(_ make: () -> Int = { 1 }) -> Int { make() }
        func two() -> Int {
          let two = 2
          return two
        }
      }
      """

    let traced = TracedSource(graph: graph, paths: ["Sum"])
      .traced(source, file: "Sum.swift")

    func enter(_ name: String) -> String {
      "let traceID = Trace.enter(\"Sum\", self, \"\(name)\"); "
    }
    let exit = "defer { Trace.exit(traceID) };"
    XCTAssertEqual(
      traced,
      """
      struct Sum {
        func one(_ make: () -> Int = { 1 }) -> Int { \(enter("one(_:)"))\(exit) \
      func tracedBody()  -> Int { make() }; return tracedBody() }
        func two() -> Int { \(enter("two()"))\(exit) func tracedBody()  -> Int {
          let two = 2
          return two
        }; return tracedBody() }
      }
      """
    )
  }

  private static let graph = """
    {"relationships": [], "symbols": [
      \(method("one(_:)", line: 1)), \(method("two()", line: 2))
    ]}
    """

  private static func method(_ name: String, line: Int) -> String {
    """
    {"identifier": {"precise": "\(name)"}, "kind": {"identifier": \
    "swift.method"}, "pathComponents": ["Sum", "\(name)"], "names": {"title": \
    "\(name)"}, "accessLevel": "internal", "location": {"uri": \
    "file:///Sum.swift", "position": {"line": \(line)}}}
    """
  }
}
