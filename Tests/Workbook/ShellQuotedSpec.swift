import XCTest

@testable import Workbook

final class ShellQuotedSpec: XCTestCase {
  func test_a_plain_name_stays_as_it_is() {
    let names = ["main", "Café", "../hand-ins/ada", "a_b-c.swift", "名前"]

    XCTAssertEqual(names.map(\.shellQuoted), names)
  }

  func test_a_name_is_quoted_where_the_shell_would_read_it_otherwise() {
    XCTAssertEqual(
      ["", "a b", "it's", "🎉", "$HOME", "~"].map(\.shellQuoted),
      ["''", "'a b'", #"'it'\''s'"#, "'🎉'", "'$HOME'", "'~'"]
    )
  }

  func test_the_shell_reads_each_name_as_one_word() throws {
    let names = [
      "main", "Café", "Cafe\u{301}", "a b", " ", "it's", "''", "\"x\"", "🎉 1",
      "$(exit)", "`exit`", "a\\", "a\nb", "*", "~", "#1", "a;b", "a&b", "{a,b}",
      "!1", "-n", "",
    ]

    let words = names.map(\.shellQuoted).joined(separator: " ")
    let output = try Subprocess(
      command: ["bash", "-c", "printf '%s\\0' \(words)"]
    ).run().output

    XCTAssertEqual(
      output.split(separator: "\0", omittingEmptySubsequences: false)
        .map(String.init),
      names + [""]
    )
  }
}
