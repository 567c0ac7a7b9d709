import TestSupport
import XCTest

@testable import Workbook

/// The documents show exactly what the workbook prints.
final class CommandOutputSpec: XCTestCase {
  func test_every_output_in_a_document_is_what_its_command_prints() throws {
    try TemporaryDirectory.with { folder in
      let fixture = try WorkbookFixture(in: folder)
      let listings = try outputs()

      let outputs = try Parallel.map(Array(listings.keys)) {
        ($0, try fixture.output(of: $0))
      }

      for (command, output) in outputs {
        let others = listings[command, default: []].filter {
          !$0.isFound(in: output)
        }
        XCTAssertEqual(others, [], "\(command) prints:\n\(output)")
      }
    }
  }

  func test_the_readme_and_both_guides_show_what_the_workbook_prints() throws {
    let paths = try documents()
      .filter { $0.listings.contains(where: isOutput) }
      .map(\.path)

    XCTAssertEqual(
      paths,
      [
        "Docs/DesignPatterns.docc/StudentsGuide.md",
        "Docs/DesignPatterns.docc/TeachersGuide.md", "README.md",
      ]
    )
  }

  // MARK: - Fixtures

  /// Returns the outputs in documents, by command: each runs once.
  private func outputs() throws -> [String: [Document.Listing]] {
    let listings = try documents().flatMap(\.listings).filter(isOutput)
    return Dictionary(grouping: listings) { $0.file ?? "" }
  }

  private func documents() throws -> [Document] {
    try Doctor(of: Workbook.Kit(root: TestSupport.Kit.root)).documents
  }

  private func isOutput(_ listing: Document.Listing) -> Bool {
    listing.language == "text" && WorkbookFixture.isCommand(listing.file ?? "")
  }
}
