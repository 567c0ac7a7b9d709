import TestSupport
import XCTest

@testable import Workbook

final class GradeCommandSpec: XCTestCase {
  func test_each_hand_in_has_a_row_with_its_first_fault() throws {
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
          -- grace           0/3     Counter.swift: no such file or folder

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
        #""grace","Counter","failed","0","3","Counter.swift: no such file or folder""#,
      ]
      .map { $0 + "\r\n" }.joined()
    )
    XCTAssertTrue(
      try kit.text("grades.xml").contains(
        #"<testsuite name="=charles.swift" tests="3" failures="1">"#
      )
    )
  }

  func test_a_hand_in_that_cannot_be_graded_has_a_row_too() throws {
    let kit = try SmallKit(for: self)
    try kit.write(SmallKit.template, to: "ada.swift")
    try kit.write(
      Progress(pattern: "Strategy").text, to: "grace/.progress.json")
    _ = try kit.patterns("exercise", "Counter", "--to", "DESK/charles")

    XCTAssertEqual(
      try kit.patterns(
        "grade", "DESK/ada.swift", "DESK/nobody", "DESK/grace", "DESK/charles"
      ),
      .init(
        output: """
          -- ada.swift  0/0     a single file doesn't name its pattern
          -- nobody     0/0     no such file or folder
          -- grace      0/0     unknown pattern 'Strategy'
          -- charles    1/3     line 17: XCTAssertEqual failed: ("0") is not \
          equal to ("…

          0 of 4 passed.

          """,
        errors: "",
        status: 1
      )
    )
    XCTAssertEqual(
      try kit.patterns("grade"),
      .usageError(
        "missing argument 'DIR-OR-FILE'",
        of: "patterns grade",
        usage: "DIR-OR-FILE ... [options]"
      )
    )
  }

  func test_a_folder_of_hand_ins_is_not_one() throws {
    let kit = try SmallKit(for: self)
    _ = try kit.patterns("exercise", "Counter", "--to", "DESK/class/ada")

    XCTAssertEqual(
      try kit.patterns("grade", "DESK/class").output,
      """
      -- class  0/0     not an exercise; append '/*' to grade the exercises in it

      0 of 1 passed.

      """
    )
  }

  func test_the_given_pattern_is_for_hand_ins_that_name_none() throws {
    let kit = try SmallKit(for: self)
    try kit.addPattern("Tally")
    _ = try kit.patterns("exercise", "Counter", "--to", "DESK/ada/work")
    try kit.write(
      SmallKit.stuck, to: "ada/work/Sources/CounterPattern/Counter.swift")
    try kit.write(SmallKit.template, to: "charles/work")

    XCTAssertEqual(
      try kit.patterns(
        "grade", "DESK/ada/work", "DESK/charles/work", "--pattern", "Tally"
      ).output,
      """
      -- ada/work      Counter  2/3     line 26: XCTAssertEqual failed: ("1") \
      is not…
      ok charles/work  Tally    3/3

      1 of 2 passed.

      """
    )
  }

  func test_a_symbolic_link_is_refused_anywhere_in_a_path() throws {
    let kit = try SmallKit(for: self)
    _ = try kit.patterns("exercise", "Counter", "--to", "DESK/ada")
    let ada = "ada/Sources/CounterPattern/Counter.swift"
    try kit.write(SmallKit.template, to: ada)
    for (name, link, destination) in [
      ("bob", "Sources", "ada/Sources"),
      ("cyd", "Sources/CounterPattern", "ada/Sources/CounterPattern"),
      ("dan", "Sources/CounterPattern/Counter.swift", ada),
    ] {
      try kit.write(
        try kit.text("ada/.progress.json"), to: "\(name)/.progress.json")
      try kit.link("\(name)/\(link)", to: destination)
    }
    try kit.link("eve", to: "ada")

    XCTAssertEqual(
      try kit.patterns(
        "grade", "DESK/ada", "DESK/bob", "DESK/cyd", "DESK/dan", "DESK/eve"
      ).output,
      """
      ok ada  3/3
      -- bob  0/3     Counter.swift: 'Sources' is a symbolic link
      -- cyd  0/3     Counter.swift: 'CounterPattern' is a symbolic link
      -- dan  0/3     Counter.swift: 'Counter.swift' is a symbolic link
      -- eve  0/0     'eve' is a symbolic link

      1 of 5 passed.

      """
    )
  }

  func test_nothing_is_graded_where_the_kits_own_template_fails() throws {
    let kit = try SmallKit(for: self)
    try kit.write(SmallKit.template, to: "ada.swift")
    try kit.write(
      SmallKit.stuck,
      to: "../kit/Sources/Patterns/Counter/CounterTemplate.swift")

    XCTAssertEqual(
      try kit.patterns("grade", "DESK/ada.swift", "--pattern", "Counter"),
      .error(
        "can't grade on this machine: the kit's own Counter template fails: "
          + #"2/3, line 26: XCTAssertEqual failed: ("1") is not equal to ("2")"#,
        status: 69
      )
    )
  }

  func test_a_file_of_unusual_size_is_refused() throws {
    let kit = try SmallKit(for: self)
    let line = "// " + String(repeating: "x", count: 1000) + "\n"
    try kit.write(line + SmallKit.template, to: "ada.swift")
    try kit.write(String(repeating: "//\n", count: 50_000), to: "bob.swift")

    XCTAssertEqual(
      try kit.patterns(
        "grade", "DESK/ada.swift", "DESK/bob.swift", "--pattern", "Counter"
      ).output,
      """
      -- ada.swift  0/3     ada.swift: has a line of 1000 characters or more
      -- bob.swift  0/3     bob.swift: not UTF-8 text of less than 128 kB

      0 of 2 passed.

      """
    )
  }

  func test_an_invalid_number_is_refused() throws {
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
        .usageError(
          "invalid value '\($0)' for '--jobs'; expected a number from 1 to 256",
          of: "patterns grade",
          usage: "DIR-OR-FILE ... [options]"
        )
      }
    )
  }

  func test_a_report_that_cannot_be_written_is_an_error_before_anything_else()
    throws
  {
    let kit = try SmallKit(for: self)
    try kit.write("nonsense", to: "ada.swift")

    XCTAssertEqual(
      try kit.patterns(
        "grade", "DESK/ada.swift", "--pattern", "Counter",
        "--csv", "DESK/nowhere/grades.csv"
      ),
      .error(
        "DESK/nowhere/grades.csv: No such file or directory",
        status: 73
      )
    )
  }
}
