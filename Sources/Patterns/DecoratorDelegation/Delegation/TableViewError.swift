/// An error thrown by a table view.
public enum TableViewError: Error, Equatable {
  /// There is no such row in a table of `rowCount` rows.
  case noSuchRow(Int, rowCount: Int)
}

extension TableViewError: CustomStringConvertible {
  /// The error in one phrase.
  public var description: String {
    switch self {
    case .noSuchRow(let row, let rowCount):
      "there is no row \(row) in a table of \(rowCount), counted from 0"
    }
  }
}
