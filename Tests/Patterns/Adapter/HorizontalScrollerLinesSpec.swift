import AdapterPattern
import Synchronization
import XCTest

/// What a scroller looks like in a terminal.
final class HorizontalScrollerLinesSpec: XCTestCase {
  // MARK: - Lines

  func test_an_item_has_its_caption_its_detail_and_a_mark_if_it_is_selected() {
    var scroller = HorizontalScroller([
      Item("Low", "Bowie"), Item("War", "U2"), Item("Ten", "Sting"),
    ])
    scroller.scroll(by: 1)

    XCTAssertEqual(
      framed(scroller.lines(columns: 24, cellWidth: 8)),
      """
      |Low     War     Ten     |
      |Bowie   U2      Sting   |
      |        =======         |
      """
    )
  }

  func test_an_item_without_a_detail_has_a_blank_there() {
    let scroller = HorizontalScroller([Item("Low", nil), Item("War", "U2")])

    XCTAssertEqual(
      framed(scroller.lines(columns: 10, cellWidth: 5)),
      """
      |Low  War  |
      |     U2   |
      |====      |
      """
    )
  }

  func test_the_row_moves_under_the_selection_except_at_its_ends() {
    var scroller = HorizontalScroller("abcde".map { Item(String($0), nil) })
    let rows = (0..<5).map { index in
      scroller.select(index)
      return scroller.lines(columns: 6, cellWidth: 2).map {
        $0.filter { $0 != " " }
      }.joined(separator: "/")
    }

    XCTAssertEqual(rows, ["abc//=", "abc//=", "bcd//=", "cde//=", "cde//="])
  }

  // MARK: - Exactly the given columns

  func test_every_line_takes_exactly_the_given_columns() {
    let scroller = HorizontalScroller(
      (0..<9).map { Item("caption \($0)", "detail") }
    )
    let sizes = (0...40).flatMap { columns in
      (-1...12).map { (columns: columns, cellWidth: $0) }
    }

    let counts = sizes.map { size in
      scroller.lines(columns: size.columns, cellWidth: size.cellWidth)
        .map(\.count)
    }

    XCTAssertEqual(
      counts,
      sizes.map { [$0.columns, $0.columns, $0.columns] }
    )
  }

  func test_a_row_takes_at_most_65535_columns() {
    let scroller = HorizontalScroller([Item("Low", "Bowie"), Item("War", nil)])

    XCTAssertEqual(
      [8, .max].map { cellWidth in
        scroller.lines(columns: .max, cellWidth: cellWidth).map(\.count)
      },
      [[65_535, 65_535, 65_535], [65_535, 65_535, 65_535]]
    )
  }

  func test_a_very_narrow_terminal_shows_what_fits() {
    let scroller = HorizontalScroller([Item("Low", "Bowie"), Item("War", nil)])

    XCTAssertEqual(
      [4, 3, 2, 1, 0, -1].map { scroller.lines(columns: $0, cellWidth: 8) },
      [
        ["Low ", "Bo… ", "=== "],
        ["L… ", "B… ", "== "],
        ["… ", "… ", "= "],
        ["…", "…", "="],
        ["", "", ""],
        ["", "", ""],
      ]
    )
  }

  func test_columns_beside_the_whole_cells_are_blank() {
    let scroller = HorizontalScroller("abcde".map { Item(String($0), nil) })

    XCTAssertEqual(
      framed(scroller.lines(columns: 11, cellWidth: 4)),
      """
      |a   b      |
      |           |
      |===        |
      """
    )
  }

  // MARK: - Wide characters

  func test_titles_of_wide_characters_align() {
    let scroller = HorizontalScroller([
      Item("漢字", "🎸"), Item("abc", "漢字漢字"), Item("👩‍🎤🎸", "e\u{301}te\u{301}"),
    ])

    XCTAssertEqual(
      framed(scroller.lines(columns: 21, cellWidth: 7)),
      """
      |漢字   abc    👩‍🎤🎸   |
      |🎸     漢字…  e\u{301}te\u{301}    |
      |======               |
      """
    )
  }

  func test_a_wide_character_is_never_cut_in_half() {
    let scroller = HorizontalScroller([Item("漢", "漢字漢"), Item("字", nil)])

    XCTAssertEqual(
      scroller.lines(columns: 4, cellWidth: 2),
      ["… … ", "…   ", "=   "]
    )
    XCTAssertEqual(
      scroller.lines(columns: 10, cellWidth: 5),
      ["漢   字   ", "漢…       ", "====      "]
    )
  }

  // MARK: - Hostile texts

  func test_escape_sequences_newlines_and_tabs_are_shown_and_do_nothing() {
    let scroller = HorizontalScroller([
      Item("\u{1B}[2J", "a\nb"), Item("\tc\r\n", "\u{9B}31m\0\u{7F}"),
    ])

    XCTAssertEqual(
      framed(scroller.lines(columns: 14, cellWidth: 7)),
      """
      |␛[2J   ␉c␍␊   |
      |a␊b    \u{FFFD}31m␀␡ |
      |======        |
      """
    )
  }

  func test_a_direction_override_does_not_reverse_a_line() {
    let scroller = HorizontalScroller([Item("\u{202E}abc\u{2066}", nil)])

    XCTAssertEqual(
      scroller.lines(columns: 8, cellWidth: 8).first,
      "\u{FFFD}abc\u{FFFD}   "
    )
  }

  func test_a_title_of_ten_thousand_characters_is_cut_to_fit() {
    let long = String(repeating: "long ", count: 2_000)
    let scroller = HorizontalScroller([Item(long, long), Item("b", "c")])

    XCTAssertEqual(
      framed(scroller.lines(columns: 16, cellWidth: 8)),
      """
      |long l… b       |
      |long l… c       |
      |=======         |
      """
    )
  }

  func test_a_combining_mark_at_the_beginning_is_not_drawn_on_the_neighbor() {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let scroller = HorizontalScroller([
      Item("a", "b"), Item("\u{301}c", marks), Item("\u{20DD}", "d"),
    ])

    XCTAssertEqual(
      scroller.lines(columns: 9, cellWidth: 3),
      ["a  ◌\u{301}c ◌\u{20DD}  ", "b  …  d  ", "==       "]
    )
  }

  // MARK: - Ten thousand items

  func test_only_the_visible_items_are_asked_and_each_of_them_once() {
    let log = Log()
    var scroller = HorizontalScroller(
      (0..<10_000).map { CountedItem(number: $0, log: log) }
    )
    scroller.select(5_000)

    _ = scroller.lines(columns: 80, cellWidth: 16)

    XCTAssertEqual(
      log.entries,
      [
        "caption 4998", "caption 4999", "caption 5000", "caption 5001",
        "caption 5002", "detail 4998", "detail 4999", "detail 5000",
        "detail 5001", "detail 5002",
      ]
    )
  }

  func test_no_item_is_asked_until_it_is_drawn() {
    let log = Log()
    var scroller = HorizontalScroller(
      (0..<10_000).map { CountedItem(number: $0, log: log) }
    )

    scroller.scroll(by: 700)
    scroller.select(9_999)
    scroller.remove(at: 9_999)
    scroller.insert(CountedItem(number: 10_000, log: log), at: 0)
    scroller.replaceItems(with: scroller.items.reversed())
    _ = scroller.selectedItem
    _ = scroller.visibleRange(columns: 80, cellWidth: 16)
    _ = scroller.lines(columns: 0, cellWidth: 16)

    XCTAssertEqual(log.entries, [])
  }

  // MARK: - Fixtures

  /// Lines between bars, so that blanks at their ends can be seen.
  private func framed(_ lines: [String]) -> String {
    lines.map { "|\($0)|" }.joined(separator: "\n")
  }

  private struct Item: ScrollerItem {
    let caption: String
    let detail: String?

    init(_ caption: String, _ detail: String?) {
      self.caption = caption
      self.detail = detail
    }
  }

  /// What items were asked for, in order.
  private final class Log: Sendable {
    private let list = Mutex<[String]>([])

    var entries: [String] { list.withLock { $0 } }

    func add(_ entry: String) { list.withLock { $0.append(entry) } }
  }

  private struct CountedItem: ScrollerItem {
    let number: Int
    let log: Log

    var caption: String {
      log.add("caption \(number)")
      return "\(number)"
    }

    var detail: String? {
      log.add("detail \(number)")
      return nil
    }
  }
}
