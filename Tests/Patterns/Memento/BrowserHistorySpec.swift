import MementoPattern
import SharedModels
import XCTest

final class BrowserHistorySpec: XCTestCase {
  func test_undo_brings_back_the_album_that_was_deleted_last() throws {
    let history = try history(deleting: [0])

    XCTAssertTrue(history.undo())

    XCTAssertEqual(history.browser.albums, [a, b, c])
  }

  func test_undone_deletes_come_back_in_their_places() throws {
    let history = try history(deleting: [1, 0])
    XCTAssertEqual(history.browser.albums, [c])

    XCTAssertTrue(history.undo())
    XCTAssertEqual(history.browser.albums, [a, c])

    XCTAssertTrue(history.undo())
    XCTAssertEqual(history.browser.albums, [a, b, c])
  }

  func test_undone_deletes_come_back_whatever_was_done_in_between() throws {
    let history = try history(deleting: [1])
    try history.browser.insert(d, at: 0)
    history.record()
    try history.browser.delete(at: 2)
    history.record()
    XCTAssertEqual(history.browser.albums, [d, a])

    XCTAssertTrue(history.undo())
    XCTAssertTrue(history.undo())
    XCTAssertTrue(history.undo())

    XCTAssertEqual(history.browser.albums, [a, b, c])
    XCTAssertFalse(history.canUndo)
  }

  func test_every_album_deleted_one_by_one_comes_back() throws {
    let history = try history(deleting: [0, 0, 0])
    XCTAssertEqual(history.browser.albums, [])
    XCTAssertNil(history.browser.selection)

    while history.undo() {}

    XCTAssertEqual(history.browser.albums, [a, b, c])
    XCTAssertEqual(history.browser.selection, 0)
  }

  func test_redo_deletes_again() throws {
    let history = try history(deleting: [1, 0])
    history.undo()
    history.undo()

    XCTAssertTrue(history.redo())
    XCTAssertEqual(history.browser.albums, [a, c])

    XCTAssertTrue(history.redo())
    XCTAssertEqual(history.browser.albums, [c])
    XCTAssertFalse(history.canRedo)
  }

  func test_a_new_change_clears_the_redo_steps() throws {
    let history = try history(deleting: [1])
    history.undo()

    try history.browser.delete(at: 0)
    history.record()

    XCTAssertFalse(history.redo())
    XCTAssertEqual(history.browser.albums, [b, c])
  }

  func test_undo_with_nothing_to_undo_changes_nothing_and_says_so() throws {
    let history = try history(deleting: [])

    XCTAssertFalse(history.undo())

    XCTAssertEqual(history.browser.albums, [a, b, c])
  }

  // MARK: - Changes that aren't steps

  func test_undo_restores_the_selection_from_before_the_change() throws {
    let history = try history(deleting: [])
    try history.browser.select(2)
    history.amend()
    try history.browser.delete(at: 2)
    history.record()

    history.undo()

    XCTAssertEqual(history.browser.selection, 2)
  }

  func test_an_amended_state_adds_no_step_and_clears_none() throws {
    let history = try history(deleting: [0, 0])
    history.undo()

    try history.browser.select(1)
    history.amend()

    XCTAssertEqual(history.browser.albums, [b, c])
    XCTAssertEqual(history.browser.selection, 1)
    XCTAssertTrue(history.redo())
    XCTAssertEqual(history.browser.albums, [c])
    XCTAssertTrue(history.undo())
    XCTAssertEqual(history.browser.selection, 1)
    XCTAssertTrue(history.undo())
    XCTAssertEqual(history.browser.albums, [a, b, c])
    XCTAssertFalse(history.undo())
  }

  // MARK: - The limit

  func test_up_to_the_limit_the_first_state_comes_back() throws {
    let history = try history(deleting: [0, 0], limit: 2)

    XCTAssertTrue(history.undo())
    XCTAssertTrue(history.undo())

    XCTAssertEqual(history.browser.albums, [a, b, c])
  }

  func test_amending_at_the_limit_discards_no_state() throws {
    let history = try history(deleting: [0, 0], limit: 2)
    history.undo()

    try history.browser.select(1)
    history.amend()

    XCTAssertTrue(history.undo())
    XCTAssertEqual(history.browser.albums, [a, b, c])
    XCTAssertTrue(history.redo())
    XCTAssertEqual(history.browser.selection, 1)
    XCTAssertTrue(history.redo())
    XCTAssertEqual(history.browser.albums, [c])
  }

  func test_with_a_limit_of_0_or_less_nothing_can_be_undone() throws {
    for limit in [0, -1, .min] {
      let history = try history(deleting: [0], limit: limit)

      XCTAssertFalse(history.undo())

      XCTAssertEqual(history.browser.albums, [b, c])
    }
  }

  func test_beyond_the_limit_the_oldest_state_is_discarded() throws {
    let history = BrowserHistory(
      of: LibraryBrowser(albums: [a, b, c, d]),
      limit: 2
    )

    for _ in 1...3 {
      try history.browser.delete(at: 0)
      history.record()
    }

    XCTAssertTrue(history.undo())
    XCTAssertEqual(history.browser.albums, [c, d])
    XCTAssertTrue(history.undo())
    XCTAssertEqual(history.browser.albums, [b, c, d])
    XCTAssertFalse(history.undo())
  }

  // MARK: - Fixtures

  private let a = Album.samples[0]
  private let b = Album.samples[1]
  private let c = Album.samples[2]
  private let d = Album.samples[3]

  /// Returns the history of a library of three albums, some of them deleted.
  private func history(
    deleting indices: [Int],
    limit: Int? = nil
  ) throws -> BrowserHistory {
    let history = BrowserHistory(
      of: LibraryBrowser(albums: [a, b, c]),
      limit: limit
    )
    for index in indices {
      try history.browser.delete(at: index)
      history.record()
    }
    return history
  }
}
