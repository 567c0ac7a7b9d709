import XCTest

@testable import FileStorage

/// The names of the hidden files beside a file.
final class HiddenNameSpec: XCTestCase {
  func test_a_hidden_file_has_the_files_name_and_a_suffix() {
    XCTAssertEqual(
      URL(filePath: "/notes/list.json").hidden(suffix: ".lock"),
      URL(filePath: "/notes/.list.json.lock")
    )
  }

  func test_a_name_is_cut_only_if_it_is_too_long() {
    let longest = String(repeating: "n", count: URL.longestName - 6)

    XCTAssertEqual(name(of: longest), ".\(longest).lock")
    XCTAssertEqual(name(of: longest + "n").utf8.count, URL.longestName)
    XCTAssertTrue(name(of: longest + "n").contains("~"))
  }

  func test_a_text_is_cut_to_a_number_of_bytes() {
    XCTAssertEqual("abc".cut(toBytes: 3), "abc")
    XCTAssertEqual("abc".cut(toBytes: 2), "ab")
    XCTAssertEqual("é".cut(toBytes: 1), "")
  }

  private func name(of file: String) -> String {
    URL(filePath: "/\(file)").hidden(suffix: ".lock").lastPathComponent
  }
}
