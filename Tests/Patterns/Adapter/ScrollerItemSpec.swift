import AdapterPattern
import SharedModels
import XCTest

/// Two types that know nothing of scrollers, each made an item in its own way.
final class ScrollerItemSpec: XCTestCase {
  // MARK: - Target

  func test_an_item_has_a_caption_and_by_default_no_second_line() {
    let item: any ScrollerItem = CaptionAlone(caption: "Low")

    XCTAssertEqual(item.caption, "Low")
    XCTAssertNil(item.detail)
  }

  // MARK: - Object adapter

  func test_an_album_is_an_item_by_an_adapter_that_holds_it() {
    let item: any ScrollerItem = AlbumAdapter(bowie)

    XCTAssertEqual(item.caption, "Best of Bowie")
    XCTAssertEqual(item.detail, "David Bowie")
  }

  func test_the_wrapped_album_is_unchanged_and_isnt_an_item_itself() {
    let adapter = AlbumAdapter(bowie)

    XCTAssertEqual(adapter.album, bowie)
    XCTAssertFalse(bowie as Any is any ScrollerItem)
    XCTAssertFalse(adapter as Any is Album)
  }

  func test_adapters_of_equal_albums_are_equal() {
    XCTAssertEqual(AlbumAdapter(bowie), AlbumAdapter(bowie))
    XCTAssertNotEqual(AlbumAdapter(bowie), AlbumAdapter(Album.samples[4]))
  }

  func test_an_album_can_be_adapted_in_two_ways_at_once() {
    let items: [any ScrollerItem] = [AlbumAdapter(bowie), AlbumByYear(bowie)]

    XCTAssertEqual(items.map(\.caption), ["Best of Bowie", "1992"])
  }

  // MARK: - Conformance in an extension

  func test_a_note_is_an_item_itself() {
    let item: any ScrollerItem = welcome

    XCTAssertEqual(item.caption, "Welcome to MyNote.")
    XCTAssertEqual(item.detail, "2015-01-01 16:01:03")
    XCTAssertEqual(item as? Note, welcome)
  }

  // MARK: - Fixtures

  private let bowie = Album.samples[0]
  private let welcome = Note.samples[0]

  private struct CaptionAlone: ScrollerItem {
    let caption: String
  }

  /// A second adapter for a type that has one already.
  private struct AlbumByYear: ScrollerItem {
    let caption: String

    init(_ album: Album) { caption = "\(album.year)" }
  }
}
