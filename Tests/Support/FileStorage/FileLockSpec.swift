import FileStorage
import Foundation
import TestSupport
import XCTest

final class FileLockSpec: XCTestCase {
  func test_only_one_caller_holds_the_lock_at_a_time() throws {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "count")
      try Data("0".utf8).write(to: file)

      // Each reads, adds one and writes: without a lock, additions would be
      // lost.
      DispatchQueue.concurrentPerform(iterations: 100) { _ in
        try? FileLock(for: file).withLock {
          let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
          let count = (Int(text) ?? 0) + 1
          try? Data("\(count)".utf8).write(to: file, options: .atomic)
        }
      }

      XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "100")
    }
  }

  func test_a_lock_that_cannot_be_created_is_an_error_that_names_the_file()
    throws
  {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "no such folder/file")
      let lock = FileLock(for: file)

      XCTAssertThrowsError(try lock.withLock {}) {
        XCTAssertEqual(
          $0 as? StorageError,
          .notWritable(file.path, reason: "No such file or directory")
        )
      }
    }
  }

  func test_a_lock_is_released_when_its_holder_throws() throws {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "file")
      let lock = FileLock(for: file)

      XCTAssertThrowsError(
        try lock.withLock { throw StorageError.empty("x") }
      )

      XCTAssertEqual(try lock.withLock { "free" }, "free")
    }
  }
}
