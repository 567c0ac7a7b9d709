import MementoPattern
import SharedModels
import TestSupport
import XCTest

final class LibraryBrowserSpec: XCTestCase {
  // MARK: - Browsing

  func test_a_library_opens_at_its_first_album() {
    XCTAssertEqual(LibraryBrowser().selectedAlbum, Album.samples[0])
    XCTAssertNil(LibraryBrowser(albums: []).selection)
  }

  func test_deleting_the_selected_album_moves_to_its_neighbor() throws {
    let browser = LibraryBrowser(albums: [a, b, c])
    try browser.select(1)

    try browser.delete(at: 1)
    XCTAssertEqual(browser.selectedAlbum, c)

    try browser.delete(at: 1)
    XCTAssertEqual(browser.selectedAlbum, a)

    try browser.delete(at: 0)
    XCTAssertNil(browser.selectedAlbum)
  }

  func test_deleting_another_album_keeps_the_selected_one() throws {
    let browser = LibraryBrowser(albums: [a, b, c])
    try browser.select(1)

    try browser.delete(at: 0)
    try browser.delete(at: 1)

    XCTAssertEqual(browser.selectedAlbum, b)
  }

  func test_an_album_is_inserted_in_its_place_and_selected() throws {
    let browser = LibraryBrowser(albums: [a, c])

    try browser.insert(b, at: 1)

    XCTAssertEqual(browser.albums, [a, b, c])
    XCTAssertEqual(browser.selectedAlbum, b)
  }

  func test_an_album_can_be_inserted_at_the_end() throws {
    let browser = LibraryBrowser(albums: [a])

    try browser.insert(b, at: 1)

    XCTAssertEqual(browser.albums, [a, b])
    XCTAssertEqual(browser.selection, 1)
  }

  func test_an_index_out_of_range_is_an_error_and_changes_nothing() {
    let browser = LibraryBrowser(albums: [a])

    assertThrows(LibraryBrowserError.noAlbum(at: 1)) { try browser.select(1) }
    assertThrows(LibraryBrowserError.noAlbum(at: -1)) {
      try browser.delete(at: -1)
    }
    assertThrows(LibraryBrowserError.noPlace(at: 2)) {
      try browser.insert(b, at: 2)
    }

    XCTAssertEqual(browser.albums, [a])
    XCTAssertEqual(browser.selection, 0)
  }

  // MARK: - Originator

  func test_a_memento_brings_back_the_albums_and_the_selection() throws {
    let browser = LibraryBrowser(albums: [a, b, c])
    try browser.select(2)
    let memento = browser.makeMemento()
    try browser.delete(at: 2)
    try browser.delete(at: 0)

    browser.restore(memento)

    XCTAssertEqual(browser.albums, [a, b, c])
    XCTAssertEqual(browser.selection, 2)
  }

  func test_a_later_change_does_not_alter_a_saved_memento() throws {
    let browser = LibraryBrowser(albums: [a, b])
    let memento = browser.makeMemento()

    try browser.insert(c, at: 0)
    try browser.delete(at: 1)
    browser.restore(memento)

    XCTAssertEqual(browser.albums, [a, b])
  }

  // MARK: - Fixtures

  private let a = Album.samples[0]
  private let b = Album.samples[1]
  private let c = Album.samples[2]
}
