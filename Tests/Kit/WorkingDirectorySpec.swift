import TestSupport
import XCTest

/// The workbook's tool, started as Xcode does: in the folder of the built
/// programs, which isn't in a kit.
final class WorkingDirectorySpec: XCTestCase {
  func test_outside_of_a_kit_the_tool_uses_the_one_it_was_built_from() throws {
    let tool = Kit.products.appending(path: "patterns")
    let inKit = try Program(tool, ["list"], in: Kit.root).run()

    let outside = try TemporaryDirectory.with { directory in
      try Program(tool, ["list"], in: directory).run()
    }

    XCTAssertEqual(outside, inKit)
    XCTAssertEqual(outside.status, 0)
  }
}
