import MVCPattern
import SharedModels
import XCTest

/// The model, tested without any view.
final class AlbumLibrarySpec: XCTestCase {
  func test_each_change_is_announced_after_it_has_happened() throws {
    let library = AlbumLibrary(albums: [bowie, sting])
    let log = Log(of: library)

    try library.add(madonna, at: 1)
    try library.delete(at: 0)
    library.replaceAlbums(with: [bowie])

    XCTAssertEqual(
      log.entries,
      [
        .init(change: .added(at: 1), albums: [bowie, madonna, sting]),
        .init(change: .deleted(at: 0), albums: [madonna, sting]),
        .init(change: .replaced, albums: [bowie]),
      ]
    )
  }

  func test_a_library_that_nobody_listens_to_can_change() throws {
    let library = AlbumLibrary()

    try library.add(bowie, at: 0)

    XCTAssertEqual(library.albums, [bowie])
  }

  func test_a_library_has_one_listener_the_one_that_was_set_last() throws {
    let library = AlbumLibrary()
    let first = Log(of: library)
    let second = Log(of: library)

    try library.add(bowie, at: 0)

    XCTAssertEqual(first.entries, [])
    XCTAssertEqual(
      second.entries,
      [.init(change: .added(at: 0), albums: [bowie])]
    )
  }

  // MARK: - Adding

  func test_an_album_is_added_before_another_or_at_the_end() throws {
    let library = AlbumLibrary(albums: [sting])

    try library.add(bowie, at: 0)
    try library.add(madonna, at: 2)

    XCTAssertEqual(library.albums, [bowie, sting, madonna])
  }

  func test_an_album_added_out_of_range_is_an_error_that_changes_nothing() {
    let library = AlbumLibrary(albums: [bowie, sting])
    let log = Log(of: library)

    for index in [-1, 3, .min, .max] {
      XCTAssertThrowsError(try library.add(madonna, at: index)) {
        XCTAssertEqual(
          $0 as? AlbumLibraryError,
          .indexOutOfRange(index, count: 2)
        )
      }
    }

    XCTAssertEqual(library.albums, [bowie, sting])
    XCTAssertEqual(log.entries, [])
  }

  // MARK: - Deleting

  func test_delete_returns_the_deleted_album() throws {
    let library = AlbumLibrary(albums: [bowie, sting, madonna])

    let album = try library.delete(at: 1)

    XCTAssertEqual(album, sting)
    XCTAssertEqual(library.albums, [bowie, madonna])
  }

  func test_a_delete_out_of_range_is_an_error_that_changes_nothing() {
    let library = AlbumLibrary(albums: [bowie, sting])
    let log = Log(of: library)

    for index in [-1, 2, .min, .max] {
      XCTAssertThrowsError(try library.delete(at: index)) {
        XCTAssertEqual(
          $0 as? AlbumLibraryError,
          .indexOutOfRange(index, count: 2)
        )
      }
    }

    XCTAssertEqual(library.albums, [bowie, sting])
    XCTAssertEqual(log.entries, [])
  }

  func test_all_albums_can_be_deleted_and_others_added() throws {
    let library = AlbumLibrary(albums: [bowie, sting])

    try library.delete(at: 0)
    try library.delete(at: 0)
    XCTAssertEqual(library.albums, [])
    XCTAssertThrowsError(try library.delete(at: 0))

    try library.add(madonna, at: 0)
    XCTAssertEqual(library.albums, [madonna])
  }

  func test_an_error_says_what_is_out_of_range() {
    XCTAssertEqual(
      "\(AlbumLibraryError.indexOutOfRange(5, count: 5))",
      "index 5 is out of range; the number of albums is 5"
    )
  }

  // MARK: - Fixtures

  /// The changes that a library announced, each with the albums at that time.
  private final class Log {
    struct Entry: Equatable {
      var change: AlbumLibrary.Change
      var albums: [Album]
    }

    private(set) var entries: [Entry] = []

    init(of library: AlbumLibrary) {
      library.onChange = { [weak self, unowned library] change in
        self?.entries.append(Entry(change: change, albums: library.albums))
      }
    }
  }
}

private let bowie = Album.samples[0]
private let sting = Album.samples[2]
private let madonna = Album.samples[4]
