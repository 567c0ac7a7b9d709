import TestSupport
import XCTest

/// The site command's refusals, which come before it builds anything.
final class SiteCommandSpec: XCTestCase {
  func test_a_site_without_a_folder_is_refused() throws {
    XCTAssertEqual(
      try SmallKit(for: self).patterns("site"),
      .usageError(
        "missing required option '--to DIR'",
        of: "patterns site",
        usage: "--to DIR [--serve]"
      )
    )
  }

  func test_a_folder_that_is_not_a_site_is_not_overwritten() throws {
    let kit = try SmallKit(for: self)
    try kit.write("mine", to: "notes.txt")

    XCTAssertEqual(
      try kit.patterns("site", "--to", "DESK"),
      .error("already exists: DESK", status: 73)
    )
  }
}
