import TestSupport
import Workbook
import XCTest

final class HouseSpec: XCTestCase {
  // MARK: - This kit

  func test_every_piece_of_the_kit_is_where_it_belongs() throws {
    XCTAssertEqual(try House().problems, [])
  }

  func test_the_list_of_patterns_is_read_from_the_manifest() {
    let manifest = Manifest(
      text: """
        let patterns = [
          "Adapter",
          // "Bridge",
          "MVC",
        ]
        """
    )

    XCTAssertEqual(manifest.patterns, ["Adapter", "MVC"])
  }

  // MARK: - A kit with a fault

  func test_a_whole_pattern_has_no_problem() {
    XCTAssertEqual(problems(), [])
  }

  func test_each_missing_piece_is_named_with_its_path() {
    XCTAssertEqual(
      House(patterns: ["Adapter"], files: []).problems,
      [
        "missing: Docs/DesignPatterns.docc/Adapter.md",
        "missing: Examples/Adapter/Output.txt",
        "missing: Examples/Adapter/main.swift",
        "missing: Examples/Exercises/Adapter/Hints.md",
        "missing: Examples/Exercises/Adapter/Skeleton.swift",
        "missing: README.md",
        "missing: Sources/Patterns/Adapter/AdapterTemplate.swift",
        "missing: Tests/Patterns/Adapter/AdapterTemplateSpec.swift",
        "missing: a worked example beside "
          + "Sources/Patterns/Adapter/AdapterTemplate.swift",
      ]
    )
  }

  func test_a_pattern_that_is_not_in_the_list_is_named() {
    XCTAssertEqual(
      problems(adding: "Sources/BridgePattern/BridgeTemplate.swift"),
      ["stray: Sources/BridgePattern belongs to no pattern in Package.swift"]
    )
    XCTAssertEqual(
      problems(adding: "Docs/DesignPatterns.docc/Bridge.md"),
      [
        "stray: Docs/DesignPatterns.docc/Bridge.md is about no pattern in "
          + "Package.swift"
      ]
    )
  }

  func test_a_stray_file_is_named() {
    XCTAssertEqual(
      problems(adding: "TODO.md"), ["stray at the top level: TODO.md"])
    XCTAssertEqual(
      problems(adding: "Examples/Adapter/Helper.swift"),
      [
        "stray: Examples/Adapter/Helper.swift; "
          + "an example is main.swift and Output.txt"
      ]
    )
  }

  func test_a_misnamed_suite_is_named() {
    XCTAssertEqual(
      problems(adding: "Tests/Patterns/Adapter/AdapterTests.swift"),
      [
        "misnamed: Tests/Patterns/Adapter/AdapterTests.swift; "
          + "a suite is named ...Spec.swift"
      ]
    )
  }

  // MARK: - Fixtures

  private func problems(adding file: String? = nil) -> [String] {
    let files: Set = [
      "README.md",
      "Docs/DesignPatterns.docc/Adapter.md",
      "Examples/Adapter/Output.txt",
      "Examples/Adapter/main.swift",
      "Examples/Exercises/Adapter/Hints.md",
      "Examples/Exercises/Adapter/Skeleton.swift",
      "Sources/Patterns/Adapter/AdapterTemplate.swift",
      "Sources/Patterns/Adapter/HorizontalScroller.swift",
      "Tests/Patterns/Adapter/AdapterTemplateSpec.swift",
    ]
    let added = file.map { [$0] } ?? []
    return House(patterns: ["Adapter"], files: files.union(added)).problems
  }
}
