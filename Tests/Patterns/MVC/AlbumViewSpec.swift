import MVCPattern
import TerminalText
import XCTest

/// A view, tested without any model.
final class AlbumViewSpec: XCTestCase {
  func test_the_view_is_highlighted_and_un_highlighted() {
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

  func test_a_caption_from_outside_is_kept_as_it_is_and_drawn_harmlessly() {
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

  // MARK: - Width

  func test_every_line_takes_the_width_that_was_asked_for() {
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
