import TestSupport
import XCTest

/// What the compiler holds the pattern's users to.
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

  /// What the compiler says of a client that asks a library for something.
  private func errors(in question: String) throws -> [String] {
    try Compiler.errors(
      inClient: """
        import FacadePattern

        func client(of library: LibraryAPI) {
          print(\(question))
        }
        """
    )
  }
}
