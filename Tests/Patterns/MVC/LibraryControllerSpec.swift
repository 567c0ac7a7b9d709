import MVCPattern
import SharedModels
import XCTest

final class LibraryControllerSpec: XCTestCase {
  // MARK: - From the user to the model

  func test_a_user_s_action_reaches_the_model_through_the_controller() {
    let screen = Screen([bowie, sting, madonna])

    screen.table.pressDelete()

    XCTAssertEqual(screen.library.albums, [sting, madonna])
  }

  func test_a_tap_on_a_cover_shows_its_album() {
    let screen = Screen([bowie, sting, madonna])

    screen.controller.covers[2].tap()

    XCTAssertEqual(
      screen.shown,
      Shown(
        "Best of Bowie", "Nothing Like The Sun", "[American Pie]",
        table: "American Pie"
      )
    )
    XCTAssertEqual(screen.controller.selection, 2)
  }

  func test_a_tap_on_a_cover_that_was_removed_does_nothing() throws {
    let screen = Screen([bowie, sting])
    let gone = try XCTUnwrap(screen.controller.covers.last)
    try screen.library.delete(at: 1)

    gone.tap()

    XCTAssertEqual(
      screen.shown,
      Shown("[Best of Bowie]", table: "Best of Bowie")
    )
  }

  // MARK: - From the model to the views

  // These changes are made by other code than the controller.

  func test_a_change_of_the_model_reaches_the_view_through_the_controller()
    throws
  {
    let screen = Screen([bowie])

    try screen.library.add(madonna, at: 1)

    XCTAssertEqual(
      screen.shown,
      Shown("[Best of Bowie]", "American Pie", table: "Best of Bowie")
    )
  }

  func test_the_selected_album_stays_selected_when_others_are_added() throws {
    let screen = Screen([bowie, sting])
    screen.controller.showAlbum(at: 1)

    try screen.library.add(madonna, at: 1)
    try screen.library.add(madonna, at: 0)
    try screen.library.add(madonna, at: 4)

    XCTAssertEqual(
      screen.shown,
      Shown(
        "American Pie", "Best of Bowie", "American Pie",
        "[Nothing Like The Sun]", "American Pie",
        table: "Nothing Like The Sun"
      )
    )
    XCTAssertEqual(screen.controller.selection, 3)
  }

  func test_the_selection_moves_by_one_even_far_from_the_end() throws {
    let screen = Screen([bowie, sting, madonna, sting, madonna])

    try screen.library.add(madonna, at: 0)

    XCTAssertEqual(screen.controller.selection, 1)
    XCTAssertEqual(screen.table.rows.map(\.value)[1], "Best of Bowie")
  }

  func test_the_selected_album_stays_selected_when_others_are_deleted() throws {
    let screen = Screen([bowie, sting, madonna, bowie])
    screen.controller.showAlbum(at: 1)

    try screen.library.delete(at: 3)
    try screen.library.delete(at: 0)

    XCTAssertEqual(
      screen.shown,
      Shown(
        "[Nothing Like The Sun]", "American Pie",
        table: "Nothing Like The Sun"
      )
    )
    XCTAssertEqual(screen.controller.selection, 0)
  }

  func test_the_place_stays_selected_when_all_albums_are_replaced() {
    let screen = Screen([bowie, sting])
    screen.controller.showAlbum(at: 1)

    screen.library.replaceAlbums(with: [sting, bowie, madonna])

    XCTAssertEqual(
      screen.shown,
      Shown(
        "Nothing Like The Sun", "[Best of Bowie]", "American Pie",
        table: "Best of Bowie"
      )
    )
  }

  func test_a_selection_beyond_the_end_moves_to_the_last_album() {
    let screen = Screen([bowie, sting, madonna])
    screen.controller.showAlbum(at: 2)

    screen.library.replaceAlbums(with: [sting, bowie])

    XCTAssertEqual(
      screen.shown,
      Shown("Nothing Like The Sun", "[Best of Bowie]", table: "Best of Bowie")
    )
  }

  func test_a_cover_view_belongs_to_its_place_whatever_album_is_there() throws {
    let screen = Screen([bowie, sting])
    let before = screen.controller.covers.map(ObjectIdentifier.init)

    try screen.library.add(madonna, at: 0)

    let after = screen.controller.covers.map(ObjectIdentifier.init)
    XCTAssertEqual(Array(after.prefix(2)), before)
    XCTAssertEqual(Set(after).count, 3)
  }

  func test_nothing_becomes_selected_by_itself() throws {
    let screen = Screen([])

    try screen.library.add(bowie, at: 0)

    XCTAssertEqual(screen.shown, Shown("Best of Bowie", table: nil))
  }

  // MARK: - Several controllers of one library

  func test_the_last_controller_of_a_library_is_its_only_listener() throws {
    let library = AlbumLibrary(albums: [bowie])
    let first = LibraryController(library: library, table: AlbumTableView())
    let second = LibraryController(library: library, table: AlbumTableView())

    try library.add(sting, at: 1)

    XCTAssertEqual(first.covers.count, 1)
    XCTAssertEqual(second.covers.count, 2)
  }

  func test_controllers_that_are_passed_each_change_show_the_same_library()
    throws
  {
    let library = AlbumLibrary(albums: [bowie, sting, madonna])
    let first = LibraryController(library: library, table: AlbumTableView())
    let second = LibraryController(library: library, table: AlbumTableView())
    library.onChange = {
      first.libraryDidChange($0)
      second.libraryDidChange($0)
    }
    second.showAlbum(at: 2)

    first.table?.pressDelete()

    let titles = ["Nothing Like The Sun", "American Pie"]
    XCTAssertEqual(first.covers.map(\.caption), titles)
    XCTAssertEqual(second.covers.map(\.caption), titles)
    XCTAssertEqual([first.selection, second.selection], [0, 1])
  }

  // MARK: - Showing an album

  func test_the_first_album_is_shown_at_the_beginning() {
    let screen = Screen([bowie, sting])

    XCTAssertEqual(
      screen.shown,
      Shown("[Best of Bowie]", "Nothing Like The Sun", table: "Best of Bowie")
    )
  }

  func test_the_controller_shows_an_album_s_data() {
    let screen = Screen([bowie, madonna])

    screen.controller.showAlbum(at: 1)

    XCTAssertEqual(
      screen.table.rows,
      [
        .init(label: "Artist", value: "Madonna"),
        .init(label: "Album", value: "American Pie"),
        .init(label: "Genre", value: "Pop"),
        .init(label: "Year", value: "2000"),
      ]
    )
  }

  func test_one_cover_is_highlighted_even_among_equal_albums() {
    let screen = Screen([bowie, bowie, bowie])

    screen.controller.showAlbum(at: 1)

    XCTAssertEqual(
      screen.shown,
      Shown(
        "Best of Bowie", "[Best of Bowie]", "Best of Bowie",
        table: "Best of Bowie"
      )
    )
  }

  func test_an_index_out_of_range_shows_an_empty_table() {
    let screen = Screen([bowie, sting])

    for index in [-1, 2, .min, .max] {
      screen.controller.showAlbum(at: 0)
      screen.controller.showAlbum(at: index)

      XCTAssertEqual(
        screen.shown,
        Shown("Best of Bowie", "Nothing Like The Sun", table: nil)
      )
      XCTAssertNil(screen.controller.selection)
    }
  }

  func test_a_title_from_outside_reaches_the_views_unchanged() {
    let title = "\u{1B}[2J\nTitle"
    let screen = Screen([
      Album(
        title: title, artist: "", genre: "", coverURL: "", year: 2000
      )
    ])

    XCTAssertEqual(screen.shown, Shown("[\(title)]", table: title))
  }

  func test_a_controller_without_a_table_shows_the_covers_alone() {
    let library = AlbumLibrary(albums: [bowie, sting])
    let controller = LibraryController(library: library)

    controller.showAlbum(at: 1)

    XCTAssertNil(controller.table)
    XCTAssertEqual(controller.covers.map(\.isHighlighted), [false, true])
  }

  // MARK: - Adding and replacing

  func test_an_album_added_by_the_controller_is_the_last_and_is_selected() {
    let screen = Screen([])

    screen.controller.add(bowie)
    screen.controller.add(sting)
    screen.controller.showAlbum(at: 0)
    screen.controller.add(madonna)

    XCTAssertEqual(
      screen.shown,
      Shown(
        "Best of Bowie", "Nothing Like The Sun", "[American Pie]",
        table: "American Pie"
      )
    )
  }

  func test_an_album_added_by_the_controller_is_selected_at_first_refresh() {
    let screen = Screen([bowie, sting])
    var selections: [Int?] = []
    screen.controller.onRefresh = { [unowned screen] in
      selections.append(screen.controller.selection)
    }

    screen.controller.add(madonna)
    screen.controller.restore([sting, bowie], selection: 0)

    XCTAssertEqual(selections, [2, 0])
  }

  func test_an_album_that_other_code_adds_afterwards_is_not_selected() throws {
    let screen = Screen([bowie])
    screen.controller.add(sting)

    try screen.library.add(madonna, at: 2)

    XCTAssertEqual(screen.controller.selection, 1)
  }

  func test_a_restored_state_brings_its_own_selection() {
    let screen = Screen([bowie])
    var selections: [Int?] = []

    for index in [1, 2, -1, nil] {
      screen.controller.restore([sting, madonna], selection: index)
      selections.append(screen.controller.selection)
    }

    XCTAssertEqual(selections, [1, nil, nil, nil])
  }

  // MARK: - Deleting the selection

  func test_deleting_moves_the_selection_to_the_next_album() {
    let screen = Screen([bowie, sting, madonna])
    screen.controller.showAlbum(at: 1)

    screen.controller.deleteSelection()

    XCTAssertEqual(
      screen.shown,
      Shown("Best of Bowie", "[American Pie]", table: "American Pie")
    )
  }

  func test_deleting_at_the_end_moves_the_selection_to_the_previous_album() {
    let screen = Screen([bowie, sting, madonna])
    screen.controller.showAlbum(at: 2)

    screen.controller.deleteSelection()

    XCTAssertEqual(
      screen.shown,
      Shown(
        "Best of Bowie", "[Nothing Like The Sun]",
        table: "Nothing Like The Sun"
      )
    )
  }

  func test_deleting_the_only_album_shows_the_empty_state() {
    let screen = Screen([bowie])

    screen.controller.deleteSelection()

    XCTAssertEqual(screen.shown, Shown(table: nil))
    XCTAssertNil(screen.controller.selection)
  }

  func test_deleting_every_album_and_refreshing_shows_the_empty_state() {
    let screen = Screen([bowie, sting, madonna])
    screen.controller.showAlbum(at: 1)

    for _ in 1...3 { screen.controller.deleteSelection() }
    screen.controller.refresh()

    XCTAssertEqual(screen.library.albums, [])
    XCTAssertEqual(screen.shown, Shown(table: nil))
    XCTAssertNil(screen.controller.selection)
  }

  func test_deleting_with_nothing_selected_changes_nothing() {
    let screen = Screen([bowie, sting])
    screen.controller.showAlbum(at: 7)

    screen.controller.deleteSelection()

    XCTAssertEqual(screen.library.albums, [bowie, sting])
  }

  func test_an_emptied_library_can_be_filled_and_shown_again() throws {
    let screen = Screen([bowie])
    screen.controller.deleteSelection()
    screen.controller.deleteSelection()

    try screen.library.add(sting, at: 0)
    screen.controller.showAlbum(at: 0)

    XCTAssertEqual(
      screen.shown,
      Shown("[Nothing Like The Sun]", table: "Nothing Like The Sun")
    )
  }

  // MARK: - Refreshing

  func test_the_drawing_code_is_notified_when_the_views_change() throws {
    let screen = Screen([bowie, sting])
    var drawn: [Shown] = []
    screen.controller.onRefresh = { [unowned screen] in
      drawn.append(screen.shown)
    }

    try screen.library.delete(at: 0)
    screen.table.pressDelete()

    XCTAssertEqual(
      drawn,
      [
        Shown("[Nothing Like The Sun]", table: "Nothing Like The Sun"),
        Shown(table: nil),
      ]
    )
  }

  func test_the_drawing_code_may_change_the_library_when_notified() {
    let screen = Screen([bowie, sting, madonna])
    screen.controller.onRefresh = { [unowned screen] in
      if screen.library.albums.count > 1 { screen.controller.deleteSelection() }
    }

    screen.controller.showAlbum(at: 1)

    XCTAssertEqual(
      screen.shown,
      Shown("[Best of Bowie]", table: "Best of Bowie")
    )
  }

  func test_a_refresh_shows_changes_that_went_to_another_listener() {
    let screen = Screen([bowie, sting, madonna])
    screen.controller.showAlbum(at: 2)
    screen.library.onChange = nil
    screen.library.replaceAlbums(with: [sting])

    screen.controller.refresh()

    XCTAssertEqual(
      screen.shown,
      Shown("[Nothing Like The Sun]", table: "Nothing Like The Sun")
    )
  }

  func test_deleting_an_album_that_other_code_has_removed_updates_the_views() {
    let screen = Screen([bowie, sting, madonna])
    screen.controller.showAlbum(at: 2)
    screen.library.onChange = nil
    screen.library.replaceAlbums(with: [sting])

    screen.controller.deleteSelection()

    XCTAssertEqual(screen.library.albums, [sting])
    XCTAssertEqual(
      screen.shown,
      Shown("[Nothing Like The Sun]", table: "Nothing Like The Sun")
    )
  }

  // MARK: - Lifetime

  func test_a_released_controller_is_deallocated_with_its_model_and_views() {
    weak var library: AlbumLibrary?
    weak var controller: LibraryController?
    weak var table: AlbumTableView?
    weak var cover: AlbumView?

    do {
      let screen = Screen([bowie, sting])
      (library, controller) = (screen.library, screen.controller)
      (table, cover) = (screen.table, screen.controller.covers.first)
    }

    XCTAssertNil(library)
    XCTAssertNil(controller)
    XCTAssertNil(table)
    XCTAssertNil(cover)
  }

  func test_a_library_outlives_its_controller_and_is_given_another() throws {
    let library = AlbumLibrary(albums: [bowie])
    do { _ = LibraryController(library: library, table: AlbumTableView()) }

    try library.add(sting, at: 0)
    let table = AlbumTableView()
    let controller = LibraryController(library: library, table: table)
    table.pressDelete()

    XCTAssertEqual(library.albums, [bowie])
    XCTAssertEqual(controller.covers.map(\.caption), ["Best of Bowie"])
  }

  // MARK: - Fixtures

  /// A library, a table and the controller that holds them.
  private final class Screen {
    let library: AlbumLibrary
    let table = AlbumTableView()
    let controller: LibraryController

    init(_ albums: [Album]) {
      library = AlbumLibrary(albums: albums)
      controller = LibraryController(library: library, table: table)
    }

    var shown: Shown {
      Shown(
        covers: controller.covers.map {
          $0.isHighlighted ? "[\($0.caption)]" : $0.caption
        },
        table: table.rows.first { $0.label == "Album" }?.value
      )
    }
  }

  /// The text on the screen: the captions, a highlighted one in brackets, and
  /// the title in the table, or `nil` if the table is empty.
  private struct Shown: Equatable {
    var covers: [String]
    var table: String?

    init(covers: [String], table: String?) {
      self.covers = covers
      self.table = table
    }

    init(_ covers: String..., table: String?) {
      self.init(covers: covers, table: table)
    }
  }
}

private let bowie = Album.samples[0]
private let sting = Album.samples[2]
private let madonna = Album.samples[4]
