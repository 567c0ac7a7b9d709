import Terminal
import Foundation
import Synchronization
import XCTest

final class StandardOutputSpec: XCTestCase {
  func test_an_output_that_is_full_is_waited_for_also_if_it_does_not_block()
    throws
  {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting
    let flags = fcntl(writing.fileDescriptor, F_GETFL)
    XCTAssertEqual(
      fcntl(writing.fileDescriptor, F_SETFL, flags | O_NONBLOCK),
      0
    )
    // Far more than a pipe takes.
    let text = String(repeating: "a line\n", count: 500_000)
    let reading = Reading(pipe.fileHandleForReading)

    try StandardOutput(descriptor: writing.fileDescriptor).write(text)
    try writing.close()

    XCTAssertEqual(reading.result(), Data(text.utf8))
  }

  func test_an_output_that_is_closed_is_an_error_in_the_systems_words() {
    XCTAssertThrowsError(try StandardOutput(descriptor: -1).write("x")) {
      XCTAssertEqual(
        $0 as? StandardOutput.WriteError,
        StandardOutput.WriteError("Bad file descriptor")
      )
    }
  }

  func test_nothing_is_written_everywhere() throws {
    XCTAssertNoThrow(try StandardOutput(descriptor: -1).write(""))
  }
}

/// Reads a file to its end, beside what the test does.
private final class Reading: Sendable {
  private let data = Mutex(Data())
  private let group = DispatchGroup()

  init(_ handle: FileHandle) {
    DispatchQueue.global().async(group: group) { [self] in
      let all = (try? handle.readToEnd()) ?? Data()
      data.withLock { $0 = all }
    }
  }

  func result() -> Data {
    group.wait()
    return data.withLock { $0 }
  }
}
