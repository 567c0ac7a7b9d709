import FileStorage
import Foundation
import Synchronization
import TestSupport
import XCTest

/// The files beside a file during a write and after it.
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

      // Each look may find another draft, and perhaps one just created.
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

  func test_a_new_file_has_the_usual_permissions() throws {
    try withFile { file in
      let other = file.url.deletingLastPathComponent().appending(path: "other")
      close(open(other.path, O_CREAT, 0o666))

      try file.write(["a"])

      XCTAssertEqual(permissions(of: file.url), permissions(of: other))
    }
  }

  func test_the_next_write_removes_what_a_killed_writer_left() throws {
    try withFile { file in
      let draft = draft(of: file)
      try Data("half".utf8).write(to: draft)

      try file.write(["a"])

      XCTAssertEqual(try neighbors(of: file), ["list.json"])
    }
  }

  func test_a_killed_writers_draft_is_found_among_many_files() throws {
    try withFile { file in
      let folder = file.url.deletingLastPathComponent()
      let names = (1...50).map { "other \($0)" }
      for name in names { try Data().write(to: folder.appending(path: name)) }
      try Data("half".utf8).write(to: draft(of: file))

      try file.write(["a"])

      XCTAssertEqual(
        try neighbors(of: file), (names + ["list.json"]).sorted()
      )
    }
  }

  func test_a_draft_whose_lock_is_a_link_is_kept() throws {
    try withFile { file in
      let draft = draft(of: file)
      let lock = draft.appendingPathExtension("lock")
      try Data("half".utf8).write(to: draft)
      try FileManager.default.createSymbolicLink(
        at: lock, withDestinationURL: draft
      )

      try file.write(["a"])

      let names = [draft, lock, file.url].map(\.lastPathComponent)
      XCTAssertEqual(try neighbors(of: file), names)
    }
  }

  func test_another_writers_draft_is_kept() throws {
    try withFile { file in
      let draft = draft(of: file)
      let lock = draft.appendingPathExtension("lock")
      try Data("half".utf8).write(to: draft)
      let descriptor = open(lock.path, O_CREAT | O_RDWR, 0o600)
      flock(descriptor, LOCK_EX)

      try file.write(["a"])

      let names = [draft, lock, file.url].map(\.lastPathComponent)
      XCTAssertEqual(try neighbors(of: file), names)
      close(descriptor)

      try file.write(["b"])

      XCTAssertEqual(try neighbors(of: file), ["list.json"])
    }
  }

  func test_a_lock_without_a_draft_is_removed_too() throws {
    try withFile { file in
      try Data().write(to: draft(of: file).appendingPathExtension("lock"))

      try file.write(["a"])

      XCTAssertEqual(try neighbors(of: file), ["list.json"])
    }
  }

  func test_other_files_beside_the_file_are_unchanged() throws {
    try withFile { file in
      let folder = file.url.deletingLastPathComponent()
      let names = [
        ".list.json.lock", ".list.json.mine.draft",
        ".other.json.\(UUID().uuidString).draft", "x.draft", "x.draft.lock",
      ]
      for name in names { try Data().write(to: folder.appending(path: name)) }

      try file.write(["a"])

      XCTAssertEqual(
        try neighbors(of: file).sorted(),
        (names + ["list.json"]).sorted()
      )
    }
  }

  func test_concurrent_writers_leave_one_complete_content() throws {
    try withFile { file in
      let count = Effort.rounds(short: 200, thorough: 2000)
      let contents = (0..<count).map { ["\($0)"] }
      let writing = DispatchGroup()

      // A queue for each writer has a thread of its own, even while others wait
      // for the disk.
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
      XCTAssertEqual(try neighbors(of: file), ["list.json"])
    }
  }

  // MARK: - Creating a file once

  func test_a_file_is_made_from_a_draft_that_is_empty_at_first() throws {
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
      XCTAssertEqual(try neighbors(of: file), ["list.json"])
    }
  }

  func test_a_file_that_another_writer_has_made_meanwhile_is_kept() throws {
    try withFile { file in
      try Draft(of: file.url).make { _ in
        try Data("theirs".utf8).write(to: file.url)
      }

      XCTAssertEqual(try Data(contentsOf: file.url), Data("theirs".utf8))
      XCTAssertEqual(try neighbors(of: file), ["list.json"])
    }
  }

  func test_a_file_cannot_be_made_in_a_missing_folder() throws {
    try withFile { file in
      let folder = file.url.deletingLastPathComponent()
      let missing = folder.appending(path: "missing/list.json")

      XCTAssertThrowsError(
        try Draft(of: missing).make { _ in XCTFail("There is a draft") }
      ) {
        XCTAssertEqual(($0 as? POSIXError)?.code, .ENOENT)
      }
    }
  }

  func test_a_file_that_cannot_be_made_leaves_nothing() throws {
    try withFile { file in
      XCTAssertThrowsError(
        try Draft(of: file.url).make { _ in throw CancellationError() }
      ) {
        XCTAssertTrue($0 is CancellationError, "\($0)")
      }

      XCTAssertEqual(try neighbors(of: file), [])
    }
  }

  func test_a_draft_that_is_already_in_place_is_only_unlinked() throws {
    try withFile { file in
      try file.write(["a"])
      let draft = draft(of: file)
      try FileManager.default.linkItem(at: file.url, to: draft)

      Draft(of: file.url).removeAbandoned()

      XCTAssertEqual(try neighbors(of: file), ["list.json"])
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

  /// Returns a possible name of a draft.
  private func draft(of file: VersionedFile<[String]>) -> URL {
    file.url.deletingLastPathComponent()
      .appending(path: ".list.json.\(UUID().uuidString).draft")
  }

  private func neighbors(of file: VersionedFile<[String]>) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: file.url.deletingLastPathComponent().path
    ).sorted()
  }

  private func permissions(of url: URL) -> mode_t? {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    return status.st_mode & 0o777
  }

  /// Returns the current permissions of the drafts beside a file.
  private func drafts(of file: VersionedFile<[String]>) -> [mode_t] {
    let folder = file.url.deletingLastPathComponent()
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path
    )
    return (names ?? []).filter { $0.hasSuffix(".draft") }
      .compactMap { permissions(of: folder.appending(path: $0)) }
  }
}
