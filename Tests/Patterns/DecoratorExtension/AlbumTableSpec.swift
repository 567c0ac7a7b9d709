import DecoratorExtensionPattern
import Foundation
import SharedModels
import XCTest

final class AlbumTableSpec: XCTestCase {
  // MARK: - Table representation

  func test_an_album_is_represented_by_artist_album_genre_and_year() {
    XCTAssertEqual(
      bowie.tableRepresentation,
      [
        TableRow(label: "Artist", value: "David Bowie"),
        TableRow(label: "Album", value: "Best of Bowie"),
        TableRow(label: "Genre", value: "Pop"),
        TableRow(label: "Year", value: "1992"),
      ]
    )
  }

  func test_the_representation_shows_changes_of_the_album() {
    var album = bowie
    album.title = "Low"
    album.year = 1977

    XCTAssertEqual(
      album.tableRepresentation.map(\.value),
      ["David Bowie", "Low", "Pop", "1977"]
    )
  }

  func test_the_values_are_neither_changed_nor_escaped() {
    let album = Album(
      title: "\u{1B}[2J",
      artist: "",
      genre: "漢字\n",
      coverURL: "",
      year: -12_345
    )

    XCTAssertEqual(
      album.tableRepresentation.map(\.value),
      ["", "\u{1B}[2J", "漢字\n", "-12345"]
    )
  }

  func test_a_row_is_described_in_one_escaped_line() {
    XCTAssertEqual(
      "\(TableRow(label: "Album", value: "Low"))",
      "Album: Low"
    )
    XCTAssertEqual(
      "\(TableRow(label: "Al\nbum", value: "\u{1B}[2J"))",
      "Al␊bum: ␛[2J"
    )
  }

  // MARK: - The type is untouched

  func test_an_album_has_the_same_five_stored_properties() {
    XCTAssertEqual(
      Mirror(reflecting: bowie).children.map(\.label),
      Mirror(reflecting: Untouched()).children.map(\.label)
    )
  }

  func test_an_album_takes_as_much_memory_as_without_the_extension() {
    XCTAssertEqual(
      [MemoryLayout<Album>.size, MemoryLayout<Album>.stride],
      [MemoryLayout<Untouched>.size, MemoryLayout<Untouched>.stride]
    )
  }

  func test_an_album_is_encoded_as_without_the_extension() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys

    let album = try encoder.encode(bowie)
    let untouched = try encoder.encode(Untouched())

    XCTAssertEqual(
      String(decoding: album, as: UTF8.self),
      String(decoding: untouched, as: UTF8.self)
    )
  }

  // MARK: - Drawn for a terminal

  func test_a_table_is_drawn_in_aligned_columns() {
    XCTAssertEqual(
      bowie.tableLines(columns: 24),
      [
        "Artist  David Bowie     ",
        "Album   Best of Bowie   ",
        "Genre   Pop             ",
        "Year    1992            ",
      ]
    )
  }

  func test_a_long_value_is_cut_to_fit() {
    let album = titled(String(repeating: "long ", count: 2_000))

    XCTAssertEqual(album.tableLines(columns: 20)[1], "Album   long long l…")
  }

  func test_a_hostile_value_is_escaped_and_on_one_line() {
    let album = titled("\u{1B}[2J\n\tGotcha")

    XCTAssertEqual(album.tableLines(columns: 24)[1], "Album   ␛[2J␊␉Gotcha    ")
  }

  func test_wide_characters_align() {
    XCTAssertEqual(
      titled("漢字 🎸 e\u{301}").tableLines(columns: 20)[1],
      "Album   漢字 🎸 e\u{301}   "
    )
  }

  func test_a_wide_character_is_never_cut_in_half() {
    XCTAssertEqual(
      titled("漢字漢字").tableLines(columns: 14)[1],
      "Album   漢字… "
    )
  }

  func test_a_narrow_terminal_gets_what_fits() {
    XCTAssertEqual(
      [9, 6, 3, 1].map { bowie.tableLines(columns: $0)[0] },
      ["Art…  Da…", "Ar…  …", "…  ", "…"]
    )
  }

  func test_a_terminal_without_columns_gets_empty_lines() {
    XCTAssertEqual(bowie.tableLines(columns: 0), ["", "", "", ""])
    XCTAssertEqual(bowie.tableLines(columns: -1), ["", "", "", ""])
  }

  func test_a_table_of_unlimited_width_is_as_wide_as_its_text() {
    let table = Table(tableRepresentation: [
      TableRow(label: "Artist", value: "U2"),
      TableRow(label: "Album", value: "\u{301}Pop"),
    ])

    XCTAssertEqual(
      table.tableLines(columns: .max),
      ["Artist  U2", "Album   ◌\u{301}Pop"]
    )
    XCTAssertEqual(table.tableLines(columns: .min), ["", ""])
  }

  func test_labels_take_at_most_half_of_the_table() {
    let table = Table(
      tableRepresentation: [
        TableRow(label: String(repeating: "x", count: 10_000), value: "a"),
        TableRow(label: "\r\n\u{1B}", value: "b"),
        TableRow(label: "漢字", value: "c"),
      ]
    )

    XCTAssertEqual(
      table.tableLines(columns: 12),
      ["xxxxx…  a   ", "␍␊␛     b   ", "漢字    c   "]
    )
  }

  func test_the_width_of_labels_is_measured_after_escaping() {
    let table = Table(
      tableRepresentation: [
        TableRow(label: "b", value: "b"), TableRow(label: "\r\n", value: "a"),
      ]
    )

    XCTAssertEqual(
      table.tableLines(columns: 6),
      ["b   b ", "␍␊  a "]
    )
  }

  func test_a_table_without_rows_has_no_lines() {
    XCTAssertEqual(Table(tableRepresentation: []).tableLines(columns: 80), [])
  }

  // MARK: - The limit

  func test_through_its_own_type_a_value_draws_its_own_lines() {
    XCTAssertEqual(Secret().tableLines(columns: 12), ["(secret)"])
  }

  func test_through_the_protocol_a_value_is_drawn_like_every_other() {
    let table: any TableRepresentable = Secret()

    XCTAssertEqual(table.tableLines(columns: 12), ["Code  4711  "])
  }

  func test_through_a_wrapper_a_value_is_drawn_like_every_other() {
    let table = Labeled(table: Secret())

    XCTAssertEqual(table.tableLines(columns: 12), ["TABLE", "Code  4711  "])
  }

  func test_the_representation_is_the_types_own_through_all_three() {
    let secret = Secret()
    let known: any TableRepresentable = secret
    let wrapper = Labeled(table: secret)

    XCTAssertEqual(
      [
        secret.tableRepresentation, known.tableRepresentation,
        wrapper.tableRepresentation,
      ],
      [[code], [code], [code]]
    )
  }

  // MARK: - Fixtures

  private func titled(_ title: String) -> Album {
    var album = bowie
    album.title = title
    return album
  }
}

private let bowie = Album.samples[0]
private let code = TableRow(label: "Code", value: "4711")

private struct Table: TableRepresentable {
  var tableRepresentation: [TableRow]
}

/// An album without an extension.
private struct Untouched: Encodable {
  var title = bowie.title
  var artist = bowie.artist
  var genre = bowie.genre
  var coverURL = bowie.coverURL
  var year = bowie.year
}

/// A type with a method of its own that isn't a requirement.
private struct Secret: TableRepresentable {
  let tableRepresentation = [code]

  func tableLines(columns: Int) -> [String] { ["(secret)"] }
}

private struct Labeled: TableRepresentable {
  let table: any TableRepresentable

  var tableRepresentation: [TableRow] { table.tableRepresentation }

  func tableLines(columns: Int) -> [String] {
    ["TABLE"] + table.tableLines(columns: columns)
  }
}
