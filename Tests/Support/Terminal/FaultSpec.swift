import Foundation
import TestSupport
import XCTest

/// The state of a terminal whose program was ended by a fault.
final class FaultSpec: XCTestCase {
  func test_a_fault_restores_the_screen() throws {
    for fault in faults {
      let terminal = try PseudoTerminal()
      try terminal.start(
        "MyNotes", "--interactive", "--store", "memory",
        environment: withoutReport
      )
      try terminal.waitForScreen(with: "quit")
      XCTAssertTrue(terminal.screen.isTakenOver)
      XCTAssertFalse(terminal.screen.showsCursor)
      XCTAssertFalse(terminal.isInLineMode)

      terminal.send(fault)

      XCTAssertEqual(try terminal.waitForExit(), 128 + fault)
      XCTAssertTrue(terminal.wasEndedBySignal)
      XCTAssertFalse(terminal.screen.isTakenOver, "\(fault)")
      XCTAssertTrue(terminal.screen.showsCursor, "\(fault)")
      XCTAssertTrue(terminal.isInLineMode, "\(fault)")
    }
  }

  func test_a_fault_restores_the_keys() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      "ObserverExample", "--step",
      environment: withoutReport.merging(["TERM": "dumb"]) { $1 }
    )
    try terminal.wait(for: "q: quit")

    terminal.send(SIGILL)

    XCTAssertEqual(try terminal.waitForExit(), 128 + SIGILL)
    XCTAssertTrue(terminal.isInLineMode)
  }

  // MARK: - Fixtures

  private let faults = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// Swift's report of a fault takes seconds, and Thread Sanitizer's ends the
  /// program with an exit code.
  private let withoutReport = [
    "SWIFT_BACKTRACE": "enable=no",
    "TSAN_OPTIONS": "handle_segv=0:handle_sigbus=0:handle_sigfpe=0",
  ]
}
