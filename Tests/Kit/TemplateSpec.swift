import TestSupport
import Workbook
import XCTest

/// Every template can be copied as one small file.
final class TemplateSpec: XCTestCase {
  func test_every_template_fits_on_a_screen() throws {
    for (path, text) in try templates() {
      let count =
        text.split(
          separator: "\n",
          omittingEmptySubsequences: false
        ).count - 1

      XCTAssertLessThanOrEqual(count, 60, path)
    }
  }

  func test_every_template_stands_on_the_standard_library() throws {
    for (path, text) in try templates() {
      let imports = text.matches(of: /import (\w+)/).map { String($0.1) }

      let others = Set(imports).subtracting(["Synchronization", "Foundation"])

      XCTAssertEqual(others, [], path)
    }
  }

  func test_every_template_has_internal_access() throws {
    for (path, text) in try templates() {
      XCTAssertFalse(text.contains(#/\b(public|open|package) /#), path)
    }
  }

  func test_every_template_begins_with_its_intent_and_what_to_rename() throws {
    for (path, text) in try templates() {
      let comment = text.split(separator: "\n")
        .drop { $0.hasPrefix("import ") }
        .prefix { $0.hasPrefix("///") }
        .joined(separator: "\n")

      XCTAssertTrue(
        comment.contains(
          /(creational|structural|behavioral|architectural|Core J2EE)/
        ),
        "\(path) does not say what kind of pattern it is"
      )
      XCTAssertTrue(
        comment.contains(/[Rr]ename/),
        "\(path) does not say what to rename"
      )
    }
  }

  // Whoever copies a template is to know every name that may be taken already.
  func test_every_template_begins_with_the_names_of_all_its_types() throws {
    for (path, text) in try templates() {
      let comment = text.split(separator: "\n")
        .drop { $0.hasPrefix("import ") }
        .prefix { $0.hasPrefix("///") }
        .joined(separator: "\n")
      let types = text.matches(
        of: /(?m)^(?:final )?(?:actor|class|enum|protocol|struct) (\w+)/
      )

      XCTAssertEqual(
        types.map(\.1).filter { !comment.contains("`\($0)`") },
        [],
        "\(path) does not say that these can be renamed"
      )
    }
  }

  // The spec is copied along with its template, so it stands alone as well.
  func test_every_template_spec_needs_nothing_but_its_template() throws {
    for pattern in try Manifest().patterns {
      let path =
        "Tests/Patterns/\(pattern)/\(pattern)TemplateSpec.swift"
      let imports = try Kit.text(of: path)
        .matches(of: /(?m)^(?:@testable )?import (\w+)$/)
        .map { String($0.1) }

      let others = Set(imports).subtracting([
        "\(pattern)Pattern", "XCTest", "Foundation", "Synchronization",
      ])

      XCTAssertEqual(others, [], path)
    }
  }

  func test_no_pattern_module_imports_another() throws {
    let modules = try Manifest().patterns.map { "\($0)Pattern" }
    for module in modules {
      let folder = Kit.root.appending(path: "Sources/\(module)")
      let files = try FileManager.default
        .contentsOfDirectory(atPath: folder.path)
      let imports = try files.flatMap { file in
        try Kit.text(of: "Sources/\(module)/\(file)")
          .matches(of: /import (\w+)/).map { String($0.1) }
      }

      XCTAssertEqual(imports.filter(modules.contains), [], module)
    }
  }

  // MARK: - Fixtures

  private func templates() throws -> [(path: String, text: String)] {
    try Manifest().patterns.map { pattern in
      let path = "Sources/Patterns/\(pattern)/\(pattern)Template.swift"
      return (path, try Kit.text(of: path))
    }
  }
}
