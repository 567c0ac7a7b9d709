import TestSupport
import XCTest

/// What the compiler requires of a table view's users.
final class TableViewCompileTimeSpec: XCTestCase {
  func test_a_class_can_be_a_data_source_and_a_struct_cannot() throws {
    let rows = """
       Rows: TableViewDataSource {
        func numberOfRows(in tableView: TableView) -> Int { 0 }
        func tableView(
          _ tableView: TableView, cellForRowAt row: Int
        ) -> TableViewCell { TableViewCell() }
      }
      public final class TableView {}
      public struct TableViewCell {}
      """
    let file = "TableViewDataSource.swift"

    XCTAssertEqual(try errors(in: "final class" + rows, beside: file), [])
    XCTAssertTrue(
      try errors(in: "struct" + rows, beside: file).contains {
        $0.contains("non-class type 'Rows' cannot conform to class protocol")
      }
    )
  }

  func test_a_class_can_be_a_delegate_and_a_struct_cannot() throws {
    let listener = """
       Listener: TableViewDelegate {
        func tableView(_ tableView: TableView, didSelectRowAt row: Int) {}
      }
      public final class TableView {}
      """
    let file = "TableViewDelegate.swift"

    XCTAssertEqual(try errors(in: "final class" + listener, beside: file), [])
    XCTAssertTrue(
      try errors(in: "struct" + listener, beside: file).contains {
        $0.contains(
          "non-class type 'Listener' cannot conform to class protocol"
        )
      }
    )
  }

  // MARK: - Fixtures

  private func errors(
    in code: String,
    beside file: String
  ) throws -> [String] {
    try Compiler.errors(
      in: code,
      beside: "Sources/Patterns/DecoratorDelegation/Delegation/\(file)"
    )
  }
}
