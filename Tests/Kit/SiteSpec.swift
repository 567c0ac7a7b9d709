import TestSupport
import XCTest

@testable import Workbook

/// The site is complete, and loads nothing from elsewhere.
///
/// These specs take a third as long as all others together, so they run only in
/// a thorough test run.
final class SiteSpec: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(Effort.isThorough, Effort.advice)
  }

  func test_every_pattern_has_its_pages() throws {
    try site { site in
      for pattern in try kit.patterns() {
        let paths = pattern.sitePaths
        let article = try text(of: paths.article, in: site)
        let lesson = try text(of: paths.lesson, in: site)
        let specification = try text(of: paths.specification, in: site)
        let misconceptions = try text(of: paths.misconceptions, in: site)
        let handout = try text(of: paths.handout, in: site)
        let suite = try pattern.templateSuite()

        XCTAssertTrue(article.contains("\(pattern.name)Structure.svg"))
        XCTAssertEqual(
          lesson.ranges(of: "<div class=\"output\">").count,
          try pageCount(of: pattern)
        )
        for sentence in suite.sentences {
          let id = "<li id=\"\(suite.name).\(sentence.method)\">"
          XCTAssertTrue(specification.contains(id), id)
          let link =
            "../source/\(suite.path).html#L\(sentence.line)"
          XCTAssertTrue(specification.contains("<a href=\"\(link)\">"), link)
        }
        XCTAssertEqual(
          misconceptions.ranges(of: "<section id=").count,
          try pattern.misconceptions().count
        )
        let prose = misconceptions.replacing(/(?s)<pre.*?<\/pre>/, with: "")
        XCTAssertFalse(prose.contains("`"), pattern.name)
        let title = try kit.text(of: pattern.articlePath).textLines[0]
          .dropFirst(2)
        XCTAssertTrue(
          lesson.contains("<h1>\(title): lesson</h1>"), pattern.name)
        XCTAssertTrue(handout.contains("<h2>Template</h2>"))
        XCTAssertFalse(handout.contains("href=\"../"), pattern.name)
      }
    }
  }

  func test_what_extends_a_type_of_another_module_has_a_page() throws {
    try site { site in
      let path = "documentation/terminaltext/swift/string.html"

      XCTAssertTrue(try text(of: path, in: site).contains("columnCount"))
    }
  }

  func test_a_line_of_code_has_an_anchor() throws {
    try site { site in
      let source = try text(
        of: "source/Sources/Patterns/Observer/ObserverTemplate.swift.html",
        in: site
      )

      let place = try XCTUnwrap(
        source.firstMatch(of: /<a id="L(\d+)"[^\n]*final<\/span>[^\n]*Subject/)
      )
      let template = try kit.pattern(named: "Observer").template().textLines
      let line = try XCTUnwrap(Int(place.1))
      XCTAssertEqual(template[line - 1], "final class Subject<Event> {")
    }
  }

  func test_nothing_is_loaded_from_elsewhere() throws {
    try site { site in
      let files = FileManager.default.enumerator(atPath: site.path)
      let pages = (files ?? .init()).compactMap { $0 as? String }
        .filter { $0.hasSuffix(".html") }

      let loading = try pages.filter { page in
        try text(of: page, in: site).contains(
          /<(script|link|img)[^>]*(src|href)="(https?:|\/)|@import/
        )
      }

      XCTAssertGreaterThan(pages.count, 500)
      XCTAssertEqual(loading, [])
    }
  }

  func test_docc_reports_no_warnings() throws {
    XCTAssertEqual(try Self.shared.get().warnings, [])
  }

  // MARK: - Fixtures

  private struct Site {
    let folder: URL
    let warnings: [String]
  }

  private let kit = Workbook.Kit(root: TestSupport.Kit.root)

  /// The site, built once for all specs.
  private static let shared = Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "site-\(UUID().uuidString)")
    let result = try SiteBuilder(
      kit: Workbook.Kit(root: TestSupport.Kit.root),
      products: TestSupport.Kit.products,
      folder: folder
    )
    .build()
    return Site(folder: folder, warnings: result.warnings)
  }

  override class func tearDown() {
    if Effort.isThorough, let site = try? shared.get() {
      try? FileManager.default.removeItem(at: site.folder)
    }
    super.tearDown()
  }

  private func site(_ body: (URL) throws -> Void) throws {
    try body(Self.shared.get().folder)
  }

  private func text(of path: String, in site: URL) throws -> String {
    try String(contentsOf: site.appending(path: path), encoding: .utf8)
  }

  private func pageCount(of pattern: Pattern) throws -> Int {
    try Program("\(pattern.name)Example", "--list").run().output.textLines.count
  }
}
