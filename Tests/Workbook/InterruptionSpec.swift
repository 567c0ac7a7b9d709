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
    try XCTSkipIf(processes().isEmpty, "this system has no ps")
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
    // The program runs until it is ended.
    try waitForProgram(named: "specification", on: kit)

    terminal.send(SIGTERM)

    XCTAssertEqual(try terminal.waitForExit(), 143)
    XCTAssertEqual(
      try kit.paths(),
      ["loops.swift", "temporary", "temporary/.keep"]
    )
  }

  func test_an_interrupted_grading_keeps_the_grades_that_it_has() throws {
    let signals = [(SIGINT, Int32(130)), (SIGKILL, 137)]
    for (signal, status) in signals.prefix(
      Effort.rounds(short: 1, thorough: signals.count)
    ) {
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
    // Like a compiler driver, the script starts a process in another group, and
    // ends that process when it is interrupted itself.
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
        timeout: 1
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

  /// Waits until a program runs that a process has started whose command names
  /// the kit's folder.
  private func waitForProgram(named name: String, on kit: SmallKit) throws {
    let place = kit.desk.deletingLastPathComponent().lastPathComponent
    let deadline = Date(timeIntervalSinceNow: 30)
    while Date.now < deadline {
      let processes = try processes()
      let isRunning = processes.values.contains { process in
        process.command.prefix { $0 != " " }.hasSuffix("/\(name)")
          && sequence(first: process) { processes[$0.parent] }.prefix(100)
            .contains { $0.command.contains(place) }
      }
      if isRunning { return }
    }
    XCTFail("waited for \(name)")
  }

  private struct RunningProcess {
    let parent: Substring
    let command: Substring
  }

  /// Returns all processes of this machine, by number.
  private func processes() throws -> [Substring: RunningProcess] {
    let list = try Program(
      URL(filePath: "/usr/bin/env"),
      ["ps", "-A", "-ww", "-o", "pid,ppid,args"],
      environment: ["LC_ALL": "C"]
    ).run().output
    let rows = list.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 2)
    }
    return rows.reduce(into: [:]) { processes, row in
      guard row.count == 3 else { return }
      processes[row[0]] = RunningProcess(parent: row[1], command: row[2])
    }
  }
}
