import FileStorage
import Foundation
import TestSupport
import XCTest

final class VersionedFileSpec: XCTestCase {
  // MARK: - Reading what was written

  func test_what_is_read_is_what_was_written() throws {
    try withFile { file in
      try file.write(["漢字", "👩‍🎤", "\u{1B}\n\0"])

      XCTAssertEqual(try file.read(), ["漢字", "👩‍🎤", "\u{1B}\n\0"])
    }
  }

  func test_a_file_states_its_version() throws {
    try withFile { file in
      try file.write(["a"])

      XCTAssertEqual(
        try String(contentsOf: file.url, encoding: .utf8),
        #"{"content":["a"],"version":2}"#
      )
    }
  }

  func test_writing_replaces_the_file_and_leaves_nothing_beside_it() throws {
    try withFile { file in
      try file.write(["a long one"])
      try file.write(["b"])

      XCTAssertEqual(try file.read(), ["b"])
      XCTAssertEqual(try neighbors(of: file), ["list.json"])
    }
  }

  func test_a_reader_of_the_old_file_still_has_the_old_content() throws {
    try withFile { file in
      let old = file.url.deletingLastPathComponent().appending(path: "old")
      try file.write(["a"])
      try FileManager.default.linkItem(at: file.url, to: old)

      try file.write(["b"])

      XCTAssertEqual(try VersionedFile(old, version: 2).read(), ["a"])
    }
  }

  func test_a_private_file_stays_private_when_it_is_replaced() throws {
    try withFile { file in
      try file.write(["a"])
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600],
        ofItemAtPath: file.url.path
      )

      try file.write(["b"])

      let attributes = try FileManager.default.attributesOfItem(
        atPath: file.url.path
      )
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
    }
  }

  func test_a_replaced_file_keeps_its_owner_and_permissions() throws {
    // Only root can save another user's file without becoming its owner.
    try XCTSkipUnless(getuid() == 0, "needs root")
    try withFile { file in
      try file.write(["a"])
      chown(file.url.path, 1000, 1001)
      chmod(file.url.path, 0o640)

      try file.write(["b"])

      var status = stat()
      stat(file.url.path, &status)
      XCTAssertEqual([status.st_uid, status.st_gid], [1000, 1001])
      XCTAssertEqual(status.st_mode & 0o7777, 0o640)
      XCTAssertEqual(try file.read(), ["b"])
    }
  }

  func test_a_file_whose_owner_cannot_be_kept_is_not_replaced() throws {
    // Root can act as another user.
    try XCTSkipUnless(getuid() == 0, "needs root")
    try withFile { file in
      try file.write(["a"])
      let folder = file.url.deletingLastPathComponent().path
      chmod(folder, 0o777)

      XCTAssertEqual(seteuid(1000), 0)
      defer { seteuid(0) }
      assertThrows(
        StorageError.notWritable(
          file.url.path,
          reason: "its owner and group can't be kept"
        )
      ) { try file.write(["b"]) }

      XCTAssertEqual(try file.read(), ["a"])
      XCTAssertEqual(try neighbors(of: file), ["list.json"])
    }
  }

  func test_a_name_may_be_as_long_as_the_system_allows() throws {
    try TemporaryDirectory.with { directory in
      for length in [1, 200, 211, 212, 240, 249, 250, 255] {
        let name =
          String(repeating: "é", count: length / 2)
          + String(repeating: "n", count: length % 2)
        let file = VersionedFile<[String]>(
          directory.appending(path: name),
          version: 2
        )
        try file.write(["a"])
        try FileLock(for: file.url).withLock { try file.write(["b"]) }
        let claim = try FileClaim(to: file.url)

        XCTAssertEqual(try file.read(), ["b"], "\(length)")
        XCTAssertThrowsError(try FileClaim(to: file.url), "\(length)")
        withExtendedLifetime(claim) {}
        XCTAssertNoThrow(try file.setAside(), "\(length)")
      }
    }
  }

  func test_long_names_with_the_same_beginning_have_different_locks() throws {
    try TemporaryDirectory.with { directory in
      let start = String(repeating: "n", count: 254)
      let claims = try ["a", "b"].map {
        try FileClaim(to: directory.appending(path: start + $0))
      }

      withExtendedLifetime(claims) {}
    }
  }

  func test_the_target_of_a_link_is_replaced() throws {
    try withFile { file in
      let target = file.url.deletingLastPathComponent()
        .appending(path: "target.json")
      try Data().write(to: target)
      try FileManager.default.createSymbolicLink(
        at: file.url,
        withDestinationURL: target
      )

      try file.write(["a"])

      XCTAssertEqual(try VersionedFile(target, version: 2).read(), ["a"])
      XCTAssertEqual(
        try FileManager.default.destinationOfSymbolicLink(
          atPath: file.url.path
        ),
        target.path
      )
    }
  }

  func test_the_missing_target_of_a_link_is_created() throws {
    try withFile { file in
      let folder = file.url.deletingLastPathComponent()
      symlink("second link.json", file.url.path)
      symlink(
        folder.appending(path: "target.json").path,
        folder.appending(path: "second link.json").path
      )

      try file.write(["a"])

      let target = folder.appending(path: "target.json")
      XCTAssertEqual(try VersionedFile(target, version: 2).read(), ["a"])
      XCTAssertEqual(
        try FileManager.default.destinationOfSymbolicLink(
          atPath: file.url.path
        ),
        "second link.json"
      )
    }
  }

  func test_a_cycle_of_links_is_an_error_and_is_kept() throws {
    try withFile { file in
      symlink("list.json", file.url.path)

      assertThrows(
        StorageError.notWritable(
          file.url.path,
          reason: "Too many levels of symbolic links"
        )
      ) { try file.write(["a"]) }

      XCTAssertEqual(
        try FileManager.default.destinationOfSymbolicLink(
          atPath: file.url.path
        ),
        "list.json"
      )
    }
  }

  func test_at_most_forty_links_are_followed() throws {
    try withFile { file in
      let folder = file.url.deletingLastPathComponent()
      let links = (0...40).map { folder.appending(path: "link \($0)") }
      symlink(file.url.lastPathComponent, links[0].path)
      for (link, next) in zip(links, links.dropFirst()) {
        symlink(link.lastPathComponent, next.path)
      }

      try VersionedFile<[String]>(links[39], version: 2).write(["a"])

      XCTAssertEqual(try file.read(), ["a"])
      XCTAssertThrowsError(
        try VersionedFile<[String]>(links[40], version: 2).write(["b"])
      )
    }
  }

  // MARK: - Faults

  func test_each_fault_has_its_own_error_and_leaves_the_file_unchanged() throws
  {
    try assertRefused("") { .empty($0) }
    try assertRefused(#"{"version": 2, "con"#) { .notJSON($0) }
    try assertRefused("hello") { .notJSON($0) }
    try assertRefused("3") {
      .foreign($0, reason: "no Dictionary<String, Any> at the top")
    }
    try assertRefused(#"{"version": 3}"#) {
      .newerVersion($0, found: 3, known: 2)
    }
    try assertRefused(#"{"version": 2, "content": [1]}"#) {
      .foreign($0, reason: "no String at content.0")
    }
    try assertRefused(#"{"version": 2, "content": null}"#) {
      .foreign($0, reason: "no Array<Any> at content")
    }
    try assertRefused(#"{"version": 0, "content": []}"#) {
      .foreign($0, reason: "format version 0 is not a positive whole number")
    }
    try assertRefused(#"{"version": 1.5, "content": []}"#) {
      .foreign($0, reason: "format version 1.5 is not a positive whole number")
    }
    try assertRefused(#"{"version": 1e300}"#) {
      .foreign(
        $0, reason: "format version 1e+300 is not a positive whole number")
    }
    try assertRefused(#"{"version": 3, "content": 1}"#) {
      .newerVersion($0, found: 3, known: 2)
    }
    try assertRefused(#"{"content": []}"#) {
      .foreign($0, reason: "no 'version' at the top")
    }
  }

  func test_a_number_out_of_range_is_not_damage() throws {
    try withFile { file in
      try Data(#"{"version": 1, "content": [1.5]}"#.utf8).write(to: file.url)

      assertThrows(
        StorageError.foreign(
          file.url.path,
          reason: "a number that is out of range or not whole"
        )
      ) { _ = try VersionedFile<[Int]>(file.url, version: 1).read() }
    }
  }

  func test_a_file_that_is_not_text_has_its_own_error() throws {
    try assertRefused(Data([0x22, 0xC3, 0x28, 0x22])) { .notText($0) }
    try assertRefused(
      Data(#"{"version": 2, "content": [""#.utf8) + [0xC3, 0x28]
        + Data(#""]}"#.utf8)
    ) { .notText($0) }
  }

  func test_a_missing_file_has_its_own_error() throws {
    try withFile { file in
      assertThrows(StorageError.missing(file.url.path)) { _ = try file.read() }
    }
  }

  func test_a_folder_cannot_be_read_or_written_as_a_file() throws {
    try withFile { file in
      try FileManager.default.createDirectory(
        at: file.url,
        withIntermediateDirectories: false
      )

      assertThrows(
        StorageError.notReadable(file.url.path, reason: "Is a directory")
      ) {
        _ = try file.read()
      }
      assertThrows(
        StorageError.notWritable(file.url.path, reason: "Is a directory")
      ) {
        try file.write([])
      }
      XCTAssertEqual(try neighbors(of: file), ["list.json"])
    }
  }

  func test_content_that_cannot_be_encoded_leaves_the_file_unchanged() throws {
    try TemporaryDirectory.with { directory in
      let file = VersionedFile<[Double]>(
        directory.appending(path: "list.json"),
        version: 1
      )
      try file.write([1])

      XCTAssertThrowsError(try file.write([.infinity]))

      XCTAssertEqual(try file.read(), [1])
    }
  }

  func test_every_error_is_a_sentence_that_names_the_file() {
    XCTAssertEqual(
      [
        StorageError.missing("\u{1B}[2J"), .empty("a"), .notText("a"),
        .notJSON("a"),
        .damaged("a", reason: "b"), .foreign("a", reason: "no b"),
        .newerVersion("a", found: 2, known: 1), .inUse("a"),
        .notReadable("a", reason: "b"), .notWritable("a", reason: "b"),
      ].map(\.description),
      [
        "␛[2J does not exist",
        "a is empty",
        "a is damaged: it is not UTF-8 text",
        "a is damaged: it is not valid JSON",
        "a is damaged: b",
        "a has unexpected content: no b",
        "a has format version 2; this program supports up to 1",
        "a is in use by another program",
        "a can't be read: b",
        "a can't be written: b",
      ]
    )
  }

  func test_a_refusal_of_the_system_is_not_a_fault_of_the_content() {
    let content = [
      StorageError.missing("a"), .empty("a"), .notText("a"), .notJSON("a"),
      .damaged("a", reason: "b"), .foreign("a", reason: "b"),
      .newerVersion("a", found: 2, known: 1),
    ]
    let refusals = [
      StorageError.inUse("a"), .notReadable("a", reason: "b"),
      .notWritable("a", reason: "b"),
    ]

    XCTAssertFalse(content.contains(where: \.isRefusal))
    XCTAssertTrue(refusals.allSatisfy(\.isRefusal))
  }

  // MARK: - Fixtures

  private func withFile(
    _ body: (VersionedFile<[String]>) throws -> Void
  ) throws {
    try TemporaryDirectory.with { directory in
      try body(
        VersionedFile(directory.appending(path: "list.json"), version: 2)
      )
    }
  }

  private func neighbors(of file: VersionedFile<[String]>) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: file.url.deletingLastPathComponent().path
    )
  }

  private func assertRefused(
    _ text: String,
    line: UInt = #line,
    _ expected: (String) -> StorageError
  ) throws {
    try assertRefused(Data(text.utf8), line: line, expected)
  }

  private func assertRefused(
    _ bytes: Data,
    line: UInt = #line,
    _ expected: (String) -> StorageError
  ) throws {
    try withFile { file in
      try bytes.write(to: file.url)

      assertThrows(expected(file.url.path), line: line) {
        _ = try file.read()
      }

      XCTAssertEqual(try Data(contentsOf: file.url), bytes, line: line)
    }
  }
}
