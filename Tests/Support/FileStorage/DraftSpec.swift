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
      let lock = draft.appendingPathExtension("lock")
      try Data("half".utf8).write(to: draft)
      let descriptor = open(lock.path, O_CREAT | O_RDWR, 0o600)
      flock(descriptor, LOCK_EX)

      try file.write(["a"])

      let names = [draft, lock, file.url].map(\.lastPathComponent)
      XCTAssertEqual(try neighbours(of: file), names)
      close(descriptor)

      try file.write(["b"])

      XCTAssertEqual(try neighbours(of: file), ["list.json"])
    }
  }

  func test_the_lock_of_a_writer_that_left_no_draft_is_gone_too() throws {
    try withFile { file in
      try Data().write(to: draft(of: file).appendingPathExtension("lock"))

      try file.write(["a"])

      XCTAssertEqual(try neighbours(of: file), ["list.json"])
    }
  }

  func test_nothing_else_beside_the_file_is_touched() throws {
    try withFile { file in
      let folder = file.url.deletingLastPathComponent()
      let names = [
        ".list.json.lock", ".list.json.mine.draft",
        ".other.json.\(UUID().uuidString).draft", "x.draft", "x.draft.lock",
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
      let count = Effort.rounds(short: 200, thorough: 2000)
      let contents = (0..<count).map { ["\($0)"] }
      let writing = DispatchGroup()

      // A queue of its own is a thread of its own, also while others wait for
      // the disk.
      for writer in 0..<20 {
        DispatchQueue(label: "writer \(writer)").async(group: writing) {
          for number in stride(from: writer, to: count, by: 20) {
            do {
              try file.write(contents[number])
            } catch {
              XCTFail("\(error)")
            }
          }
        }
      }
      writing.wait()

      XCTAssertTrue(contents.contains(try file.read()))
      XCTAssertEqual(try neighbours(of: file), ["list.json"])
    }
  }

  // MARK: - A file that is made once

  func test_a_file_is_made_of_a_draft_that_starts_empty() throws {
    try withFile { file in
      var name = ""
      var first = Data("?".utf8)

      try Draft(of: file.url).make { draft in
        name = draft.lastPathComponent
        first = try Data(contentsOf: draft)
        try Data("whole".utf8).write(to: draft)
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.url.path))
      }

      XCTAssertTrue(name.hasPrefix(".list.json."), name)
      XCTAssertEqual(first, Data())
      XCTAssertEqual(try Data(contentsOf: file.url), Data("whole".utf8))
      XCTAssertEqual(try neighbours(of: file), ["list.json"])
    }
  }

  func test_a_file_that_someone_else_has_made_meanwhile_stays() throws {
    try withFile { file in
      try Draft(of: file.url).make { _ in
        try Data("theirs".utf8).write(to: file.url)
      }

      XCTAssertEqual(try Data(contentsOf: file.url), Data("theirs".utf8))
      XCTAssertEqual(try neighbours(of: file), ["list.json"])
    }
  }

  func test_a_file_that_cannot_be_made_leaves_nothing() throws {
    try withFile { file in
      XCTAssertThrowsError(
        try Draft(of: file.url).make { _ in throw CancellationError() }
      ) {
        XCTAssertTrue($0 is CancellationError, "\($0)")
      }

      XCTAssertEqual(try neighbours(of: file), [])
    }
  }

  func test_a_draft_that_is_in_its_place_too_is_only_unlinked() throws {
    try withFile { file in
      try file.write(["a"])
      let draft = draft(of: file)
      try FileManager.default.linkItem(at: file.url, to: draft)

      Draft(of: file.url).removeForsaken()

      XCTAssertEqual(try neighbours(of: file), ["list.json"])
      XCTAssertEqual(try file.read(), ["a"])
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
    return (names ?? []).filter { $0.hasSuffix(".draft") }
      .compactMap { permissions(of: folder.appending(path: $0)) }
  }
}
