import TestSupport
import XCTest

@testable import Lesson

final class RebuildSpec: XCTestCase {
  @MainActor
  func test_it_is_needed_once_the_source_has_changed() async throws {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "main.swift")
      try Data("one".utf8).write(to: file)
      let rebuild = Rebuild(lesson: Lesson("A", "b", file: file.path))
      XCTAssertFalse(rebuild.isNeeded)

      try Data("two".utf8).write(to: file)

      XCTAssertTrue(rebuild.isNeeded)
    }
  }
}
