import FileStorage
import Foundation
import TestSupport
import XCTest

final class SetAsideSpec: XCTestCase {
  func test_a_damaged_file_is_renamed_and_its_place_is_free() throws {
    try withFile { file in
      try Data("damaged".utf8).write(to: file.url)

      let aside = try file.setAside()
      try file.write(["new"])

      XCTAssertEqual(aside.lastPathComponent, "state.damaged-1.json")
      XCTAssertEqual(
        try contents(beside: file),
        [
          "state.damaged-1.json": "damaged",
          "state.json": #"{"content":["new"],"version":1}"#,
        ]
      )
    }
  }

  func test_a_file_that_was_set_aside_is_never_overwritten() throws {
    try withFile { file in
      let names = try ["first", "second", "third"].map { text in
        try Data(text.utf8).write(to: file.url)
        return try file.setAside().lastPathComponent
      }

      XCTAssertEqual(
        names,
        [
          "state.damaged-1.json", "state.damaged-2.json",
          "state.damaged-3.json",
        ]
      )
      XCTAssertEqual(
        try contents(beside: file),
        [
          "state.damaged-1.json": "first", "state.damaged-2.json": "second",
          "state.damaged-3.json": "third",
        ]
      )
    }
  }

  func test_files_that_are_set_aside_concurrently_are_all_kept() throws {
    try withFile { file in
      let folder = file.url.deletingLastPathComponent()
      DispatchQueue.concurrentPerform(iterations: 20) { number in
        let draft = folder.appending(path: "draft-\(number)")
        try? Data("\(number)".utf8).write(to: draft)
        rename(draft.path, file.url.path)
        _ = try? file.setAside()
      }

      // A draft may have replaced another one that wasn't set aside yet. No file
      // that was set aside is lost or duplicated.
      let kept = try contents(beside: file)
      XCTAssertEqual(Set(kept.values).count, kept.count)
      XCTAssertFalse(kept.values.contains(""))
    }
  }

  func test_a_name_without_an_extension_is_set_aside_too() throws {
    try TemporaryDirectory.with { directory in
      let file = VersionedFile<[String]>(
        directory.appending(path: "state"),
        version: 1
      )
      try Data().write(to: file.url)

      XCTAssertEqual(
        try file.setAside().lastPathComponent,
        "state.damaged-1"
      )
    }
  }

  func test_a_file_that_was_set_aside_is_closed() throws {
    try withFile { file in
      try assertNoDescriptorsStay {
        try file.write(["a"])
        _ = try file.setAside()
      }
    }
  }

  func test_a_private_file_stays_private() throws {
    try withFile { file in
      try Data("mine".utf8).write(to: file.url)
      chmod(file.url.path, 0o600)

      let aside = try file.setAside()

      let attributes = try FileManager.default.attributesOfItem(
        atPath: aside.path
      )
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
    }
  }

  func test_the_target_of_a_link_is_set_aside() throws {
    try withFile { file in
      let target = file.url.deletingLastPathComponent()
        .appending(path: "target.json")
      try Data("damaged".utf8).write(to: target)
      symlink("target.json", file.url.path)

      XCTAssertEqual(
        try file.setAside().lastPathComponent,
        "target.damaged-1.json"
      )
    }
  }

  func test_a_missing_file_cannot_be_set_aside() throws {
    try withFile { file in
      XCTAssertThrowsError(try file.setAside()) {
        XCTAssertEqual($0 as? StorageError, .missing(file.url.path))
      }
      XCTAssertEqual(try contents(beside: file), [:])
    }
    let nowhere = URL(filePath: "/no such folder/state.json")
    XCTAssertThrowsError(
      try VersionedFile<[String]>(nowhere, version: 1).setAside()
    ) {
      XCTAssertEqual($0 as? StorageError, .missing(nowhere.path))
    }
  }

  func test_a_folder_is_not_set_aside() throws {
    try withFile { file in
      mkdir(file.url.path, 0o700)

      XCTAssertThrowsError(try file.setAside()) {
        XCTAssertEqual(
          $0 as? StorageError,
          .notWritable(file.url.path, reason: "Not a directory")
        )
      }
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(
          atPath: file.url.deletingLastPathComponent().path
        ),
        ["state.json"]
      )
    }
  }

  // MARK: - Fixtures

  private func withFile(
    _ body: (VersionedFile<[String]>) throws -> Void
  ) throws {
    try TemporaryDirectory.with { directory in
      try body(
        VersionedFile(directory.appending(path: "state.json"), version: 1)
      )
    }
  }

  /// Returns the texts of all files, by name.
  private func contents(
    beside file: VersionedFile<[String]>
  ) throws -> [String: String] {
    let folder = file.url.deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let url = folder.appending(path: name)
        return (name, try String(contentsOf: url, encoding: .utf8))
      }
    )
  }
}
