import FileStorage
import Foundation
import TestSupport
import XCTest

final class FileClaimSpec: XCTestCase {
  func test_a_file_can_be_claimed_only_once_at_a_time() throws {
    try withFile { file in
      let claim = try FileClaim(to: file)

      XCTAssertThrowsError(try FileClaim(to: file)) {
        XCTAssertEqual($0 as? StorageError, .inUse(file.path))
      }

      withExtendedLifetime(claim) {}
    }
  }

  func test_a_claim_ends_with_its_object() throws {
    try withFile { file in
      var claim: FileClaim? = try FileClaim(to: file)
      XCTAssertNotNil(claim)

      claim = nil

      XCTAssertNoThrow(try FileClaim(to: file))
    }
  }

  func test_claims_of_different_files_are_independent() throws {
    try withFile { file in
      let claim = try FileClaim(to: file)

      XCTAssertNoThrow(try FileClaim(to: file.appendingPathExtension("2")))

      withExtendedLifetime(claim) {}
    }
  }

  func test_a_file_that_was_replaced_is_still_claimed() throws {
    try withFile { file in
      let claim = try FileClaim(to: file)

      try VersionedFile(file, version: 1).write(["new"])

      XCTAssertThrowsError(try FileClaim(to: file))
      withExtendedLifetime(claim) {}
    }
  }

  func test_a_claim_holds_for_every_link_to_its_file() throws {
    try withFile { file in
      let link = file.deletingLastPathComponent().appending(path: "link")
      symlink(file.path, link.path)
      let claim = try FileClaim(to: link)

      XCTAssertThrowsError(try FileClaim(to: file)) {
        XCTAssertEqual($0 as? StorageError, .inUse(file.path))
      }

      withExtendedLifetime(claim) {}
    }
  }

  func test_a_claimed_file_can_be_locked() throws {
    try withFile { file in
      let claim = try FileClaim(to: file)

      XCTAssertEqual(try FileLock(for: file).withLock { "inside" }, "inside")

      withExtendedLifetime(claim) {}
    }
  }

  func test_a_claim_that_cannot_be_created_is_an_error_that_names_the_file()
    throws
  {
    try withFile { file in
      let nowhere = file.appending(path: "file")
      try Data().write(to: file)

      XCTAssertThrowsError(try FileClaim(to: nowhere)) {
        XCTAssertEqual(
          $0 as? StorageError,
          .notWritable(nowhere.path, reason: "Not a directory")
        )
      }
    }
  }

  func test_a_claim_that_is_refused_leaves_no_file_open() throws {
    try withFile { file in
      let claim = try FileClaim(to: file)
      let next = open("/dev/null", O_RDONLY)
      close(next)

      for _ in 1...3 { _ = try? FileClaim(to: file) }

      let nextNow = open("/dev/null", O_RDONLY)
      close(nextNow)
      XCTAssertEqual(nextNow, next)
      withExtendedLifetime(claim) {}
    }
  }

  // MARK: - Two programs

  func test_another_programs_claim_holds_until_it_ends() throws {
    try withFile { file in
      let holder = try WaitingProcess("StorageWriter", "claim", file.path)

      XCTAssertThrowsError(try FileClaim(to: file)) {
        XCTAssertEqual($0 as? StorageError, .inUse(file.path))
      }
      try holder.go()
      XCTAssertEqual(holder.lines(), [])
      XCTAssertNoThrow(try FileClaim(to: file))
    }
  }

  func test_a_killed_program_releases_its_claim() throws {
    try withFile { file in
      let holder = try WaitingProcess("StorageWriter", "claim", file.path)

      holder.kill()

      XCTAssertNoThrow(try FileClaim(to: file))
    }
  }

  // MARK: - Fixtures

  private func withFile(_ body: (URL) throws -> Void) throws {
    try TemporaryDirectory.with { try body($0.appending(path: "state.json")) }
  }
}
