import TestSupport
import XCTest

/// The workbook's tool, where Xcode starts it: beside the programs that it has
/// built, which are in no kit.
final class WorkingDirectorySpec: XCTestCase {
  func test_outside_of_a_kit_the_tool_has_the_one_it_was_built_from() throws {
    let tool = Kit.products.appending(path: "patterns")
    let inKit = try Program(tool, ["list"], in: Kit.root).run()

    let outside = try TemporaryDirectory.with { directory in
      try Program(tool, ["list"], in: directory).run()
    }

    XCTAssertEqual(outside, inKit)
    XCTAssertEqual(outside.status, 0)
  }
}
