import TestSupport
import XCTest

@testable import Workbook

/// The refusals of `copy`, with their reasons.
final class CopyRefusalSpec: XCTestCase {
  func test_invalid_arguments_are_refused_and_nothing_is_written() throws {
    let kit = try SmallKit(for: self)
    let refusals = [
      (["Counter"], "missing required option '--to DIR'"),
      (
        ["Counter", "--to", "DESK/x"],
        "missing required option '--spec-to DIR'"
      ),
      (["--to", "DESK/x"], "missing argument 'PATTERN'"),
      (
        ["Counter", "Counter", "--to", "DESK/x"],
        "unexpected argument 'Counter'; expected ROLE=NAME"
      ),
      (
        ["Counter", "Counter=A", "Counter=B", "--to", "DESK/x"],
        "role 'Counter' given more than once"
      ),
      (
        ["Counter", "Conter=A", "--to", "DESK/x"],
        "the template has no role 'Conter'; its roles are Counter"
      ),
      (
        ["Counter", "Counter=class", "--to", "DESK/x"],
        "'class' is a Swift keyword"
      ),
      (
        ["Counter", "Counter=9", "--to", "DESK/x"],
        "'9' is not a valid type name in Swift"
      ),
      (
        ["Counter", "Counter=XCTestCase", "--to", "DESK/x"],
        "'XCTestCase' is already used by the template or its specification"
      ),
      (
        ["Counter", "--module", "my-app", "--to", "DESK/x"],
        "'my-app' is not a valid module name in Swift"
      ),
      (
        ["Counter", "--package", "--spec-to", "DESK/y", "--to", "DESK/x"],
        "'--spec-to' can't be combined with '--package'"
      ),
    ]

    let outcomes = try refusals.map {
      try kit.patterns(["copy"] + $0.0, in: kit.folder)
    }

    XCTAssertEqual(
      outcomes,
      refusals.map {
        .usageError(
          $0.1,
          of: "patterns copy",
          usage: "PATTERN [ROLE=NAME ...] --to DIR [options]"
        )
      }
    )
    XCTAssertEqual(try kit.paths(), [])
  }
}
