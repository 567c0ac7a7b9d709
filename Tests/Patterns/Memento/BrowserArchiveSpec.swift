import FileStorage
import Foundation
import MementoPattern
import SharedModels
import TestSupport
import XCTest

final class BrowserArchiveSpec: XCTestCase {
  // MARK: - What is loaded is what was saved

  func test_the_library_and_the_selection_are_kept_across_launches() throws {
    let browser = LibraryBrowser()
    try browser.select(3)

    let loaded = try savedAndLoaded(BrowserHistory(of: browser))

    XCTAssertEqual(loaded.browser.albums, Album.samples)
    XCTAssertEqual(loaded.browser.selection, 3)
  }

  func test_the_undo_and_redo_steps_are_kept_across_launches() throws {
    let history = BrowserHistory(of: LibraryBrowser(albums: [a, b, c]))
    for index in [1, 0, 0] {
      try history.browser.delete(at: index)
      history.record()
    }
    history.undo()

    let loaded = try savedAndLoaded(history)

    XCTAssertEqual(loaded.browser.albums, [c])
    XCTAssertTrue(loaded.undo())
    XCTAssertEqual(loaded.browser.albums, [a, c])
    XCTAssertTrue(loaded.undo())
    XCTAssertEqual(loaded.browser.albums, [a, b, c])
    XCTAssertFalse(loaded.undo())
    XCTAssertTrue(loaded.redo())
    XCTAssertTrue(loaded.redo())
    XCTAssertTrue(loaded.redo())
    XCTAssertEqual(loaded.browser.albums, [])
    XCTAssertFalse(loaded.redo())
  }

  func test_a_step_takes_the_space_of_its_change_and_not_of_the_library()
    throws
  {
    let albums = (1...100).map { year in
      Album(title: "", artist: "", genre: "", coverURL: "", year: year)
    }
    let history = BrowserHistory(of: LibraryBrowser(albums: albums))
    let before = try bytes(of: history).count
    for _ in 1...5 {
      try history.browser.delete(at: 7)
      history.record()
    }

    XCTAssertLessThan(try bytes(of: history).count, 2 * before)
  }

  func test_a_history_is_kept_after_every_kind_of_change() throws {
    let history = BrowserHistory(
      of: LibraryBrowser(albums: Album.samples),
      limit: 3
    )
    let changes: [(BrowserHistory) throws -> Void] = [
      { try $0.browser.delete(at: 1) }, { try $0.browser.delete(at: 0) },
      { try $0.browser.insert(self.a, at: 0) },
      { try $0.browser.delete(at: 2) },
    ]
    for change in changes {
      try change(history)
      history.record()
      try assertLoadedAsSaved(history)
    }
    history.undo()
    history.undo()
    try assertLoadedAsSaved(history)

    try history.browser.select(1)
    history.amend()
    try assertLoadedAsSaved(history)

    try history.browser.insert(b, at: 0)
    history.amend()
    try assertLoadedAsSaved(history)

    try history.browser.delete(at: 1)
    history.record()
    try assertLoadedAsSaved(history)
  }

  func test_loading_with_a_limit_discards_the_oldest_states() throws {
    let history = BrowserHistory(of: LibraryBrowser(albums: [a, b, c]))
    for _ in 1...3 {
      try history.browser.delete(at: 0)
      history.record()
    }
    history.undo()

    let loaded = try savedAndLoaded(history, limit: 1)

    XCTAssertTrue(loaded.undo())
    XCTAssertEqual(loaded.browser.albums, [b, c])
    XCTAssertFalse(loaded.undo())
    XCTAssertTrue(loaded.redo())
    XCTAssertTrue(loaded.redo())
    XCTAssertEqual(loaded.browser.albums, [])
    XCTAssertEqual(
      steps(of: try savedAndLoaded(loaded)),
      ["[\"\(c.title)\"] at 0", "[] at -1", "current: [] at -1"]
    )
  }

  func test_a_history_loaded_with_a_limit_of_0_or_less_has_no_step_to_undo()
    throws
  {
    let history = BrowserHistory(of: LibraryBrowser(albums: [a, b]))
    try history.browser.delete(at: 0)
    history.record()

    for limit in [0, -1, .min] {
      let loaded = try savedAndLoaded(history, limit: limit)

      XCTAssertFalse(loaded.undo(), "a limit of \(limit)")
      XCTAssertEqual(loaded.browser.albums, [b])
    }
  }

  func test_a_history_that_was_loaded_can_be_continued() throws {
    let history = BrowserHistory(of: LibraryBrowser(albums: [a, b, c]))
    try history.browser.delete(at: 0)
    history.record()
    try history.browser.delete(at: 0)
    history.record()
    let loaded = try savedAndLoaded(history)

    loaded.undo()
    try loaded.browser.select(1)
    loaded.amend()
    try loaded.browser.insert(a, at: 1)
    loaded.record()

    XCTAssertEqual(
      steps(of: try savedAndLoaded(loaded)),
      steps(of: loaded)
    )
    loaded.undo()
    XCTAssertEqual(loaded.browser.selection, 1)
  }

  func test_an_empty_library_is_kept_as_an_empty_one() throws {
    let empty = BrowserHistory(of: LibraryBrowser(albums: []))

    let loaded = try savedAndLoaded(empty)

    XCTAssertEqual(loaded.browser.albums, [])
    XCTAssertNil(loaded.browser.selection)
  }

  func test_a_title_of_any_characters_is_kept() throws {
    let titles = ["漢字", "👩‍🎤🇩🇪", "e\u{301}", "\u{1B}[2J\n\t\0\"\\/", ""]
    let albums = titles.map { title in
      Album(title: title, artist: "", genre: "", coverURL: "", year: .min)
    }

    let loaded = try savedAndLoaded(
      BrowserHistory(of: LibraryBrowser(albums: albums))
    )

    XCTAssertEqual(loaded.browser.albums, albums)
  }

  // MARK: - Files that can't be loaded or written

  func test_a_missing_file_is_an_error_and_stays_missing() throws {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "library.json")

      assertThrows(.missing(file.path), loading: file)

      XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    }
  }

  func test_an_empty_file_has_its_own_error() throws {
    try assertRefused(Data()) { .empty($0) }
  }

  func test_a_truncated_file_has_its_own_error() throws {
    let whole = try bytes(of: BrowserHistory(of: LibraryBrowser()))

    try assertRefused(whole.prefix(whole.count / 2)) { .notJSON($0) }
    try assertRefused(whole.dropLast()) { .notJSON($0) }
  }

  func test_a_file_that_isnt_text_has_its_own_error() throws {
    try assertRefused(Data([0xFF, 0xFE, 0x00])) { .notText($0) }
  }

  func test_a_file_with_another_structure_has_its_own_error() throws {
    try assertRefused(Data("[1, 2]".utf8)) {
      .foreign($0, reason: "no Dictionary<String, Any> at the top")
    }
    try assertRefused(Data(#"{"version": 1}"#.utf8)) {
      .foreign($0, reason: "no 'content' at the top")
    }
  }

  func test_a_state_that_no_library_can_have_is_an_error() throws {
    let empty = #""first": {"albums": []}"#
    let noChange = #"{"insertions": [], "removals": []}"#
    func change(removing removed: Int?, inserting inserted: Int?) -> String {
      func json(_ offset: Int, removes: Bool) -> String {
        """
        {"associatedOffset": null, "offset": \(offset), \
        "isRemove": \(removes), "element": {"title": "", "artist": "", \
        "genre": "", "coverURL": "", "year": 1}}
        """
      }
      return """
        {"insertions": [\(inserted.map { json($0, removes: false) } ?? "")], \
        "removals": [\(removed.map { json($0, removes: true) } ?? "")]}
        """
    }
    let other = """
      "first": {"selection": 0, "albums": [{"title": "Another", "artist": "", \
      "genre": "", "coverURL": "", "year": 1}]}
      """
    let contents = [
      #"{"first": {"albums": [], "selection": 4}, "steps": [], "position": 0}"#,
      "{\(empty), \"steps\": [], \"position\": 1}",
      "{\(empty), \"steps\": [], \"position\": -1}",
      "{\(empty), \"steps\": [{\"change\": \(noChange)}], \"position\": 2}",
      """
      {\(empty), "steps": [{"change": \(noChange), "selection": 0}], \
      "position": 0}
      """,
      """
      {\(empty), "steps": [], "position": 9223372036854775807}
      """,
      """
      {"first": {"albums": [], "selection": 9223372036854775807}, \
      "steps": [], "position": 0}
      """,
    ]
    let matching = other.replacingOccurrences(of: "Another", with: "")
    let changes = [
      (empty, change(removing: 7, inserting: nil)),
      (empty, change(removing: 0, inserting: nil)),
      (empty, change(removing: .max, inserting: nil)),
      (empty, change(removing: .max, inserting: .max)),
      (empty, change(removing: nil, inserting: 1)),
      (empty, change(removing: nil, inserting: .max)),
      (other, change(removing: 0, inserting: nil)),
      (other, change(removing: 1, inserting: nil)),
      (other, change(removing: nil, inserting: .max)),
      (matching, change(removing: 0, inserting: .max)),
      (matching, change(removing: 0, inserting: 1)),
    ].flatMap { first, change in
      ["null", "0"].map { selection in
        """
        {\(first), "position": 0, \
        "steps": [{"change": \(change), "selection": \(selection)}]}
        """
      }
    }

    for content in contents + changes {
      try assertRefused(kept(content)) {
        .foreign($0, reason: "it has a state that no library can have")
      }
    }
  }

  func test_a_file_of_a_newer_version_has_its_own_error() throws {
    try assertRefused(Data(#"{"version": 2, "content": "?"}"#.utf8)) {
      .newerVersion($0, found: 2, known: 1)
    }
  }

  func test_a_file_that_cannot_be_written_is_an_error() throws {
    try TemporaryDirectory.with { directory in
      let nowhere = directory.appending(path: "no such folder/library.json")
      let history = BrowserHistory(of: LibraryBrowser())

      XCTAssertThrowsError(try BrowserArchive(file: nowhere).save(history)) {
        XCTAssertEqual(
          $0 as? StorageError,
          .notWritable(nowhere.path, reason: "No such file or directory")
        )
      }
    }
  }

  func test_a_file_that_cannot_be_loaded_is_set_aside() throws {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "library.json")
      try Data("damaged".utf8).write(to: file)
      let archive = BrowserArchive(file: file)

      let aside = try archive.setAside()
      try archive.save(BrowserHistory(of: LibraryBrowser(albums: [a])))

      XCTAssertEqual(aside.lastPathComponent, "library.damaged-1.json")
      XCTAssertEqual(try String(contentsOf: aside, encoding: .utf8), "damaged")
      XCTAssertEqual(try archive.load().browser.albums, [a])
    }
  }

  // MARK: - A program that is killed while saving

  func test_a_killed_save_leaves_the_old_state_or_the_new_one_whole() throws {
    for count in 1...3 {
      try TemporaryDirectory.with { directory in
        let file = directory.appending(path: "library.json")

        let lines = try KilledProcess.kill(
          "StorageWriter",
          ["memento", file.path],
          after: count,
          writingTo: directory
        )

        let browser = try BrowserArchive(file: file).load().browser
        let years = Set(browser.albums.map(\.year))
        XCTAssertEqual(browser.albums.count, 200)
        XCTAssertTrue(
          years == [lines.count] || years == [lines.count + 1],
          "saved \(lines.count) times, and found \(years)"
        )
      }
    }
  }

  // MARK: - Fixtures

  /// Returns the states of a history from the first to the last, followed by
  /// the current one, which is unchanged afterwards.
  private func steps(of history: BrowserHistory) -> [String] {
    func state() -> String {
      let browser = history.browser
      return "\(browser.albums.map(\.title)) at \(browser.selection ?? -1)"
    }
    let current = state()
    var position = 0
    while history.undo() { position += 1 }
    var states = [state()]
    while history.redo() { states.append(state()) }
    for _ in position..<(states.count - 1) { history.undo() }
    return states + ["current: \(current)"]
  }

  /// Asserts that a history has the same states, and the same current one,
  /// after it was saved and loaded.
  private func assertLoadedAsSaved(
    _ history: BrowserHistory,
    line: UInt = #line
  ) throws {
    let loaded = try savedAndLoaded(history)
    XCTAssertEqual(steps(of: loaded), steps(of: history), line: line)
  }

  private let a = Album.samples[0]
  private let b = Album.samples[1]
  private let c = Album.samples[2]

  private func savedAndLoaded(
    _ history: BrowserHistory,
    limit: Int? = nil
  ) throws -> BrowserHistory {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "library.json")
      try BrowserArchive(file: file).save(history)
      return try BrowserArchive(file: file).load(limit: limit)
    }
  }

  private func bytes(of history: BrowserHistory) throws -> Data {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "library.json")
      try BrowserArchive(file: file).save(history)
      return try Data(contentsOf: file)
    }
  }

  private func kept(_ content: String) -> Data {
    Data(#"{"version": 1, "content": \#(content)}"#.utf8)
  }

  /// Asserts that a file of these bytes is refused, and stays as it is.
  private func assertRefused(
    _ bytes: Data,
    line: UInt = #line,
    _ expected: (String) -> StorageError
  ) throws {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "library.json")
      try bytes.write(to: file)

      assertThrows(expected(file.path), loading: file, line: line)

      XCTAssertEqual(try Data(contentsOf: file), bytes, line: line)
    }
  }

  private func assertThrows(
    _ expected: StorageError,
    loading file: URL,
    line: UInt = #line
  ) {
    TestSupport.assertThrows(expected, line: line) {
      _ = try BrowserArchive(file: file).load()
    }
  }
}
