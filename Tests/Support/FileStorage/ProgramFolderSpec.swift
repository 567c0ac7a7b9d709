import FileStorage
import Foundation
import Platform
import TestSupport
import XCTest

final class ProgramFolderSpec: XCTestCase {
  // MARK: - Location

  func test_each_folder_is_where_its_variable_says() {
    let environment = [
      "HOME": "/home/me", "XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "/state",
    ]

    XCTAssertEqual(paths(environment), ["/data", "/state"])
  }

  func test_without_its_variable_it_is_in_the_home_folder() throws {
    try XCTSkipIf(Platform.isDarwin, Self.other)
    XCTAssertEqual(
      paths(["HOME": "/home/me"]),
      ["/home/me/.local/share", "/home/me/.local/state"]
    )
  }

  func test_a_relative_path_is_ignored() throws {
    try XCTSkipIf(Platform.isDarwin, Self.other)
    let environment = [
      "HOME": "/home/me", "XDG_DATA_HOME": "data", "XDG_STATE_HOME": "",
    ]

    XCTAssertEqual(
      paths(environment),
      ["/home/me/.local/share", "/home/me/.local/state"]
    )
  }

  func test_without_a_home_in_the_environment_it_is_in_the_users_home() throws {
    try XCTSkipIf(Platform.isDarwin, Self.other)
    let home = URL.homeDirectory
    let expected = ["share", "state"].map { name in
      home.appending(path: ".local/\(name)").path
    }

    XCTAssertEqual(paths([:]), expected)
    XCTAssertEqual(paths(["HOME": "here"]), expected)
  }

  // MARK: - Creation

  func test_the_folder_is_created_for_its_owner_only() throws {
    try TemporaryDirectory.with { directory in
      let folder = directory.appending(path: "new/newer")

      try ProgramFolder.make(for: folder.appending(path: "file"))

      XCTAssertEqual(
        try [folder, folder.deletingLastPathComponent()].map(permissions),
        [0o700, 0o700]
      )
    }
  }

  func test_an_existing_folder_is_unchanged() throws {
    try TemporaryDirectory.with { directory in
      chmod(directory.path, 0o750)

      try ProgramFolder.make(for: directory.appending(path: "file"))

      XCTAssertEqual(try permissions(of: directory), 0o750)
    }
  }

  func test_a_folder_that_cannot_be_created_is_an_error_with_the_files_path()
    throws
  {
    try TemporaryDirectory.with { directory in
      let inTheWay = directory.appending(path: "file")
      try Data().write(to: inTheWay)
      let file = inTheWay.appending(path: "new")

      XCTAssertThrowsError(try ProgramFolder.make(for: file)) {
        guard case .notWritable(file.path, _) = $0 as? StorageError else {
          return XCTFail("\($0)")
        }
      }
    }
  }

  // MARK: - Fixtures

  private static let other = "macOS has a folder of its own."

  private func paths(_ environment: [String: String]) -> [String] {
    [ProgramFolder.data, .state].map { $0.url(environment: environment).path }
  }

  private func permissions(of folder: URL) throws -> Int? {
    try FileManager.default
      .attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
  }
}
