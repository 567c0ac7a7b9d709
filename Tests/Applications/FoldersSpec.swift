import Foundation
import Platform
import TestSupport
import XCTest

/// The folders in which the applications keep their files by default, and errors
/// of these folders.
final class FoldersSpec: XCTestCase {
  func test_files_are_in_the_home_folder_that_the_environment_names() throws {
    try XCTSkipIf(Platform.isDarwin, "macOS has a folder of its own.")
    try TemporaryDirectory.with { home in
      let state = home.appending(path: ".local/state/BlueLibrary/library.json")
      try FileManager.default.createDirectory(
        at: state.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try save(["The one at home"], to: state)

      let outcomes = try ["$MyNotes add x", "$BlueLibrary"].map { command in
        try ShellCommand(text: command).run(
          in: home,
          environment: [
            "HOME": home.path, "XDG_DATA_HOME": "", "XDG_STATE_HOME": "",
          ]
        )
      }

      XCTAssertEqual(outcomes.map(\.status), [0, 0])
      XCTAssertTrue(outcomes[1].output.contains("Album   The one at home\n"))
      let notes = home.appending(path: ".local/share/MyNotes/notes.json").path
      XCTAssertEqual(try MyNotes(store: "file:\(notes)").contents().last, "x")
    }
  }

  // MARK: - Files that can't be used

  func test_a_file_that_cannot_be_read_is_an_error_of_the_input() throws {
    try TemporaryDirectory.with { folder in
      let outcomes = try [
        "$MyNotes --store file:.", "$BlueLibrary --state .",
      ].map { try ShellCommand(text: $0).run(in: folder).status }

      XCTAssertEqual(outcomes, [74, 74])
    }
  }

  func test_a_folder_that_cannot_be_created_is_an_error_of_the_output() throws {
    try TemporaryDirectory.with { folder in
      let file = folder.appending(path: "file")
      try Data().write(to: file)

      let outcome = try ShellCommand(text: "$MyNotes --store file:file/notes")
        .run(in: folder)

      XCTAssertEqual(outcome.status, 74)
      XCTAssertTrue(
        outcome.errors.hasPrefix(
          "error: \(file.path)/notes can't be written: "
        ),
        outcome.errors
      )
    }
  }
}
