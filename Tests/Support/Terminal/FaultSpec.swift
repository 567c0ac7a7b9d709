import Foundation
import TestSupport
import XCTest

/// What is left of a terminal whose program has ended by a fault.
final class FaultSpec: XCTestCase {
  func test_a_fault_gives_the_screen_back_as_it_was() throws {
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

  func test_a_fault_gives_the_keys_back_as_they_were() throws {
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

  /// Swift's own report of a fault takes seconds, and that of Thread Sanitizer
  /// ends the program by an exit code.
  private let withoutReport = [
    "SWIFT_BACKTRACE": "enable=no",
    "TSAN_OPTIONS": "handle_segv=0:handle_sigbus=0:handle_sigfpe=0",
  ]
}
