import Foundation
import Platform

/// The size of a terminal, in characters.
public struct TerminalSize: Hashable, Sendable {
  /// The number of columns, at least 1.
  public let columns: Int
  /// The number of rows, at least 1.
  public let rows: Int

  /// Creates a size; values below 1 are treated as 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// Creates the size of the terminal that a descriptor refers to; `nil` if it
  /// refers to something else.
  init?(of descriptor: Int32) {
    guard let size = Platform.windowSize(of: descriptor), size.columns > 0
    else { return nil }
    self.init(columns: size.columns, rows: size.rows)
  }

  /// The size of the terminal that the standard output goes to; 80 by 24 if it
  /// goes elsewhere.
  public static var current: TerminalSize {
    TerminalSize(of: STDOUT_FILENO) ?? TerminalSize(columns: 80, rows: 24)
  }

  /// Creates a size from a text such as `80x24`: columns and rows, from 1 to
  /// 500 each; `nil` for any other text.
  public init?(_ text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == 2, numbers.allSatisfy((1...500).contains),
      text.count(where: { $0 == "x" }) == 1
    else { return nil }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}
