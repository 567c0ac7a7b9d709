import Foundation
import Platform
import Synchronization
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

  // MARK: - The handlers' stack

  func test_a_thread_has_a_stack_for_the_handlers_once() {
    let stacks = Mutex<[Stack]>([])
    let isDone = DispatchSemaphore(value: 0)

    Thread.detachNewThread {
      for _ in 1...2 {
        Platform.reserveFaultStack()
        var stack = stack_t()
        sigaltstack(nil, &stack)
        let place = UInt(bitPattern: stack.ss_sp)
        let found = Stack(
          place: place, size: Int(stack.ss_size), flags: Int(stack.ss_flags)
        )
        stacks.withLock { $0.append(found) }
      }
      isDone.signal()
    }
    isDone.wait()

    let (first, second) = stacks.withLock { ($0[0], $0[1]) }
    XCTAssertNotEqual(first.place, 0)
    XCTAssertGreaterThanOrEqual(first.size, Int(MINSIGSTKSZ))
    XCTAssertEqual(first.flags, 0)
    XCTAssertEqual(second, first)
  }

  func test_a_handler_runs_on_that_stack() {
    var before = faults.map { _ in sigaction() }
    for (index, fault) in faults.enumerated() {
      sigaction(fault, nil, &before[index])
    }
    defer {
      for (index, fault) in faults.enumerated() {
        sigaction(fault, &before[index], nil)
      }
    }

    Platform.handleFaults { _ in }

    for fault in faults {
      var action = sigaction()
      sigaction(fault, nil, &action)
      XCTAssertNotEqual(action.sa_flags & Int32(SA_ONSTACK), 0, "\(fault)")
    }
  }

  // MARK: - Fixtures

  private struct Stack: Equatable {
    let place: UInt
    let size: Int
    let flags: Int
  }

  private let faults = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// Swift's report of a fault takes seconds, and Thread Sanitizer's ends the
  /// program with an exit code.
  private let withoutReport = [
    "SWIFT_BACKTRACE": "enable=no",
    "TSAN_OPTIONS": "handle_segv=0:handle_sigbus=0:handle_sigfpe=0",
  ]
}
