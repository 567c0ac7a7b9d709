import DecoratorDelegationPattern
import SharedModels
import XCTest

/// A decorator whose type says what it holds, and one that holds any caption.
final class FramedSpec: XCTestCase {
  // MARK: - The same decorator

  func test_a_generic_frame_draws_the_same_as_a_frame_of_any_caption() {
    let widths = [Int.min, -1, 0, 1, 2, 3, 4, 5, 6, 9, 40, .max]

    XCTAssertEqual(
      widths.map { Framed(plain).lines(columns: $0) },
      widths.map { FramedCaption(plain).lines(columns: $0) }
    )
  }

  func test_a_generic_frame_is_a_caption_of_the_same_album() {
    let caption: any AlbumCaption = Framed(plain)

    XCTAssertEqual(caption.album, Album.samples[0])
  }

  func test_both_kinds_of_frame_nest_in_each_other() {
    let expected = [
      "┌───────────────────┐",
      "│ ┌───────────────┐ │",
      "│ │ Best of Bowie │ │",
      "│ └───────────────┘ │",
      "└───────────────────┘",
    ]

    XCTAssertEqual(Framed(Framed(plain)).lines(columns: 40), expected)
    XCTAssertEqual(Framed(FramedCaption(plain)).lines(columns: 40), expected)
    XCTAssertEqual(FramedCaption(Framed(plain)).lines(columns: 40), expected)
  }

  // MARK: - What each costs

  func test_a_generic_frame_takes_no_memory_of_its_own() {
    XCTAssertEqual(
      MemoryLayout<Framed<Framed<PlainCaption>>>.size,
      MemoryLayout<PlainCaption>.size
    )
  }

  func test_a_frame_of_any_caption_has_one_size_whatever_it_holds() {
    // An inline buffer of three words, the type, and a witness table.
    XCTAssertEqual(
      MemoryLayout<FramedCaption>.size,
      5 * MemoryLayout<Int>.size
    )
  }

  func test_a_generic_frame_says_in_its_type_what_it_holds() {
    XCTAssertEqual(
      "\(type(of: Framed(Framed(plain))))",
      "Framed<Framed<PlainCaption>>"
    )
    XCTAssertEqual("\(type(of: FramedCaption(plain)))", "FramedCaption")
  }

  // MARK: - Fixtures

  private let plain = PlainCaption(Album.samples[0])
}
