import TestSupport
import XCTest

/// The rules of the pattern that the compiler enforces.
final class FacadeCompileTimeSpec: XCTestCase {
  func test_the_client_sees_the_library_alone() throws {
    XCTAssertEqual(try errors(in: "library.albums.count"), [])
    XCTAssertEqual(
      try errors(in: "library.persistency"),
      ["'persistency' is inaccessible due to 'private' protection level"]
    )
    XCTAssertEqual(
      try errors(in: "library.client"),
      ["'client' is inaccessible due to 'private' protection level"]
    )
  }

  // MARK: - Fixtures

  /// Returns the compiler's errors for a client that uses a library.
  private func errors(in expression: String) throws -> [String] {
    try Compiler.errors(
      inClient: """
        import FacadePattern

        func client(of library: LibraryAPI) {
          print(\(expression))
        }
        """
    )
  }
}
