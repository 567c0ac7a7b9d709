import Foundation
import TestSupport
import XCTest

@testable import Workbook

/// Commands in a terminal, where a file is saved or a signal ends the command.
final class InterruptionSpec: XCTestCase {
  func test_a_watched_exercise_is_checked_again_when_it_is_saved() throws {
    let kit = try SmallKit(for: self)
    let terminal = try PseudoTerminal()
    _ = try kit.patterns("exercise", "Counter", "--to", "DESK/mine")
    try terminal.start(
      "patterns", "check", kit.desk.appending(path: "mine").path, "--watch",
      in: kit.folder
    )
    try terminal.wait(for: "1 of 3 sentences hold.")

    try kit.write(
      SmallKit.template,
      to: "mine/Sources/CounterPattern/Counter.swift"
    )

    try terminal.wait(for: "3 of 3 sentences hold.")
    terminal.send(SIGINT)
    XCTAssertEqual(try terminal.waitForExit(), 130)
    XCTAssertTrue(terminal.isInLineMode)
  }

  func test_an_interrupted_check_leaves_nothing_behind() throws {
    let kit = try SmallKit(for: self)
    let terminal = try PseudoTerminal()
    try kit.write("", to: "temporary/.keep")
    try kit.write(
      SmallKit.template.replacing("value += 1", with: "while true {}"),
      to: "loops.swift"
    )
    try terminal.start(
      "patterns", "grade", kit.desk.appending(path: "loops.swift").path,
      "--pattern", "Counter",
      environment: ["TMPDIR": kit.desk.appending(path: "temporary").path],
      in: kit.folder
    )
    // The program under test is built; it starts at once, and loops.
    try waitForFile(named: "specification", on: kit)
    Thread.sleep(forTimeInterval: 0.5)

    terminal.send(SIGTERM)

    XCTAssertEqual(try terminal.waitForExit(), 143)
    XCTAssertEqual(
      try kit.paths(),
      ["loops.swift", "temporary", "temporary/.keep"]
    )
  }

  func test_an_interrupted_grading_keeps_the_grades_that_it_has() throws {
    for (signal, status) in [(SIGINT, Int32(130)), (SIGKILL, 137)] {
      let kit = try SmallKit(for: self)
      let terminal = try PseudoTerminal()
      try kit.write(SmallKit.template, to: "ada.swift")
      try kit.write(
        SmallKit.template.replacing("value += 1", with: "while true {}"),
        to: "loops.swift"
      )
      try terminal.start(
        "patterns", "grade", kit.desk.appending(path: "ada.swift").path,
        kit.desk.appending(path: "loops.swift").path,
        "--pattern", "Counter", "--jobs", "1",
        "--csv", kit.desk.appending(path: "grades.csv").path,
        "--junit", kit.desk.appending(path: "grades.xml").path,
        in: kit.folder
      )
      try terminal.wait(for: "3/3")

      terminal.send(signal)

      XCTAssertEqual(try terminal.waitForExit(), status)
      XCTAssertEqual(
        try kit.text("grades.csv"),
        "hand-in,pattern,verdict,passed,total,summary\r\n"
          + #""ada.swift","Counter","passed","3","3","passed""# + "\r\n"
      )
      XCTAssertEqual(
        try kit.text("grades.xml").ranges(of: "<testsuite name=").count,
        1
      )
    }
  }

  func test_a_timeout_also_ends_the_processes_that_a_program_started() throws {
    // As a compiler driver does, it starts a process in another group, and ends
    // it when it is interrupted.
    let driver = """
      set -m
      sleep 100 &
      echo $! > part
      trap "kill %1; wait %1; exit" INT
      wait
      """

    try TemporaryDirectory.with { directory in
      let outcome = try Subprocess(
        command: ["bash", "-c", driver],
        directory: directory,
        timeout: 2
      ).run()

      XCTAssertEqual(outcome.end, .outOfTime)
      let part = try String(
        contentsOf: directory.appending(path: "part"),
        encoding: .utf8
      )
      let id = try XCTUnwrap(Int32(part.dropLast()))
      XCTAssertNotEqual(kill(id, 0), 0, "the process still runs")
    }
  }

  // MARK: - Fixtures

  private func waitForFile(named name: String, on kit: SmallKit) throws {
    let deadline = Date(timeIntervalSinceNow: 30)
    // Folders come and go while they are listed.
    while (try? kit.paths())?.contains(where: { $0.hasSuffix("/\(name)") })
      != true
    {
      guard Date.now < deadline else {
        return XCTFail("waited for \(name)")
      }
    }
  }
}
