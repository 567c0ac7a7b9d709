import DecoratorDelegationPattern
import XCTest

// A table view is on the main actor, where XCTest on Linux runs only
// asynchronous tests.
final class TableViewSpec: XCTestCase {
  // MARK: - Data source

  @MainActor
  func test_a_table_view_asks_its_data_source_for_rows_and_cells() async {
    let table = TableView()
    let source = Source("Artist", "Album", "Genre")
    table.dataSource = source
    XCTAssertEqual(table.numberOfRows, 3)
    source.questions = []

    let lines = table.lines(rows: 0..<3, columns: 10)

    XCTAssertEqual(lines, ["  Artist  ", "  Album   ", "  Genre   "])
    XCTAssertEqual(source.questions, ["rows", "cell 0", "cell 1", "cell 2"])
  }

  @MainActor
  func test_of_ten_thousand_rows_it_asks_only_for_the_visible_ones() async {
    let table = TableView()
    let source = Source((0..<10_000).map { TableViewCell(title: "row \($0)") })
    table.dataSource = source

    let lines = table.lines(rows: 9_000..<9_002, columns: 12)

    XCTAssertEqual(lines, ["  row 9000  ", "  row 9001  "])
    XCTAssertEqual(source.questions, ["rows", "cell 9000", "cell 9001"])
  }

  @MainActor
  func test_it_shows_the_current_rows() async {
    let table = TableView()
    let source = Source("Artist", "Album")
    table.dataSource = source
    XCTAssertEqual(table.lines(rows: 0..<9, columns: 8).count, 2)

    source.cells = [TableViewCell(title: "Year")]

    XCTAssertEqual(table.numberOfRows, 1)
    XCTAssertEqual(table.lines(rows: 0..<9, columns: 8), ["  Year  "])
  }

  @MainActor
  func test_it_never_asks_for_a_missing_row() async {
    let table = TableView()
    let source = Source("Artist", "Album")
    table.dataSource = source

    XCTAssertEqual(
      [-9..<9, 1..<9, -9..<1, 2..<9, -9..<0, 1..<1].map {
        table.lines(rows: $0, columns: 8)
      },
      [["  Artist", "  Album "], ["  Album "], ["  Artist"], [], [], []]
    )
  }

  @MainActor
  func test_it_is_empty_without_a_data_source() async {
    let table = TableView()

    XCTAssertEqual(table.numberOfRows, 0)
    XCTAssertNil(table.selectedRow)
    XCTAssertEqual(table.lines(rows: 0..<9, columns: 80), [])
  }

  @MainActor
  func test_it_is_empty_after_its_data_source_is_deallocated() async throws {
    let table = TableView()
    do {
      let source = Source("Artist")
      table.dataSource = source
      try table.selectRow(at: 0)
    }

    XCTAssertEqual(table.numberOfRows, 0)
    XCTAssertNil(table.selectedRow)
    XCTAssertEqual(table.lines(rows: 0..<9, columns: 80), [])
  }

  @MainActor
  func test_a_negative_count_is_an_empty_table() async {
    let table = TableView()
    let source = Source("Artist")
    source.count = -1
    table.dataSource = source

    XCTAssertEqual(table.numberOfRows, 0)
    XCTAssertEqual(table.lines(rows: -5..<5, columns: 80), [])
    XCTAssertEqual(refusal { try table.selectRow(at: -1) }, noRow(-1, of: 0))
  }

  @MainActor
  func test_a_data_source_released_while_it_is_asked_provides_every_cell()
    async
  {
    let table = TableView()
    var source: Source? = Source("Artist", "Album")
    table.dataSource = source
    source?.onCell = { _ in source = nil }

    let lines = table.lines(rows: 0..<2, columns: 8)

    XCTAssertEqual(lines, ["  Artist", "  Album "])
    XCTAssertNil(table.dataSource)
  }

  // MARK: - Delegate

  @MainActor
  func test_a_table_view_notifies_its_delegate_of_a_selection() async throws {
    let table = TableView()
    let source = Source("Artist", "Album")
    let delegate = Delegate()
    table.dataSource = source
    table.delegate = delegate

    try table.selectRow(at: 1)

    XCTAssertEqual(delegate.rows, [1])
    XCTAssertEqual(table.selectedRow, 1)
  }

  @MainActor
  func test_the_row_is_selected_before_the_delegate_is_notified() async throws {
    let table = TableView()
    let source = Source("Artist", "Album")
    let delegate = Delegate()
    var selected: [Int?] = []
    delegate.onSelect = { table, _ in selected.append(table.selectedRow) }
    table.dataSource = source
    table.delegate = delegate

    try table.selectRow(at: 1)

    XCTAssertEqual(selected, [1])
  }

  @MainActor
  func test_a_row_that_is_selected_again_is_reported_again() async throws {
    let table = TableView()
    let source = Source("Artist", "Album")
    let delegate = Delegate()
    table.dataSource = source
    table.delegate = delegate

    try table.selectRow(at: 1)
    try table.selectRow(at: 1)

    XCTAssertEqual(delegate.rows, [1, 1])
  }

  @MainActor
  func test_a_row_can_be_selected_without_a_delegate() async throws {
    let table = TableView()
    let source = Source("Artist")
    table.dataSource = source

    try table.selectRow(at: 0)

    XCTAssertEqual(table.selectedRow, 0)
  }

  @MainActor
  func test_a_deallocated_delegate_is_not_an_error() async throws {
    let table = TableView()
    let source = Source("Artist")
    table.dataSource = source
    do {
      let delegate = Delegate()
      table.delegate = delegate
    }

    try table.selectRow(at: 0)

    XCTAssertEqual(table.selectedRow, 0)
  }

  // MARK: - Lifetime

  @MainActor
  func test_a_table_view_holds_its_data_source_and_its_delegate_weakly() async {
    let table = TableView()
    weak var source: Source?
    weak var delegate: Delegate?

    do {
      let (aSource, aDelegate) = (Source("Artist"), Delegate())
      (source, delegate) = (aSource, aDelegate)
      (table.dataSource, table.delegate) = (aSource, aDelegate)
    }

    XCTAssertNil(source)
    XCTAssertNil(delegate)
    XCTAssertNil(table.dataSource)
    XCTAssertNil(table.delegate)
  }

  // MARK: - A row that isn't there

  @MainActor
  func test_a_missing_row_is_refused_without_a_notification()
    async throws
  {
    let table = TableView()
    let source = Source("Artist", "Album")
    let delegate = Delegate()
    table.dataSource = source
    table.delegate = delegate
    try table.selectRow(at: 1)

    let refusals = [2, -1, .max, .min].map { row in
      refusal { try table.selectRow(at: row) }
    }

    XCTAssertEqual(
      refusals,
      [2, -1, .max, .min].map { noRow($0, of: 2) }
    )
    XCTAssertEqual(delegate.rows, [1])
    XCTAssertEqual(table.selectedRow, 1)
  }

  @MainActor
  func test_without_a_data_source_every_row_is_refused() async {
    let table = TableView()
    let delegate = Delegate()
    table.delegate = delegate

    XCTAssertEqual(refusal { try table.selectRow(at: 0) }, noRow(0, of: 0))
    XCTAssertEqual(delegate.rows, [])
  }

  @MainActor
  func test_a_row_removed_since_it_was_drawn_is_refused() async {
    let table = TableView()
    let source = Source("Artist", "Album")
    let delegate = Delegate()
    table.dataSource = source
    table.delegate = delegate
    XCTAssertEqual(table.lines(rows: 0..<2, columns: 8).count, 2)

    source.cells.removeLast()

    XCTAssertEqual(refusal { try table.selectRow(at: 1) }, noRow(1, of: 1))
    XCTAssertEqual(delegate.rows, [])
  }

  @MainActor
  func test_a_row_added_since_the_last_count_can_be_selected() async throws {
    let table = TableView()
    let source = Source("Artist")
    table.dataSource = source
    XCTAssertEqual(table.numberOfRows, 1)

    source.cells.append(TableViewCell(title: "Album"))
    try table.selectRow(at: 1)

    XCTAssertEqual(table.selectedRow, 1)
  }

  func test_a_refusal_says_which_row_and_how_many_there_are() {
    XCTAssertEqual(
      "\(noRow(5, of: 5))",
      "there is no row 5 in a table of 5, counted from 0"
    )
  }

  // MARK: - Selection

  @MainActor
  func test_a_removed_row_is_no_longer_selected() async throws {
    let table = TableView()
    let source = Source("Artist", "Album")
    table.dataSource = source
    try table.selectRow(at: 1)

    source.cells.removeLast()

    XCTAssertNil(table.selectedRow)
    XCTAssertEqual(table.lines(rows: 0..<2, columns: 8), ["  Artist"])
  }

  @MainActor
  func test_reloading_clears_the_selection_without_a_notification() async throws
  {
    let table = TableView()
    let source = Source("Artist", "Album")
    let delegate = Delegate()
    table.dataSource = source
    table.delegate = delegate
    try table.selectRow(at: 1)

    table.reloadData()

    XCTAssertNil(table.selectedRow)
    XCTAssertEqual(delegate.rows, [1])
  }

  @MainActor
  func test_another_data_source_begins_without_a_selection() async throws {
    let table = TableView()
    let first = Source("Artist", "Album")
    let second = Source("Genre", "Year")
    table.dataSource = first
    try table.selectRow(at: 1)

    table.dataSource = first
    XCTAssertEqual(table.selectedRow, 1)

    table.dataSource = second
    XCTAssertNil(table.selectedRow)
  }

  @MainActor
  func test_the_selection_moves_row_by_row_and_stops_at_the_ends() async {
    let table = TableView()
    let source = Source("Artist", "Album", "Year")
    let delegate = Delegate()
    table.dataSource = source
    table.delegate = delegate

    let moves = [1, 1, 5, -1, .min, .max].map { table.moveSelection(by: $0) }

    XCTAssertEqual(moves, Array(repeating: true, count: 6))
    XCTAssertEqual(delegate.rows, [0, 1, 2, 1, 0, 2])
  }

  @MainActor
  func test_without_a_selection_a_move_up_selects_the_last_row() async {
    let table = TableView()
    let source = Source("Artist", "Album", "Year")
    table.dataSource = source

    table.moveSelection(by: -1)

    XCTAssertEqual(table.selectedRow, 2)
  }

  @MainActor
  func test_without_a_selection_a_move_by_two_selects_the_second_row() async {
    let source = Source("Artist", "Album", "Genre", "Year")

    let rows = [2, -2].map { offset in
      let table = TableView()
      table.dataSource = source
      table.moveSelection(by: offset)
      return table.selectedRow
    }

    XCTAssertEqual(rows, [1, 2])
  }

  @MainActor
  func test_a_move_to_a_row_removed_meanwhile_selects_nothing() async {
    let table = TableView()
    let source = Source("Artist")
    source.onCount = { $0.count = 0 }
    table.dataSource = source

    XCTAssertFalse(table.moveSelection(by: 1))
    XCTAssertNil(table.selectedRow)
  }

  @MainActor
  func test_the_selection_of_an_empty_table_cannot_move() async {
    XCTAssertFalse(TableView().moveSelection(by: 1))
  }

  @MainActor
  func test_in_a_table_of_one_row_every_move_selects_that_row() async {
    let table = TableView()
    let source = Source("Artist")
    table.dataSource = source

    let moves = [-1, 1, .max].map { table.moveSelection(by: $0) }

    XCTAssertEqual(moves, [true, true, true])
    XCTAssertEqual(table.selectedRow, 0)
  }

  @MainActor
  func test_a_move_by_zero_rows_selects_nothing() async {
    let table = TableView()
    let source = Source("Artist", "Album")
    let delegate = Delegate()
    table.dataSource = source
    table.delegate = delegate

    XCTAssertFalse(table.moveSelection(by: 0))

    XCTAssertNil(table.selectedRow)
    XCTAssertEqual(delegate.rows, [])
  }

  // MARK: - While the delegate is being notified

  @MainActor
  func test_a_selection_made_by_the_delegate_does_not_notify_it()
    async throws
  {
    let table = TableView()
    let source = Source("Artist", "Album", "Genre")
    let delegate = Delegate()
    delegate.onSelect = { table, _ in try? table.selectRow(at: 2) }
    table.dataSource = source
    table.delegate = delegate

    try table.selectRow(at: 0)

    XCTAssertEqual(delegate.rows, [0])
    XCTAssertEqual(table.selectedRow, 2)
  }

  @MainActor
  func test_after_its_own_selection_a_delegate_is_notified_of_the_next()
    async throws
  {
    let table = TableView()
    let source = Source("Artist", "Album", "Genre")
    let delegate = Delegate()
    delegate.onSelect = { table, _ in try? table.selectRow(at: 2) }
    table.dataSource = source
    table.delegate = delegate
    try table.selectRow(at: 0)

    try table.selectRow(at: 1)

    XCTAssertEqual(delegate.rows, [0, 1])
  }

  @MainActor
  func test_a_delegate_cannot_select_a_missing_row_when_notified()
    async throws
  {
    let table = TableView()
    let source = Source("Artist", "Album")
    let delegate = Delegate()
    var refused: TableViewError?
    delegate.onSelect = { table, _ in
      refused = self.refusal { try table.selectRow(at: 9) }
    }
    table.dataSource = source
    table.delegate = delegate

    try table.selectRow(at: 1)

    XCTAssertEqual(refused, noRow(9, of: 2))
    XCTAssertEqual(table.selectedRow, 1)
  }

  @MainActor
  func test_a_delegate_can_reload_when_notified() async throws {
    let table = TableView()
    let source = Source("Artist", "Album")
    let delegate = Delegate()
    delegate.onSelect = { table, row in
      source.cells.remove(at: row)
      table.reloadData()
    }
    table.dataSource = source
    table.delegate = delegate

    try table.selectRow(at: 1)
    try table.selectRow(at: 0)

    XCTAssertEqual(delegate.rows, [1, 0])
    XCTAssertNil(table.selectedRow)
    XCTAssertEqual(table.numberOfRows, 0)
  }

  @MainActor
  func test_a_delegate_can_be_removed_when_notified() async throws {
    let table = TableView()
    let source = Source("Artist", "Album")
    let delegate = Delegate()
    delegate.onSelect = { table, _ in table.delegate = nil }
    table.dataSource = source
    table.delegate = delegate

    try table.selectRow(at: 0)
    try table.selectRow(at: 1)

    XCTAssertEqual(delegate.rows, [0])
  }

  // MARK: - Drawn for a terminal

  @MainActor
  func test_the_selected_row_is_marked_without_color() async throws {
    let table = TableView()
    let source = Source("Artist", "Album")
    table.dataSource = source

    try table.selectRow(at: 1)

    XCTAssertEqual(
      table.lines(rows: 0..<2, columns: 8),
      ["  Artist", "> Album "]
    )
  }

  @MainActor
  func test_details_are_aligned() async {
    XCTAssertEqual(
      lines(
        of: [
          TableViewCell(title: "Artist", detail: "David Bowie"),
          TableViewCell(title: "漢字漢字", detail: "1992"),
          TableViewCell(title: "Genre"),
        ],
        columns: 25
      ),
      [
        "  Artist    David Bowie  ",
        "  漢字漢字  1992         ",
        "  Genre                  ",
      ]
    )
  }

  @MainActor
  func test_titles_without_details_have_the_whole_line() async {
    XCTAssertEqual(
      lines(of: [TableViewCell(title: "Best of Bowie")], columns: 12),
      ["  Best of B…"]
    )
  }

  @MainActor
  func test_a_short_detail_leaves_the_rest_of_the_line_to_the_title() async {
    let title = "Nothing Like The Sun"

    XCTAssertEqual(
      lines(of: [TableViewCell(title: title, detail: "Sting")], columns: 24),
      ["  Nothing Like T…  Sting"]
    )
  }

  @MainActor
  func test_a_title_and_a_detail_that_are_too_long_take_half_each() async {
    let long = String(repeating: "x", count: 10_000)

    XCTAssertEqual(
      lines(of: [TableViewCell(title: long, detail: long)], columns: 15),
      ["  xxxxx…  xxxx…"]
    )
  }

  @MainActor
  func test_hostile_cells_are_escaped_and_on_one_line() async {
    let cell = TableViewCell(title: "\u{1B}\r\n", detail: "a\nb\t\u{202E}")

    XCTAssertEqual(
      lines(of: [cell], columns: 16),
      ["  ␛␍␊  a␊b␉\u{FFFD}    "]
    )
  }

  @MainActor
  func test_a_narrow_terminal_shows_the_mark_first_and_then_what_fits()
    async throws
  {
    let table = TableView()
    let source = Source([TableViewCell(title: "Artist", detail: "Bowie")])
    table.dataSource = source
    try table.selectRow(at: 0)

    XCTAssertEqual(
      [7, 6, 5, 4, 3, 2, 1, 0, -1].map {
        table.lines(rows: 0..<1, columns: $0)
      },
      [
        ["> A…  …"], ["> …  …"], ["> Ar…"], ["> A…"], ["> …"], ["> "], [">"],
        [""], [""],
      ]
    )
  }

  // MARK: - Fixtures

  @MainActor
  private func lines(of cells: [TableViewCell], columns: Int) -> [String] {
    let table = TableView()
    let source = Source(cells)
    table.dataSource = source
    return table.lines(rows: 0..<cells.count, columns: columns)
  }

  private func refusal(_ body: () throws -> Void) -> TableViewError? {
    do {
      try body()
      return nil
    } catch {
      return error as? TableViewError
    }
  }

  private func noRow(_ row: Int, of rowCount: Int) -> TableViewError {
    .noSuchRow(row, rowCount: rowCount)
  }
}

/// A data source that records what it is asked.
private final class Source: TableViewDataSource {
  var cells: [TableViewCell]
  /// A wrong number of rows to return, if not `nil`.
  var count: Int?
  var questions: [String] = []
  var onCell: ((Int) -> Void)?
  /// What happens after the number of rows is returned.
  var onCount: ((Source) -> Void)?

  init(_ cells: [TableViewCell]) {
    self.cells = cells
  }

  convenience init(_ titles: String...) {
    self.init(titles.map { TableViewCell(title: $0) })
  }

  func numberOfRows(in tableView: TableView) -> Int {
    questions.append("rows")
    defer { onCount?(self) }
    return count ?? cells.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
  {
    questions.append("cell \(row)")
    onCell?(row)
    return cells[row]
  }
}

/// A delegate that records the rows it is notified of.
private final class Delegate: TableViewDelegate {
  var rows: [Int] = []
  var onSelect: ((TableView, Int) -> Void)?

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    rows.append(row)
    onSelect?(tableView, row)
  }
}
