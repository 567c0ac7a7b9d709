import MVCPattern
import TerminalText
import XCTest

/// A view, tested without any model.
final class AlbumTableViewSpec: XCTestCase {
  func test_the_table_shows_its_rows() {
    let table = AlbumTableView(rows: [
      .init(label: "Artist", value: "David Bowie"),
      .init(label: "Year", value: "1992"),
    ])

    XCTAssertEqual(
      table.lines(columns: 24),
      [
        "┌──────────────────────┐",
        "│Artist  David Bowie   │",
        "│Year    1992          │",
        "└──────────────────────┘",
      ]
    )
  }

  func test_a_table_without_rows_says_that_it_is_empty() {
    let table = AlbumTableView(rows: [.init(label: "Year", value: "1992")])

    table.rows = []

    XCTAssertEqual(
      table.lines(columns: 14),
      [
        "┌────────────┐",
        "│No album    │",
        "└────────────┘",
      ]
    )
  }

  func test_a_press_of_delete_is_passed_on_and_deletes_nothing_by_itself() {
    let row = AlbumTableView.Row(label: "Year", value: "1992")
    let table = AlbumTableView(rows: [row])
    var count = 0
    table.onDelete = { count += 1 }

    table.pressDelete()

    XCTAssertEqual(count, 1)
    XCTAssertEqual(table.rows, [row])
  }

  func test_a_button_that_nobody_listens_to_can_be_pressed() {
    let table = AlbumTableView()

    table.pressDelete()

    XCTAssertEqual(table.rows, [])
  }

  // MARK: - Texts

  func test_values_are_aligned_even_after_labels_with_wide_characters() {
    let table = AlbumTableView(rows: [
      .init(label: "演唱者", value: "David Bowie"),
      .init(label: "Year", value: "1992年"),
    ])

    XCTAssertEqual(
      table.lines(columns: 24),
      [
        "┌──────────────────────┐",
        "│演唱者  David Bowie   │",
        "│Year    1992年        │",
        "└──────────────────────┘",
      ]
    )
  }

  func test_a_text_that_is_too_long_is_cut_and_leaves_room_for_the_other() {
    let long = String(repeating: "long ", count: 2_000)
    let table = AlbumTableView(rows: [.init(label: long, value: long)])

    XCTAssertEqual(
      table.lines(columns: 22),
      [
        "┌────────────────────┐",
        "│long long …long lon…│",
        "└────────────────────┘",
      ]
    )
  }

  func test_texts_from_outside_are_kept_unchanged_and_drawn_escaped() {
    let row = AlbumTableView.Row(label: "\u{1B}c", value: "a\n\u{1B}[2J")
    let table = AlbumTableView(rows: [row])

    XCTAssertEqual(table.rows, [row])
    XCTAssertEqual(table.lines(columns: 14)[1], "│␛c  a␊␛[2J  │")
  }

  // MARK: - Width

  func test_any_width_is_accepted() {
    let table = AlbumTableView(rows: [
      .init(label: "Year", value: "1992"),
      .init(label: "Album", value: "Best of Bowie"),
    ])

    XCTAssertEqual(table.lines(columns: -4), ["", "", "", ""])
    XCTAssertEqual(table.lines(columns: .min), ["", "", "", ""])
    XCTAssertEqual(
      table.lines(columns: .max),
      [
        "┌────────────────────┐",
        "│Year   1992         │",
        "│Album  Best of Bowie│",
        "└────────────────────┘",
      ]
    )
  }

  func test_every_line_has_the_requested_width() {
    let table = AlbumTableView(rows: [
      .init(label: "Artist", value: "👩‍🎤 and 🎸"),
      .init(label: "", value: ""),
      .init(label: "漢字漢字漢字", value: "漢字漢字漢字"),
      .init(label: "\u{1B}[31m", value: "e\u{301}"),
    ])

    for columns in [0, 1, 2, 3, 4, 5, 9, 80] {
      let widths = table.lines(columns: columns).map(\.columnCount)

      XCTAssertEqual(widths, Array(repeating: columns, count: 6))
    }
  }
}
