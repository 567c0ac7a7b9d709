import TestSupport
import XCTest

@testable import Workbook

final class GradeCommandSpec: XCTestCase {
  func test_each_hand_in_has_a_line_and_what_is_wrong_first() throws {
    let kit = try SmallKit(for: self)
    try kit.write(SmallKit.template, to: "ada.swift")
    try kit.write(SmallKit.stuck, to: "=charles.swift")
    _ = try kit.patterns("exercise", "Counter", "--to", "DESK/grace")
    try FileManager.default.removeItem(
      at: kit.desk.appending(path: "grace/Sources/CounterPattern/Counter.swift")
    )

    let outcome = try kit.patterns(
      "grade", "DESK/ada.swift", "DESK/=charles.swift", "DESK/grace",
      "--pattern", "counter", "--csv", "DESK/grades.csv",
      "--junit", "DESK/grades.xml", "--jobs", "2", "--timeout", "10"
    )

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          ok ada.swift       3/3
          -- =charles.swift  2/3     line 26: XCTAssertEqual failed: ("1") is \
          not equal …
          -- grace           0/3     Counter.swift: is not there

          1 of 3 passed.

          """,
        errors: "",
        status: 1
      )
    )
    let reason = #"line 26: XCTAssertEqual failed: (""1"") is not equal to"#
    XCTAssertEqual(
      try kit.text("grades.csv"),
      [
        "hand-in,pattern,verdict,passed,total,summary",
        #""ada.swift","Counter","passed","3","3","passed""#,
        #""'=charles.swift","Counter","failed","2","3",""#
          + reason + #" (""2"")""#,
        #""grace","Counter","failed","0","3","Counter.swift: is not there""#,
      ]
      .map { $0 + "\r\n" }.joined()
    )
    XCTAssertTrue(
      try kit.text("grades.xml").contains(
        #"<testsuite name="=charles.swift" tests="3" failures="1">"#
      )
    )
  }

  func test_what_can_not_be_graded_at_all_is_told_before_anything_is() throws {
    let kit = try SmallKit(for: self)
    try kit.write("", to: "ada.swift")
    try kit.write(#"{"pattern": "Strategy"}"#, to: "grace/.progress.json")

    XCTAssertEqual(
      try kit.patterns("grade", "DESK/ada.swift"),
      complaint("DESK/ada.swift: is a file; of which pattern?", status: 66)
    )
    XCTAssertEqual(
      try kit.patterns("grade", "DESK/nobody"),
      complaint("DESK/nobody: is not there", status: 66)
    )
    XCTAssertEqual(
      try kit.patterns("grade", "DESK/grace"),
      complaint("DESK/grace: is no exercise of a pattern", status: 66)
    )
    XCTAssertEqual(
      try kit.patterns("grade"),
      complaint("a hand-in is missing (see patterns grade --help)", status: 64)
    )
  }

  func test_a_number_that_makes_no_sense_is_refused() throws {
    let kit = try SmallKit(for: self)
    try kit.write("", to: "ada.swift")

    let outcomes = try [["--jobs", "0"], ["--jobs", "many"]].map {
      try kit.patterns(
        ["grade", "DESK/ada.swift", "--pattern", "Counter"] + $0,
        in: kit.folder
      )
    }

    XCTAssertEqual(
      outcomes,
      ["0", "many"].map {
        complaint(
          "'--jobs' takes a number from 1 to 256, not '\($0)' "
            + "(see patterns grade --help)",
          status: 64
        )
      }
    )
  }

  func test_a_report_that_can_not_be_written_is_told_with_its_path() throws {
    let kit = try SmallKit(for: self)
    try kit.write("nonsense", to: "ada.swift")

    let outcome = try kit.patterns(
      "grade", "DESK/ada.swift", "--pattern", "Counter",
      "--csv", "DESK/nowhere/grades.csv"
    )

    XCTAssertEqual(
      outcome,
      .init(
        output: """
          -- ada.swift  0/3     ada.swift:1: expressions are not allowed at \
          the top level

          0 of 1 passed.

          """,
        errors: """
          patterns: DESK/nowhere/grades.csv: No such file or directory

          """,
        status: 73
      )
    )
  }
}
