import MVCPattern
import TerminalText
import XCTest

/// A view, tested without any model.
final class AlbumViewSpec: XCTestCase {
  func test_the_frame_shows_whether_the_view_is_highlighted() {
    let view = AlbumView(caption: "Best of Bowie")
    let plain = view.lines(columns: 15)

    view.isHighlighted = true
    let highlighted = view.lines(columns: 15)
    view.isHighlighted = false

    XCTAssertEqual(
      plain,
      [
        "┌─────────────┐",
        "│Best of Bowie│",
        "└─────────────┘",
      ]
    )
    XCTAssertEqual(
      highlighted,
      [
        "╔═════════════╗",
        "║Best of Bowie║",
        "╚═════════════╝",
      ]
    )
    XCTAssertEqual(view.lines(columns: 15), plain)
  }

  func test_a_tap_is_passed_on_with_the_view_that_was_tapped() {
    let view = AlbumView()
    var tapped: [AlbumView] = []
    view.onTap = { tapped.append($0) }

    view.tap()

    XCTAssertEqual(tapped.map(ObjectIdentifier.init), [ObjectIdentifier(view)])
  }

  func test_a_tap_changes_nothing_by_itself() {
    let view = AlbumView(caption: "Best of Bowie")
    let before = view.lines(columns: 20)

    view.tap()

    XCTAssertFalse(view.isHighlighted)
    XCTAssertEqual(view.lines(columns: 20), before)
  }

  // MARK: - Captions

  func test_the_view_shows_its_caption() {
    let view = AlbumView(caption: "Best of Bowie")

    view.caption = "漢字"

    XCTAssertEqual(view.lines(columns: 9)[1], "│漢字   │")
  }

  func test_a_caption_that_is_too_long_is_cut() {
    let view = AlbumView(caption: "American Pie")

    XCTAssertEqual(view.lines(columns: 11)[1], "│American…│")
  }

  func test_a_caption_from_outside_is_kept_unchanged_and_drawn_escaped() {
    let view = AlbumView(caption: "\u{1B}[2J\n\t")

    XCTAssertEqual(view.caption, "\u{1B}[2J\n\t")
    XCTAssertEqual(view.lines(columns: 8)[1], "│␛[2J␊␉│")
  }

  func test_a_taller_view_has_room_for_a_picture_below_its_caption() {
    let view = AlbumView(caption: "Pie")

    XCTAssertEqual(
      view.lines(columns: 5, rows: 5),
      ["┌───┐", "│Pie│", "│   │", "│   │", "└───┘"]
    )
    XCTAssertEqual(view.lines(columns: 5, rows: 0), view.lines(columns: 5))
  }

  // MARK: - Width and height

  func test_two_columns_are_an_empty_frame_and_one_is_blank() {
    let view = AlbumView(caption: "Pie")

    XCTAssertEqual(view.lines(columns: 2), ["┌┐", "││", "└┘"])
    XCTAssertEqual(view.lines(columns: 1), [" ", " ", " "])
  }

  func test_a_width_below_0_is_treated_as_0() {
    let view = AlbumView(caption: "Pie")

    XCTAssertEqual(view.lines(columns: -1), ["", "", ""])
    XCTAssertEqual(view.lines(columns: .min), ["", "", ""])
  }

  func test_beyond_any_terminals_width_a_view_is_as_wide_as_its_caption() {
    let view = AlbumView(caption: "漢字\u{1B}")

    XCTAssertEqual(
      view.lines(columns: .max),
      ["┌─────┐", "│漢字␛│", "└─────┘"]
    )
    XCTAssertEqual(view.lines(columns: 65_536), view.lines(columns: .max))
    XCTAssertEqual(view.lines(columns: 65_535)[0].count, 65_535)
  }

  func test_any_height_is_accepted() {
    let view = AlbumView(caption: "Pie")

    XCTAssertEqual(view.lines(columns: 5, rows: .min), view.lines(columns: 5))
    XCTAssertEqual(view.lines(columns: 5, rows: .max).count, 65_535)
  }

  func test_a_combining_mark_at_the_beginning_leaves_the_frame_intact() {
    XCTAssertEqual(
      AlbumView(caption: "\u{301}Pie").lines(columns: 6),
      ["┌────┐", "│◌\u{301}Pie│", "└────┘"]
    )
  }

  func test_every_line_has_the_requested_width() {
    let captions = [
      "", "漢字漢字漢字", "👩‍🎤 and 🎸", "\u{1B}[31m", "e\u{301}",
      String(repeating: "long ", count: 2_000),
    ]

    for columns in [0, 1, 2, 3, 9, 80] {
      let widths = captions.flatMap {
        AlbumView(caption: $0).lines(columns: columns).map(\.columnCount)
      }

      XCTAssertEqual(Set(widths), [columns])
      XCTAssertEqual(widths.count, 3 * captions.count)
    }
  }
}
