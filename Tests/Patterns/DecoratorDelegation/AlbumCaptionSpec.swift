import DecoratorDelegationPattern
import SharedModels
import XCTest

final class AlbumCaptionSpec: XCTestCase {
  // MARK: - Decorator

  func test_a_decorator_is_a_caption_and_forwards_to_the_one_it_holds() {
    let plain = PlainCaption(bowie)
    let bare: any AlbumCaption = Bare(caption: plain)

    XCTAssertEqual(bare.album, bowie)
    XCTAssertEqual(bare.lines(columns: 40), plain.lines(columns: 40))
    XCTAssertEqual(bare.lines(columns: 5), plain.lines(columns: 5))
  }

  func test_every_decorator_has_the_album_of_the_innermost_caption() {
    let plain = PlainCaption(bowie)
    let decorated: [any AlbumCaption] = [
      FramedCaption(plain), HighlightedCaption(plain), DatedCaption(plain),
      ShortenedCaption(plain, to: 3), FramedCaption(DatedCaption(plain)),
    ]

    XCTAssertEqual(
      decorated.map(\.album),
      [bowie, bowie, bowie, bowie, bowie]
    )
  }

  // MARK: - Plain

  func test_a_plain_caption_is_the_albums_title() {
    let caption = PlainCaption(bowie)

    XCTAssertEqual(caption.lines(columns: 40), ["Best of Bowie"])
    XCTAssertEqual(caption.lines(columns: 8), ["Best of…"])
  }

  func test_a_plain_caption_is_escaped_on_one_line_and_cut_to_fit() {
    XCTAssertEqual(
      [
        titled("\u{1B}[2J\n\t"), titled(String(repeating: "x", count: 10_000)),
        titled("漢字漢字漢字"), titled(""), titled("e\u{301}  "),
        titled("a" + String(repeating: "\u{301}", count: 10_000)),
      ]
      .map { PlainCaption($0).lines(columns: 8) },
      [["␛[2J␊␉"], ["xxxxxxx…"], ["漢字漢…"], [""], ["e\u{301}"], ["…"]]
    )
  }

  func test_a_caption_accepts_more_columns_than_it_needs() {
    XCTAssertEqual(
      PlainCaption(titled("漢字 👩‍🎤 ❤️ 🇩🇪")).lines(columns: .max),
      ["漢字 👩‍🎤 ❤️ 🇩🇪"]
    )
  }

  // MARK: - Framed

  func test_a_frame_is_as_wide_as_the_caption_needs() {
    XCTAssertEqual(
      FramedCaption(PlainCaption(bowie)).lines(columns: 40),
      [
        "┌───────────────┐",
        "│ Best of Bowie │",
        "└───────────────┘",
      ]
    )
  }

  func test_a_frame_closes_around_wide_and_hostile_titles() {
    XCTAssertEqual(
      FramedCaption(PlainCaption(titled("漢字\u{1B}"))).lines(columns: 40),
      ["┌───────┐", "│ 漢字␛ │", "└───────┘"]
    )
  }

  func test_a_frame_closes_where_the_title_is_cut() {
    XCTAssertEqual(
      FramedCaption(PlainCaption(bowie)).lines(columns: 9),
      ["┌───────┐", "│ Best… │", "└───────┘"]
    )
  }

  func test_a_frame_is_left_out_if_there_is_no_room_for_it() {
    let framed = FramedCaption(PlainCaption(bowie))

    XCTAssertEqual(framed.lines(columns: 5), ["┌───┐", "│ … │", "└───┘"])
    XCTAssertEqual(framed.lines(columns: 4), ["Bes…"])
  }

  func test_in_two_columns_a_framed_caption_has_no_frame() {
    XCTAssertEqual(
      FramedCaption(PlainCaption(bowie)).lines(columns: 2),
      ["B…"]
    )
    XCTAssertEqual(
      FramedCaption(PlainCaption(titled("漢字"))).lines(columns: 2),
      ["…"]
    )
  }

  func test_a_frame_around_no_lines_is_closed() {
    struct NoCaption: AlbumCaption {
      let album: Album
      func lines(columns: Int) -> [String] { [] }
    }

    XCTAssertEqual(
      FramedCaption(NoCaption(album: bowie)).lines(columns: 40),
      ["┌──┐", "└──┘"]
    )
  }

  func test_a_combining_mark_at_the_beginning_is_not_drawn_on_the_frame() {
    XCTAssertEqual(
      FramedCaption(PlainCaption(titled("\u{301}Low"))).lines(columns: 40),
      ["┌──────┐", "│ ◌\u{301}Low │", "└──────┘"]
    )
    XCTAssertEqual(
      HighlightedCaption(PlainCaption(titled("\u{301}"))).lines(columns: 40),
      ["» ◌\u{301} «"]
    )
  }

  // MARK: - Highlighted, dated, shortened

  func test_a_highlighted_caption_stands_out_without_color() {
    XCTAssertEqual(
      HighlightedCaption(PlainCaption(bowie)).lines(columns: 40),
      ["» Best of Bowie «"]
    )
  }

  func test_a_highlight_is_left_out_if_there_is_no_room_for_it() {
    let highlighted = HighlightedCaption(PlainCaption(bowie))

    XCTAssertEqual(highlighted.lines(columns: 5), ["» … «"])
    XCTAssertEqual(highlighted.lines(columns: 4), ["Bes…"])
  }

  func test_a_dated_caption_has_the_year_below() {
    let dated = DatedCaption(PlainCaption(bowie))

    XCTAssertEqual(dated.lines(columns: 40), ["Best of Bowie", "1992"])
    XCTAssertEqual(dated.lines(columns: 3), ["Be…", "19…"])
  }

  func test_the_lines_of_a_highlighted_caption_are_of_one_width() {
    XCTAssertEqual(
      HighlightedCaption(DatedCaption(PlainCaption(bowie))).lines(columns: 40),
      ["» Best of Bowie «", "» 1992          «"]
    )
  }

  func test_a_shortened_caption_takes_no_more_than_its_limit() {
    let shortened = ShortenedCaption(PlainCaption(bowie), to: 8)

    XCTAssertEqual(shortened.lines(columns: 40), ["Best of…"])
    XCTAssertEqual(shortened.lines(columns: 5), ["Best…"])
  }

  func test_every_caption_accepts_any_integer_as_its_width() {
    let plain = PlainCaption(titled("Low"))
    let captions: [any AlbumCaption] = [
      plain, FramedCaption(plain), HighlightedCaption(plain),
      ShortenedCaption(plain, to: .max), ShortenedCaption(plain, to: .min),
      DatedCaption(plain),
    ]

    XCTAssertEqual(
      captions.map { $0.lines(columns: .max) },
      [
        ["Low"], ["┌─────┐", "│ Low │", "└─────┘"], ["» Low «"], ["Low"], [""],
        ["Low", "1992"],
      ]
    )
    XCTAssertEqual(
      captions.map { $0.lines(columns: .min) },
      [[""], [""], [""], [""], [""], ["", ""]]
    )
  }

  func test_a_caption_without_columns_has_an_empty_line() {
    let plain = PlainCaption(bowie)
    let captions: [any AlbumCaption] = [
      plain, FramedCaption(plain), HighlightedCaption(plain),
      ShortenedCaption(plain, to: -3),
    ]

    XCTAssertEqual(
      captions.map { $0.lines(columns: 0) },
      [[""], [""], [""], [""]]
    )
    XCTAssertEqual(
      captions.map { $0.lines(columns: -1) },
      [[""], [""], [""], [""]]
    )
    XCTAssertEqual(DatedCaption(plain).lines(columns: -1), ["", ""])
  }

  // MARK: - Nesting

  func test_decorators_nest_and_their_order_shows_in_the_result() {
    let plain = PlainCaption(bowie)

    XCTAssertEqual(
      FramedCaption(HighlightedCaption(plain)).lines(columns: 40),
      [
        "┌───────────────────┐",
        "│ » Best of Bowie « │",
        "└───────────────────┘",
      ]
    )
    XCTAssertEqual(
      HighlightedCaption(FramedCaption(plain)).lines(columns: 40),
      [
        "» ┌───────────────┐ «",
        "» │ Best of Bowie │ «",
        "» └───────────────┘ «",
      ]
    )
  }

  func test_the_year_is_in_the_frame_or_below_it() {
    let plain = PlainCaption(titled("Low"))

    XCTAssertEqual(
      FramedCaption(DatedCaption(plain)).lines(columns: 40),
      ["┌──────┐", "│ Low  │", "│ 1992 │", "└──────┘"]
    )
    XCTAssertEqual(
      DatedCaption(FramedCaption(plain)).lines(columns: 40),
      ["┌─────┐", "│ Low │", "└─────┘", "1992"]
    )
  }

  func test_a_limit_applies_to_the_caption_inside_it() {
    let plain = PlainCaption(bowie)

    XCTAssertEqual(
      ShortenedCaption(FramedCaption(plain), to: 12).lines(columns: 40),
      ["┌──────────┐", "│ Best of… │", "└──────────┘"]
    )
    XCTAssertEqual(
      FramedCaption(ShortenedCaption(plain, to: 12)).lines(columns: 40),
      ["┌──────────────┐", "│ Best of Bow… │", "└──────────────┘"]
    )
  }

  func test_any_nesting_stays_within_the_available_columns() {
    let caption = FramedCaption(
      HighlightedCaption(
        DatedCaption(FramedCaption(PlainCaption(titled("\u{7}Bowie"))))
      )
    )

    let widest = (0...30).map { columns in
      caption.lines(columns: columns).map(\.count).max() ?? 0
    }

    XCTAssertEqual(
      zip(widest, 0...30).filter { $0 > $1 }.map { "\($0) in \($1)" },
      []
    )
  }

  // MARK: - The wrapped caption

  func test_the_wrapped_caption_is_unchanged_and_works_undecorated() {
    let plain = PlainCaption(bowie)
    let framed = FramedCaption(DatedCaption(plain))

    XCTAssertEqual(framed.lines(columns: 40).count, 4)
    XCTAssertEqual(plain.lines(columns: 40), ["Best of Bowie"])
  }

  // MARK: - At run time

  func test_a_decorator_is_added_and_removed_at_run_time() {
    var shown: any AlbumCaption = PlainCaption(bowie)

    shown = HighlightedCaption(shown)
    XCTAssertEqual(shown.lines(columns: 40), ["» Best of Bowie «"])

    shown = (shown as? any CaptionDecorator)?.caption ?? shown
    XCTAssertEqual(shown.lines(columns: 40), ["Best of Bowie"])
    XCTAssertFalse(shown is any CaptionDecorator)
  }

  // MARK: - Fixtures

  private func titled(_ title: String) -> Album {
    var album = bowie
    album.title = title
    return album
  }

  private struct Bare: CaptionDecorator {
    let caption: any AlbumCaption
  }
}

private let bowie = Album.samples[0]
