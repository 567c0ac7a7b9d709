import XCTest

/// Asserts that an expression throws an error that equals `expected`.
public func assertThrows<Failure: Error & Equatable>(
  _ expected: Failure,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () throws -> Void
) {
  XCTAssertThrowsError(try body(), file: file, line: line) {
    XCTAssertEqual($0 as? Failure, expected, file: file, line: line)
  }
}

/// Asserts that an asynchronous expression throws an error that equals
/// `expected`.
public func assertThrows<Failure: Error & Equatable>(
  _ expected: Failure,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () async throws -> Void
) async {
  do {
    try await body()
    XCTFail("no error was thrown", file: file, line: line)
  } catch {
    XCTAssertEqual(error as? Failure, expected, file: file, line: line)
  }
}
