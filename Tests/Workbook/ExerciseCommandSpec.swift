import TestSupport
import XCTest

@testable import Workbook

final class ExerciseCommandSpec: XCTestCase {
  func test_an_exercise_is_a_package_with_the_skeleton_and_the_specs() throws {
    let kit = try SmallKit(for: self)

    let outcome = try kit.patterns("exercise", "counter", "--to", "DESK/mine")

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          1 part to write, in DESK/mine/Sources/CounterPattern/Counter.swift
          Then: swift run patterns check DESK/mine

          """,
        errors: "",
        status: 0
      )
    )
    XCTAssertEqual(
      try kit.paths().filter { $0.contains(".") },
      [
        "mine/.progress.json", "mine/Package.swift", "mine/README.md",
        "mine/Sources/CounterPattern/Counter.swift",
        "mine/Tests/CounterPatternTests/CounterTemplateSpec.swift",
      ]
    )
    XCTAssertEqual(
      try kit.text("mine/Sources/CounterPattern/Counter.swift"),
      SmallKit.skeleton
    )
    XCTAssertEqual(
      try kit.text("mine/Tests/CounterPatternTests/CounterTemplateSpec.swift"),
      SmallKit.specification
    )
  }

  func test_the_readme_lists_the_parts_to_write() throws {
    let kit = try SmallKit(for: self)

    _ = try kit.patterns("exercise", "Counter", "--to", "DESK/mine")

    XCTAssertTrue(
      try kit.text("mine/README.md").hasPrefix(
        """
        # Exercise: Counter

        A counter counts.

        Write these parts of `Sources/CounterPattern/Counter.swift`:

        - Go on by one.

        """
      )
    )
  }

  func test_the_readme_names_the_modules_that_a_check_accepts() throws {
    let kit = try SmallKit(for: self)

    _ = try kit.patterns("exercise", "Counter", "--to", "DESK/mine")

    let text = try kit.text("mine/README.md")
    XCTAssertTrue(
      text.contains(
        "\n- The file may import `Observation` and `Synchronization`.\n"
      ),
      text
    )
  }

  func test_existing_files_are_never_overwritten() throws {
    let kit = try SmallKit(for: self)
    try kit.write("my work", to: "mine/Sources/CounterPattern/Counter.swift")

    let outcome = try kit.patterns("exercise", "Counter", "--to", "DESK/mine")

    XCTAssertEqual(
      outcome,
      .error(
        "already exists: DESK/mine/Sources/CounterPattern/Counter.swift",
        status: 73
      )
    )
    XCTAssertEqual(
      try kit.paths().filter { $0.hasSuffix(".swift") },
      ["mine/Sources/CounterPattern/Counter.swift"]
    )
  }

  func test_a_folder_that_cannot_be_created_is_named() throws {
    let kit = try SmallKit(for: self)
    try kit.write("", to: "file")

    let outcome = try kit.patterns("exercise", "Counter", "--to", "DESK/file/x")

    XCTAssertEqual(
      outcome,
      .error("DESK/file/x: Not a directory", status: 73)
    )
  }

  func test_a_missing_destination_is_refused() throws {
    XCTAssertEqual(
      try SmallKit(for: self).patterns("exercise", "Counter"),
      .usageError(
        "missing required option '--to DIR'",
        of: "patterns exercise",
        usage: "PATTERN --to DIR"
      )
    )
  }
}
