import TestSupport
import Workbook
import XCTest

/// Properties of the whole kit, checked without building any of it.
final class KitSpec: XCTestCase {
  func test_the_doctor_finds_nothing() throws {
    let findings = try Doctor(of: kit).findings()

    for finding in findings { XCTFail("\(finding)") }
  }

  func test_the_package_has_every_pattern_and_no_other() throws {
    let findings = try PackageDescription(of: kit).findings(in: kit)

    for finding in findings { XCTFail("\(finding)") }
  }

  // MARK: - Fixtures

  private let kit = Workbook.Kit(root: TestSupport.Kit.root)
}
