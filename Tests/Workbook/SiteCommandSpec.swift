import XCTest

/// The site command's refusals, which come before it builds anything.
final class SiteCommandSpec: XCTestCase {
  func test_a_site_without_a_folder_is_refused() throws {
    XCTAssertEqual(
      try SmallKit(for: self).patterns("site"),
      complaint(
        "'--to' is missing: where shall the site go? "
          + "(see patterns site --help)",
        status: 64
      )
    )
  }

  func test_a_folder_that_is_not_a_site_is_not_overwritten() throws {
    let kit = try SmallKit(for: self)
    try kit.write("mine", to: "notes.txt")

    XCTAssertEqual(
      try kit.patterns("site", "--to", "DESK"),
      complaint("already exists: DESK", status: 73)
    )
  }
}
