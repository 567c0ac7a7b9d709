import Foundation
import XCTest

/// Asserts that some work leaves no descriptor open each time that it runs.
///
/// A few new descriptors may have other owners.
public func assertNoDescriptorsStay(
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () throws -> Void
) throws {
  try body()
  let before = try openDescriptors()
  for _ in 1...10 { try body() }
  XCTAssertLessThan(
    try openDescriptors() - before, 10, file: file, line: line
  )
}

private func openDescriptors() throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
}
