import AdapterPattern
import XCTest

/// What happens to the selection when the items change.
final class HorizontalScrollerItemsSpec: XCTestCase {
  // MARK: - Replacing

  func test_replacing_the_items_keeps_the_selected_index() {
    var scroller = scroller(of: "abcde", selected: 2)

    scroller.replaceItems(with: items("vwxyz"))

    XCTAssertEqual(state(of: scroller), "v w [x] y z")
  }

  func test_with_too_few_items_for_that_index_the_last_one_is_selected() {
    var scroller = scroller(of: "abcde", selected: 3)

    scroller.replaceItems(with: items("xyz"))

    XCTAssertEqual(state(of: scroller), "x y [z]")
  }

  func test_an_emptied_scroller_selects_the_first_of_its_new_items() {
    var scroller = scroller(of: "abcde", selected: 3)

    scroller.replaceItems(with: [])
    XCTAssertEqual(state(of: scroller), "")
    XCTAssertNil(scroller.selectedIndex)

    scroller.replaceItems(with: items("xyz"))
    XCTAssertEqual(state(of: scroller), "[x] y z")
  }

  // MARK: - Removing

  func test_removing_another_item_keeps_the_selected_one() {
    var scroller = scroller(of: "abcde", selected: 2)

    let left = scroller.remove(at: 0)
    XCTAssertEqual(state(of: scroller), "b [c] d e")

    let right = scroller.remove(at: 2)
    XCTAssertEqual(state(of: scroller), "b [c] e")
    XCTAssertEqual([left, right], [true, true])
  }

  func test_removing_the_selected_item_selects_its_right_neighbor() {
    var scroller = scroller(of: "abcde", selected: 2)

    scroller.remove(at: 2)

    XCTAssertEqual(state(of: scroller), "a b [d] e")
  }

  func test_removing_the_selected_item_at_the_right_end_selects_the_left_one() {
    var scroller = scroller(of: "abcde", selected: 4)

    scroller.remove(at: 4)

    XCTAssertEqual(state(of: scroller), "a b c [d]")
  }

  func test_removing_all_items_one_by_one_leaves_an_empty_scroller() {
    var scroller = scroller(of: "abc", selected: 1)

    let results = (1...4).map { _ in scroller.remove(at: 0) }

    XCTAssertEqual(results, [true, true, true, false])
    XCTAssertEqual(state(of: scroller), "")
    XCTAssertNil(scroller.selectedIndex)
  }

  func test_removing_a_missing_item_changes_nothing_and_returns_false() {
    var scroller = scroller(of: "abc", selected: 1)

    let results = [-1, 3, .min, .max].map { scroller.remove(at: $0) }

    XCTAssertEqual(results, [false, false, false, false])
    XCTAssertEqual(state(of: scroller), "a [b] c")
  }

  // MARK: - Inserting

  func test_inserting_an_item_keeps_the_selected_one() {
    var scroller = scroller(of: "abc", selected: 1)

    let results = [
      scroller.insert(Letter("x"), at: 0),
      scroller.insert(Letter("y"), at: 2),
      scroller.insert(Letter("z"), at: 5),
    ]

    XCTAssertEqual(results, [true, true, true])
    XCTAssertEqual(state(of: scroller), "x a y [b] c z")
  }

  func test_an_item_inserted_into_an_empty_scroller_is_selected() {
    var scroller = HorizontalScroller()

    XCTAssertTrue(scroller.insert(Letter("x"), at: 0))

    XCTAssertEqual(state(of: scroller), "[x]")
  }

  func test_inserting_out_of_range_changes_nothing_and_returns_false() {
    var scroller = scroller(of: "abc", selected: 1)

    let results = [-1, 4, .min, .max].map {
      scroller.insert(Letter("x"), at: $0)
    }

    XCTAssertEqual(results, [false, false, false, false])
    XCTAssertEqual(state(of: scroller), "a [b] c")
  }

  // MARK: - Fixtures

  private struct Letter: ScrollerItem {
    let caption: String

    init(_ letter: Character) { caption = String(letter) }
  }

  private func items(_ letters: String) -> [Letter] {
    letters.map { Letter($0) }
  }

  private func scroller(
    of letters: String,
    selected: Int
  ) -> HorizontalScroller {
    var scroller = HorizontalScroller(items(letters))
    scroller.select(selected)
    return scroller
  }

  /// The captions in order, the selected one in brackets.
  private func state(of scroller: HorizontalScroller) -> String {
    scroller.items.enumerated()
      .map { index, item in
        index == scroller.selectedIndex ? "[\(item.caption)]" : item.caption
      }
      .joined(separator: " ")
  }
}
