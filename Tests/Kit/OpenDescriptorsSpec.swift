import Foundation
import TestSupport
import XCTest

/// The programs that tests start leave no descriptors open.
///
/// A suite starts hundreds of programs, and on Linux Foundation can't start
/// another one when too many descriptors are open.
final class OpenDescriptorsSpec: XCTestCase {
  func test_a_program_that_has_ended_leaves_no_descriptor_open() throws {
    try assertNoDescriptorsStay {
      _ = try Program("ObserverExample", "--page", "1").run(input: "x")
    }
  }

  func test_a_program_on_a_terminal_leaves_no_descriptor_open() throws {
    try assertNoDescriptorsStay {
      let terminal = try PseudoTerminal()
      try terminal.start("ObserverExample", "--page", "1")
      _ = try terminal.waitForExit()
    }
  }

  func test_a_killed_program_leaves_no_descriptor_open() throws {
    try TemporaryDirectory.with { directory in
      try assertNoDescriptorsStay {
        _ = try KilledProcess.kill(
          "ObserverExample",
          ["--page", "1"],
          after: 1,
          writingTo: directory
        )
      }
    }
  }

  func test_a_waiting_program_leaves_no_descriptor_open() throws {
    try TemporaryDirectory.with { directory in
      let path = directory.appending(path: "claimed").path
      try assertNoDescriptorsStay {
        let waiting = try WaitingProcess("StorageWriter", "claim", path)
        waiting.kill()
      }
    }
  }
}
