import AdapterPattern
import SharedModels
import XCTest

final class HorizontalScrollerSpec: XCTestCase {
  // MARK: - Client

  func test_albums_and_notes_are_scrolled_alike_by_one_scroller() {
    var scroller = HorizontalScroller([
      AlbumAdapter(Album.samples[0]), Note.samples[1],
      AlbumAdapter(Album.samples[1]),
    ])

    let seen = captionsFromLeftToRight(&scroller)

    XCTAssertEqual(seen, ["Best of Bowie", "欢迎使用MyNote。", "It's My Life"])
  }

  func test_a_scroller_shows_albums_alone_and_notes_alone() {
    let albums = HorizontalScroller(
      Album.samples.prefix(2).map { AlbumAdapter($0) }
    )
    let notes = HorizontalScroller(Note.samples)

    XCTAssertEqual(
      framed(albums.lines(columns: 32, cellWidth: 16)),
      """
      |Best of Bowie   It's My Life    |
      |David Bowie     No Doubt        |
      |===============                 |
      """
    )
    XCTAssertEqual(
      framed(notes.lines(columns: 40, cellWidth: 20)),
      """
      |Welcome to MyNote.  欢迎使用MyNote。    |
      |2015-01-01 16:01:03 2015-01-02 08:01:03 |
      |===================                     |
      """
    )
  }

  func test_a_scroller_shows_a_type_that_it_has_never_seen() {
    var scroller = HorizontalScroller([Item("first"), Note.samples[0]])

    let seen = captionsFromLeftToRight(&scroller)

    XCTAssertEqual(seen, ["first", "Welcome to MyNote."])
  }

  func test_a_copy_of_a_scroller_scrolls_on_its_own() {
    let original = fiveItems()
    var copy = original

    copy.scroll(by: 3)
    copy.remove(at: 0)

    XCTAssertEqual(original.selectedIndex, 0)
    XCTAssertEqual(original.items.count, 5)
    XCTAssertEqual(copy.selectedIndex, 2)
  }

  // MARK: - Scrolling

  func test_a_new_scroller_has_its_first_item_selected() {
    let scroller = HorizontalScroller([Item("a"), Item("b")])

    XCTAssertEqual(scroller.selectedIndex, 0)
    XCTAssertEqual(scroller.selectedItem?.caption, "a")
  }

  func test_scrolling_selects_the_neighbor() {
    var scroller = fiveItems()

    let right = scroller.scroll(by: 1)
    XCTAssertEqual(scroller.selectedItem?.caption, "b")

    let left = scroller.scroll(by: -1)
    XCTAssertEqual(scroller.selectedItem?.caption, "a")
    XCTAssertEqual([right, left], [true, true])
  }

  func test_scrolling_stops_at_the_left_end() {
    var scroller = fiveItems()

    let moved = scroller.scroll(by: -1)

    XCTAssertFalse(moved)
    XCTAssertEqual(scroller.selectedIndex, 0)
  }

  func test_scrolling_stops_at_the_right_end() {
    var scroller = fiveItems(selected: 4)

    let moved = scroller.scroll(by: 1)

    XCTAssertFalse(moved)
    XCTAssertEqual(scroller.selectedIndex, 4)
  }

  func test_scrolling_further_than_an_end_goes_to_that_end() {
    var scroller = fiveItems(selected: 2)

    let right = scroller.scroll(by: .max)
    XCTAssertEqual(scroller.selectedIndex, 4)

    let left = scroller.scroll(by: .min)
    XCTAssertEqual(scroller.selectedIndex, 0)
    XCTAssertEqual([right, left], [true, true])
  }

  func test_scrolling_by_zero_moves_nothing() {
    var scroller = fiveItems(selected: 2)

    let moved = scroller.scroll(by: 0)

    XCTAssertFalse(moved)
    XCTAssertEqual(scroller.selectedIndex, 2)
  }

  // MARK: - Selecting

  func test_an_item_is_selected_by_its_index() {
    var scroller = fiveItems()

    let results = [4, 4, 0].map { scroller.select($0) }
    XCTAssertEqual(results, [true, true, true])

    scroller.select(3)
    XCTAssertEqual(scroller.selectedIndex, 3)
    XCTAssertEqual(scroller.selectedItem?.caption, "d")
  }

  func test_selecting_a_missing_item_changes_nothing_and_returns_false() {
    var scroller = fiveItems(selected: 2)

    let results = [-1, 5, .min, .max].map { scroller.select($0) }

    XCTAssertEqual(results, [false, false, false, false])
    XCTAssertEqual(scroller.selectedIndex, 2)
  }

  // MARK: - Without items

  func test_in_an_empty_scroller_every_change_returns_false() {
    var scroller = HorizontalScroller()

    let results = [
      scroller.scroll(by: 1), scroller.scroll(by: -1), scroller.select(0),
      scroller.remove(at: 0),
    ]

    XCTAssertEqual(results, [false, false, false, false])
    XCTAssertNil(scroller.selectedIndex)
    XCTAssertNil(scroller.selectedItem)
    XCTAssertEqual(scroller.visibleRange(columns: 80, cellWidth: 10), 0..<0)
  }

  func test_an_empty_scroller_says_no_items_in_exactly_the_given_columns() {
    let scroller = HorizontalScroller()

    XCTAssertEqual(
      [10, 5, 1, 0, -1].map { scroller.lines(columns: $0, cellWidth: 4) },
      [
        ["no items  ", "          ", "          "],
        ["no i…", "     ", "     "],
        ["…", " ", " "],
        ["", "", ""],
        ["", "", ""],
      ]
    )
  }

  // MARK: - Visible range

  func test_the_selected_item_is_in_the_middle_as_far_as_the_ends_allow() {
    let scrollers = (0..<5).map { fiveItems(selected: $0) }

    XCTAssertEqual(
      scrollers.map { $0.visibleRange(columns: 30, cellWidth: 10) },
      [0..<3, 0..<3, 1..<4, 2..<5, 2..<5]
    )
  }

  func test_an_even_number_of_cells_has_the_extra_one_on_the_right() {
    let scrollers = (0..<5).map { fiveItems(selected: $0) }

    XCTAssertEqual(
      scrollers.map { $0.visibleRange(columns: 20, cellWidth: 10) },
      [0..<2, 1..<3, 2..<4, 3..<5, 3..<5]
    )
  }

  func test_only_whole_cells_are_visible() {
    let scroller = fiveItems(selected: 2)

    XCTAssertEqual(
      [29, 30, 39, 40].map {
        scroller.visibleRange(columns: $0, cellWidth: 10)
      },
      [2..<4, 1..<4, 1..<4, 1..<5]
    )
  }

  func test_with_room_for_more_than_all_items_all_are_visible() {
    let scroller = fiveItems(selected: 2)

    XCTAssertEqual(
      [50, 1_000, .max].map {
        scroller.visibleRange(columns: $0, cellWidth: 10)
      },
      [0..<5, 0..<5, 0..<5]
    )
  }

  func test_with_room_for_less_than_a_cell_the_selected_item_is_visible() {
    let scroller = fiveItems(selected: 2)

    XCTAssertEqual(
      [1, 9].map { scroller.visibleRange(columns: $0, cellWidth: 10) },
      [2..<3, 2..<3]
    )
    XCTAssertEqual(scroller.visibleRange(columns: 80, cellWidth: .max), 2..<3)
  }

  func test_without_room_no_item_is_visible() {
    let scroller = fiveItems(selected: 2)

    XCTAssertEqual(
      [0, -1, .min].map { scroller.visibleRange(columns: $0, cellWidth: 10) },
      [0..<0, 0..<0, 0..<0]
    )
  }

  func test_a_cell_is_at_least_one_column_wide() {
    let scroller = fiveItems(selected: 2)

    XCTAssertEqual(
      [0, -1, .min].map { scroller.visibleRange(columns: 3, cellWidth: $0) },
      [1..<4, 1..<4, 1..<4]
    )
    XCTAssertEqual(
      scroller.lines(columns: 3, cellWidth: 0),
      ["bcd", "   ", " = "]
    )
  }

  // MARK: - Fixtures

  private func fiveItems(selected: Int = 0) -> HorizontalScroller {
    var scroller = HorizontalScroller(
      ["a", "b", "c", "d", "e"].map { Item($0) })
    scroller.select(selected)
    return scroller
  }

  /// What is selected at first, and after each step to the right.
  private func captionsFromLeftToRight(
    _ scroller: inout HorizontalScroller
  ) -> [String?] {
    [scroller.selectedItem?.caption]
      + scroller.items.dropFirst().map { _ in
        scroller.scroll(by: 1)
        return scroller.selectedItem?.caption
      }
  }

  private func framed(_ lines: [String]) -> String {
    lines.map { "|\($0)|" }.joined(separator: "\n")
  }
}

private struct Item: ScrollerItem {
  let caption: String

  init(_ caption: String) { self.caption = caption }
}
