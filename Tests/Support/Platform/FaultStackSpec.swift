import Foundation
import Platform
import Synchronization
import XCTest

/// The stack of the handlers of faults.
final class FaultStackSpec: XCTestCase {
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
}
