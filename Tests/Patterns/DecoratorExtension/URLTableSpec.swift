import DecoratorExtensionPattern
import Foundation
import XCTest

/// Foundation's URL, which isn't ours to change.
final class URLTableSpec: XCTestCase {
  func test_a_type_of_another_module_gains_a_table_representation() throws {
    let url = try XCTUnwrap(URL(string: "https://example.com/best%20of.png"))

    XCTAssertEqual(
      url.tableRepresentation,
      [
        TableRow(label: "Scheme", value: "https"),
        TableRow(label: "Host", value: "example.com"),
        TableRow(label: "Path", value: "/best of.png"),
      ]
    )
  }

  func test_it_can_be_drawn_for_a_terminal_too() throws {
    let url = try XCTUnwrap(URL(string: "https://example.com/a.png"))

    XCTAssertEqual(
      url.tableLines(columns: 20),
      [
        "Scheme  https       ", "Host    example.com ",
        "Path    /a.png      ",
      ]
    )
  }

  func test_parts_that_a_url_does_not_have_are_left_out() throws {
    let relative = try XCTUnwrap(URL(string: "a.png"))
    let host = try XCTUnwrap(URL(string: "https://example.com"))

    XCTAssertEqual(
      relative.tableRepresentation,
      [TableRow(label: "Path", value: "a.png")]
    )
    XCTAssertEqual(
      host.tableRepresentation.map(\.label),
      ["Scheme", "Host"]
    )
  }

  func test_urls_that_foundation_creates_have_the_table_too() {
    let url = URLComponents(string: "ftp://example.com")?.url

    XCTAssertEqual(url?.tableRepresentation.first?.value, "ftp")
  }
}
