import TestSupport
import XCTest

@testable import Workbook

/// The class diagrams agree with the code.
final class StructurePictureSpec: XCTestCase {
  func test_every_class_diagram_agrees_with_the_code() throws {
    for finding in try findings(of: [.template, .example]) {
      XCTFail("\(finding)")
    }
  }

  func test_every_sequence_diagram_agrees_with_a_new_run() throws {
    try XCTSkipUnless(Effort.isThorough, Effort.advice)
    for finding in try findings(of: nil) { XCTFail("\(finding)") }
  }

  func test_every_picture_fits_on_a_projector() throws {
    for pattern in try kit.patterns() {
      let files = StructureFiles(pattern: pattern, products: products)
      for part in files.parts {
        let picture = try kit.text(of: files.path(of: part))

        let width = picture.firstMatch(of: /\ width="(\d+)"/).flatMap {
          Int($0.1)
        }

        // 80 columns of 8, and the margins.
        XCTAssertLessThanOrEqual(try XCTUnwrap(width), 656, pattern.name)
      }
    }
  }

  func test_a_class_that_a_template_renames_is_reported() throws {
    try TemporaryDirectory.with { folder in
      let files = try copy(of: "Observer", in: folder) {
        $0.replacing("class Subject", with: "class Topic")
      }

      let finding = try XCTUnwrap(files.findings().first)

      XCTAssertEqual(
        "\(finding)",
        "Docs/Pictures/Observer.layout:2: there is no type 'Subject' in the code"
      )
    }
  }

  func test_a_reference_that_a_template_makes_strong_is_reported() throws {
    try TemporaryDirectory.with { folder in
      let files = try copy(of: "Observer", in: folder) {
        $0.replacing("weak var", with: "var")
      }

      let finding = try XCTUnwrap(files.findings().first)

      XCTAssertEqual(
        "\(finding)",
        "Docs/DesignPatterns.docc/ObserverStructure.svg:1: does not match the "
          + "code: run 'swift run patterns show Observer --record'"
      )
    }
  }

  // MARK: - Fixtures

  private let kit = Workbook.Kit(root: TestSupport.Kit.root)
  private let products = TestSupport.Kit.products

  private func findings(of parts: [StructureFiles.Part]?) throws -> [Finding] {
    try Parallel.map(kit.patterns()) { [products] in
      StructureFiles(pattern: $0, products: products).findings(of: parts)
    }
    .flatMap(\.self)
  }

  /// Returns a pattern's pictures, drawn with its template changed.
  private func copy(
    of name: String,
    in folder: URL,
    changing change: (String) -> String
  ) throws -> StructureFiles {
    let pattern = try kit.pattern(named: name)
    let copy = Workbook.Kit(root: folder)
    var files = FileSet()
    files.add(
      change(try pattern.template()), in: folder, pattern.templatePath
    )
    for path in [
      pattern.layoutPath,
      StructureFiles(pattern: pattern, products: products).path(of: .template),
    ] {
      files.add(try kit.text(of: path), in: folder, path)
    }
    try files.write()
    return StructureFiles(
      pattern: Pattern(name: name, kit: copy), products: products
    )
  }
}
