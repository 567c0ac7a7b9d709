import TestSupport
import XCTest

@testable import Workbook

final class CopyCommandSpec: XCTestCase {
  func test_a_copy_is_a_package_with_new_names() throws {
    let kit = try SmallKit(for: self)

    let outcome = try kit.patterns(
      "copy", "Counter", "Counter=Turnstile", "--package", "--to", "DESK/gate"
    )

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          DESK/gate/Package.swift
          DESK/gate/Sources/TurnstilePattern/Turnstile.swift
          DESK/gate/Tests/TurnstilePatternTests/TurnstileSpec.swift

          """,
        errors: "",
        status: 0
      )
    )
    XCTAssertEqual(
      try kit.text("gate/Sources/TurnstilePattern/Turnstile.swift"),
      "// From the Counter template of Design Patterns 0.1.0.\n"
        + SmallKit.template.replacing("Counter", with: "Turnstile")
    )
    XCTAssertEqual(
      try kit.text("gate/Tests/TurnstilePatternTests/TurnstileSpec.swift"),
      "// From the Counter template of Design Patterns 0.1.0.\n"
        + SmallKit.specification
        .replacing("CounterPattern", with: "TurnstilePattern")
        .replacing("CounterTemplateSpec", with: "TurnstileSpec")
        .replacing("Counter()", with: "Turnstile()")
    )
  }

  func test_a_dry_run_shows_what_would_be_written_and_writes_nothing() throws {
    let kit = try SmallKit(for: self)
    try kit.write("", to: "app/Tests/app-kitTests/Old.swift")

    let outcome = try kit.patterns(
      "copy", "Counter", "--to", "DESK/app/Sources/app-kit", "--dry-run"
    )

    let source = "// From the Counter template of Design Patterns 0.1.0.\n"
    let spec = SmallKit.specification
      .replacing("CounterPattern", with: "app_kit")
      .replacing("CounterTemplateSpec", with: "CounterSpec")
    XCTAssertEqual(
      outcome,
      .init(
        output: """
          DESK/app/Sources/app-kit/Counter.swift

          \(source)\(SmallKit.template)
          DESK/app/Tests/app-kitTests/CounterSpec.swift

          \(source)\(spec)

          """,
        errors: "",
        status: 0
      )
    )
    XCTAssertEqual(
      try kit.paths().filter { $0.hasSuffix(".swift") },
      ["app/Tests/app-kitTests/Old.swift"]
    )
  }

  func test_a_copy_that_fails_its_specification_is_not_written() throws {
    let kit = try SmallKit(for: self)
    try kit.write(
      SmallKit.stuck,
      to: "../kit/Sources/Patterns/Counter/CounterTemplate.swift"
    )

    let outcome = try kit.patterns(
      "copy", "Counter", "--package", "--to", "DESK/a"
    )

    XCTAssertEqual(
      outcome,
      .init(
        output: "",
        errors: """
          error: the copy fails its specification; nothing was written
            it counts on

          """,
        status: 1
      )
    )
    XCTAssertEqual(try kit.paths(), [])
  }

  // MARK: - Existing files

  func test_existing_files_are_kept_and_reported_before_a_build() throws {
    let kit = try SmallKit(for: self)
    try kit.write("mine", to: "Counter.swift")
    // A build would fail.
    try kit.write(
      "final class Counter {",
      to: "../kit/Sources/Patterns/Counter/CounterTemplate.swift"
    )

    let outcome = try kit.patterns(
      "copy", "Counter", "--to", "DESK", "--spec-to", "DESK/specs"
    )

    XCTAssertEqual(
      outcome,
      .error(
        "already exists: DESK/Counter.swift (use --force to overwrite)",
        status: 73
      )
    )
    XCTAssertEqual(try kit.text("Counter.swift"), "mine")
    XCTAssertEqual(try kit.paths(), ["Counter.swift"])
  }

  func test_force_overwrites_existing_files() throws {
    let kit = try SmallKit(for: self)
    try kit.write("mine", to: "Counter.swift")

    let outcome = try kit.patterns(
      "copy", "Counter", "--to", "DESK", "--spec-to", "DESK", "--force"
    )

    XCTAssertEqual(outcome.status, 0)
    XCTAssertTrue(try kit.text("Counter.swift").hasSuffix(SmallKit.template))
    XCTAssertEqual(try kit.paths(), ["Counter.swift", "CounterSpec.swift"])
  }
}
