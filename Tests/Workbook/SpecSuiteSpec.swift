import XCTest

@testable import Workbook

final class SpecSuiteSpec: XCTestCase {
  func test_a_suite_is_its_sentences_in_source_order() {
    let suite = SpecSuite(path: "Tests/ASpec.swift", text: source)

    XCTAssertEqual(suite.name, "ASpec")
    XCTAssertEqual(
      suite.sentences.map(\.prose),
      ["it holds", "it waits", "it is long"]
    )
    XCTAssertEqual(suite.sentences.map(\.line), [5, 12, 17])
  }

  func test_a_single_s_is_a_possessive() {
    let suite = SpecSuite(
      path: "ASpec.swift",
      text: "class A: B {\n  func test_a_view_s_owner_is_the_user_s() {}\n}"
    )

    XCTAssertEqual(
      suite.sentences.map(\.prose),
      ["a view's owner is the user's"]
    )
  }

  func test_sentences_are_grouped_by_their_headings() {
    let suite = SpecSuite(path: "Tests/ASpec.swift", text: source)

    XCTAssertEqual(suite.groups.map(\.heading), ["", "Waiting"])
    XCTAssertEqual(suite.groups.map(\.sentences.count), [1, 2])
  }

  func test_a_sentence_knows_whether_it_is_asynchronous() {
    let suite = SpecSuite(path: "Tests/ASpec.swift", text: source)

    XCTAssertEqual(suite.sentences.map(\.isAsync), [false, true, true])
  }

  func test_a_sentence_has_its_tests_body() {
    let suite = SpecSuite(path: "Tests/ASpec.swift", text: source)

    XCTAssertEqual(
      suite.sentences.map(\.body),
      ["if true {\n  XCTAssertTrue(true)\n}", "await nothing()", "go()"]
    )
  }

  // MARK: - Fixtures

  private let source = """
    import XCTest

    final class ASpec: XCTestCase {

      func test_it_holds() {
        if true {
          XCTAssertTrue(true)
        }
      }

      // MARK: - Waiting
      @MainActor func test_it_waits() async {
        await nothing()
      }

      // What comes next is long.
      func test_it_is_long()
        async throws
      {
        go()
      }

      // MARK: - Fixtures

      private func nothing() async {}
    }
    """
}
