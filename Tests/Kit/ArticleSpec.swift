import TestSupport
import Workbook
import XCTest

/// Every article is about its own pattern, and every list has every pattern.
final class ArticleSpec: XCTestCase {
  func test_every_article_names_its_own_template_lesson_and_suite() throws {
    for pattern in try Manifest().patterns {
      let path = "Docs/DesignPatterns.docc/\(pattern).md"
      let article = try TestSupport.Kit.text(of: path)
      let own = [
        "`Sources/Patterns/\(pattern)/\(pattern)Template.swift`",
        "swift run \(pattern)Example",
        "`swift test --filter \(pattern)PatternTests`",
      ]

      let missing = own.filter { !article.contains($0) }

      XCTAssertEqual(missing, [], path)
    }
  }

  func test_every_list_has_every_pattern() throws {
    let patterns = try Manifest().patterns
    let readme = try TestSupport.Kit.text(of: "README.md")
    let root = try TestSupport.Kit.text(
      of: "Docs/DesignPatterns.docc/DesignPatterns.md"
    )

    XCTAssertEqual(
      patterns.filter {
        !readme.contains("(Docs/DesignPatterns.docc/\($0).md)")
      },
      []
    )
    XCTAssertEqual(patterns.filter { !root.contains("<doc:\($0)>") }, [])
  }

  func test_every_table_of_misconceptions_is_that_of_the_files() throws {
    for pattern in try patterns() {
      let rows = try rows(of: pattern)

      let files = try pattern.misconceptions()

      XCTAssertEqual(
        rows.map(\.file).sorted(),
        files.map(\.name).sorted(),
        pattern.name
      )
    }
  }

  func test_every_row_of_misconceptions_names_who_catches_it() throws {
    for pattern in try patterns() {
      for row in try rows(of: pattern) {
        let misconception = try pattern.misconception(named: row.file)

        XCTAssertTrue(
          catches(misconception, row.evidence),
          "\(pattern.name): \(row.file) is not caught by \(row.evidence)"
        )
      }
    }
  }

  // MARK: - Fixtures

  private struct Row {
    let file: String
    let evidence: [String]
  }

  private func patterns() throws -> [Pattern] {
    try Workbook.Kit(root: TestSupport.Kit.root).patterns()
  }

  private func rows(of pattern: Pattern) throws -> [Row] {
    let article = try TestSupport.Kit.text(
      of: "Docs/DesignPatterns.docc/\(pattern.name).md"
    )
    return article.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: " | ")
      guard cells.count == 4,
        let file = cells[0].wholeMatch(of: /\| `(\w+)`/)?.1
      else { return nil }
      let evidence = cells[3].matches(of: /`([^`]+)`/).map { String($0.1) }
      return Row(file: String(file), evidence: evidence)
    }
  }

  private func catches(
    _ misconception: Misconception,
    _ evidence: [String]
  ) -> Bool {
    switch misconception.evidence {
    case .specs(let specs):
      !evidence.isEmpty && specs.isSuperset(of: evidence)
    case .compiler(let words):
      evidence.contains { $0.contains(words) || words.contains($0) }
    }
  }
}
