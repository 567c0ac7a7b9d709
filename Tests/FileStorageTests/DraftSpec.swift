import FileStorage
import Foundation
import Synchronization
import TestSupport
import XCTest

/// What is beside a file while it is written, and after.
final class DraftSpec: XCTestCase {
  func test_a_private_file_is_private_while_it_is_written() throws {
    try withFile { file in
      try file.write([])
      chmod(file.url.path, 0o600)
      let content = Array(repeating: "private", count: 50_000)
      let isOver = Mutex(false)
      let writing = DispatchGroup()
      DispatchQueue.global().async(group: writing) {
        while !isOver.withLock({ $0 }) { try? file.write(content) }
      }

      // Each look finds another draft, and perhaps the very moment.
      var permissions: [mode_t] = []
      let deadline = Date(timeIntervalSinceNow: 30)
      while permissions.count < 200, Date.now < deadline {
        permissions += drafts(of: file)
      }

      isOver.withLock { $0 = true }
      writing.wait()
      XCTAssertEqual(Set(permissions), [0o600])
      XCTAssertGreaterThanOrEqual(permissions.count, 200)
    }
  }

  func test_a_new_file_is_made_as_any_program_makes_one() throws {
    try withFile { file in
      let other = file.url.deletingLastPathComponent().appending(path: "other")
      close(open(other.path, O_CREAT, 0o666))

      try file.write(["a"])

      XCTAssertEqual(permissions(of: file.url), permissions(of: other))
    }
  }

  func test_what_a_killed_writer_left_is_gone_after_the_next_write() throws {
    try withFile { file in
      let draft = draft(of: file)
      try Data("half".utf8).write(to: draft)

      try file.write(["a"])

      XCTAssertEqual(try neighbours(of: file), ["list.json"])
    }
  }

  func test_what_another_writer_is_at_work_on_stays() throws {
    try withFile { file in
      let draft = draft(of: file)
      let descriptor = open(draft.path, O_CREAT | O_RDWR, 0o600)
      flock(descriptor, LOCK_EX)

      try file.write(["a"])

      XCTAssertEqual(
        try neighbours(of: file),
        [draft.lastPathComponent, "list.json"]
      )
      close(descriptor)
    }
  }

  func test_nothing_else_beside_the_file_is_touched() throws {
    try withFile { file in
      let folder = file.url.deletingLastPathComponent()
      let names = [
        ".list.json.lock", ".list.json.mine.draft",
        ".other.json.\(UUID().uuidString).draft", "x.draft",
      ]
      for name in names { try Data().write(to: folder.appending(path: name)) }

      try file.write(["a"])

      XCTAssertEqual(
        try neighbours(of: file).sorted(),
        (names + ["list.json"]).sorted()
      )
    }
  }

  func test_writers_at_the_same_time_leave_one_whole_content() throws {
    try withFile { file in
      let contents = (0..<2000).map { ["\($0)"] }

      DispatchQueue.concurrentPerform(iterations: contents.count) { number in
        do {
          try file.write(contents[number])
        } catch {
          XCTFail("\(error)")
        }
      }

      XCTAssertTrue(contents.contains(try file.read()))
      XCTAssertEqual(try neighbours(of: file), ["list.json"])
    }
  }

  // MARK: - Fixtures

  private func withFile(
    _ body: (VersionedFile<[String]>) throws -> Void
  ) throws {
    try TemporaryDirectory.with { directory in
      try body(
        VersionedFile(directory.appending(path: "list.json"), version: 1)
      )
    }
  }

  /// A name that a draft can have.
  private func draft(of file: VersionedFile<[String]>) -> URL {
    file.url.deletingLastPathComponent()
      .appending(path: ".list.json.\(UUID().uuidString).draft")
  }

  private func neighbours(of file: VersionedFile<[String]>) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: file.url.deletingLastPathComponent().path
    ).sorted()
  }

  private func permissions(of url: URL) -> mode_t? {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    return status.st_mode & 0o777
  }

  /// The permissions of the files beside a file, at this moment.
  private func drafts(of file: VersionedFile<[String]>) -> [mode_t] {
    let folder = file.url.deletingLastPathComponent()
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path
    )
    return (names ?? []).filter { $0 != "list.json" }
      .compactMap { permissions(of: folder.appending(path: $0)) }
  }
}
