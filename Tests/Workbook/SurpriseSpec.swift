import XCTest

@testable import Workbook

/// The differences between a misconception's evidence and what catches it.
final class SurpriseSpec: XCTestCase {
  func test_a_mistake_caught_by_exactly_its_specs_is_not_a_surprise() throws {
    XCTAssertEqual(
      try surprises("Caught by: test_a", .ran([passed("b"), failed("a")])),
      []
    )
    XCTAssertEqual(
      try surprises("Refused: is private", .refused(["A:1: 'x' is private"])),
      []
    )
  }

  func test_a_mistake_caught_by_other_specs_is_a_surprise() throws {
    XCTAssertEqual(
      try surprises("Caught by: test_a", .ran([passed("a"), failed("b")])),
      ["test_a does not catch it", "test_b catches it too"]
    )
  }

  func test_a_mistake_that_no_spec_catches_is_a_surprise() throws {
    XCTAssertEqual(
      try surprises("Caught by: test_a", .ran([passed("a"), passed("b")])),
      ["nothing catches it"]
    )
  }

  func test_an_error_other_than_the_expected_one_is_a_surprise() throws {
    XCTAssertEqual(
      try surprises("Refused: is private", .refused(["A:1: no 'x'"])),
      ["the compiler says: A:1: no 'x'"]
    )
    XCTAssertEqual(
      try surprises("Refused: is private", .ran([failed("a")])),
      ["the compiler accepts it"]
    )
    XCTAssertEqual(
      try surprises("Caught by: test_a", .refused(["A:1: no 'x'"])),
      ["the compiler refuses it: A:1: no 'x'"]
    )
  }

  // MARK: - Fixtures

  private func surprises(
    _ evidence: String,
    _ report: SpecRunner.Report
  ) throws -> [String] {
    let misconception = try Misconception(
      path: "A.diff",
      text: "Mistake: a.\nWhy: b.\n\(evidence)\n\n@@ -1 +1 @@\n-a\n+b\n"
    )
    return misconception.surprises(in: report)
  }

  private func passed(_ name: String) -> SpecRunner.Result {
    .init(sentence: sentence(name), verdict: .passed)
  }

  private func failed(_ name: String) -> SpecRunner.Result {
    .init(sentence: sentence(name), verdict: .failed(["line 1: no"]))
  }

  private func sentence(_ name: String) -> SpecSuite.Sentence {
    .init(method: "test_\(name)", line: 1, group: "", isAsync: false, body: "")
  }
}
