import DecoratorDelegationPattern
import XCTest

// A table view is on the main actor, where XCTest on Linux runs only
// asynchronous tests.
final class TableViewRowsSpec: XCTestCase {
  @MainActor
  func test_each_value_is_shown_as_a_row() async {
    let table = TableView()
    let rows = TableViewRows(["Bowie", "Air"]) { name in
      TableViewCell(title: name, detail: "\(name.count)")
    }
    table.dataSource = rows

    XCTAssertEqual(
      table.lines(rows: 0..<9, columns: 12),
      ["  Bowie  5  ", "  Air    3  "]
    )
  }

  @MainActor
  func test_new_values_are_shown_at_once() async {
    let table = TableView()
    let rows = TableViewRows { TableViewCell(title: $0) }
    table.dataSource = rows
    XCTAssertEqual(table.numberOfRows, 0)

    rows.rows = ["Bowie"]

    XCTAssertEqual(table.lines(rows: 0..<9, columns: 8), ["  Bowie "])
  }

  @MainActor
  func test_the_value_of_a_selected_row_is_reported() async throws {
    let table = TableView()
    let rows = TableViewRows([1939, 1947]) { TableViewCell(title: "\($0)") }
    var selected: [Int] = []
    rows.onSelect = { selected.append($0) }
    table.dataSource = rows
    table.delegate = rows

    try table.selectRow(at: 1)
    table.moveSelection(by: -1)

    XCTAssertEqual(selected, [1947, 1939])
  }

  @MainActor
  func test_a_table_view_holds_its_rows_weakly() async {
    let table = TableView()
    do {
      let rows = TableViewRows(["Bowie"]) { TableViewCell(title: $0) }
      table.dataSource = rows
      table.delegate = rows
    }

    XCTAssertEqual(table.numberOfRows, 0)
    XCTAssertNil(table.delegate)
  }
}
