import XCTest

@testable import Lesson

final class EditorSpec: XCTestCase {
  func test_it_is_the_one_that_the_reader_has_chosen_or_vi() {
    XCTAssertEqual(Editor(environment: [:]).command, "vi")
    XCTAssertEqual(
      Editor(environment: ["EDITOR": "nano -w"]).command, "nano -w"
    )
    XCTAssertEqual(
      Editor(environment: ["VISUAL": "", "EDITOR": "ed"]).command, "ed"
    )
    XCTAssertEqual(
      Editor(environment: ["VISUAL": "emacs", "EDITOR": "ed"]).command, "emacs"
    )
  }

  func test_each_editor_receives_the_line_in_its_own_way() {
    let lines = [
      "nano -w": "nano -w +7 'a.swift'",
      "/usr/bin/code -n": "/usr/bin/code -n --wait --goto 'a.swift':7",
      "zed": "zed --wait 'a.swift':7",
      "xed": "xed --wait --line 7 'a.swift'",
    ]

    for (editor, line) in lines {
      XCTAssertEqual(
        Editor(environment: ["EDITOR": editor])
          .commandLine(for: "a.swift", line: 7),
        line
      )
    }
  }

  func test_a_file_of_any_name_is_opened() {
    XCTAssertEqual(
      Editor(environment: [:]).commandLine(for: "it's $HOME", line: 7),
      #"vi +7 'it'\''s $HOME'"#
    )
  }
}
