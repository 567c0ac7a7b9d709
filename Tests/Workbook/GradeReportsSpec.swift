import XCTest

@testable import Workbook

/// Reports of grades for other programs, in which the text of a hand-in is
/// escaped.
final class GradeReportsSpec: XCTestCase {
  func test_comma_separated_values_are_quoted() {
    XCTAssertEqual(
      Grade.csv(grades),
      [
        "hand-in,pattern,verdict,passed,total,summary",
        #""ada","Counter","passed","2","2","passed""#,
        #""'=1+1,""x""","Counter","failed","1","2","line 3: <""&""> ␛""#,
        #""charles","Counter","failed","0","2","A.swift:1: no""#,
      ]
      .map { $0 + "\r\n" }.joined()
    )
  }

  func test_a_hand_in_that_could_not_be_graded_has_not_failed() {
    var grade = grade("ada", refusals: ["no space left"])
    grade.isGraded = false

    XCTAssertEqual(grade.verdict, "not graded")
    XCTAssertEqual(
      Grade.csv([grade]).split(separator: "\r\n").last,
      #""ada","Counter","not graded","0","2","no space left""#
    )
  }

  func test_junit_xml_is_escaped() {
    XCTAssertEqual(
      Grade.junit(grades),
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="ada" tests="2" failures="0">
          <testcase name="it holds"/>
          <testcase name="it fails"/>
        </testsuite>
        <testsuite name="=1+1,&quot;x&quot;" tests="2" failures="1">
          <testcase name="it holds"/>
          <testcase name="it fails"><failure message="line 3: \
      &lt;&quot;&amp;&quot;&gt; \u{FFFD}">line 3: &lt;&quot;&amp;&quot;&gt; \
      \u{FFFD}
      line 4</failure></testcase>
        </testsuite>
        <testsuite name="charles" tests="1" failures="1">
          <testcase name="can be checked"><failure message="A.swift:1: no">\
      A.swift:1: no
      A.swift:2: no</failure></testcase>
        </testsuite>
      </testsuites>

      """
    )
  }

  func test_json_has_the_points_and_the_failed_sentences() throws {
    XCTAssertEqual(
      try Grade.json([grades[1]]),
      #"""
      [
        {
          "failed" : [
            "it fails"
          ],
          "isPassed" : false,
          "name" : "=1+1,\"x\"",
          "passed" : 1,
          "pattern" : "Counter",
          "summary" : "line 3: <\"&\"> \u001b",
          "total" : 2
        }
      ]

      """#
    )
  }

  // MARK: - Fixtures

  private var grades: [Grade] {
    [
      grade("ada", results: [("holds", .passed), ("fails", .passed)]),
      grade(
        "=1+1,\"x\"",
        results: [
          ("holds", .passed),
          ("fails", .failed(["line 3: <\"&\"> \u{1B}", "line 4"])),
        ]
      ),
      grade("charles", refusals: ["A.swift:1: no", "A.swift:2: no"]),
    ]
  }

  private func grade(
    _ name: String,
    results: [(String, Verdict)] = [],
    refusals: [String] = []
  ) -> Grade {
    Grade(
      name: name,
      pattern: "Counter",
      total: 2,
      results: results.map {
        .init(
          sentence: .init(
            method: "test_it_\($0.0)",
            line: 1,
            group: "",
            isAsync: false,
            body: ""
          ),
          verdict: $0.1
        )
      },
      refusals: refusals
    )
  }
}
