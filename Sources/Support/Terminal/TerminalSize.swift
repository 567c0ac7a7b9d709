import Foundation

/// The size of a terminal, in characters.
public struct TerminalSize: Hashable, Sendable {
  /// The columns, at least 1.
  public let columns: Int
  /// The rows, at least 1.
  public let rows: Int

  /// Describes a size; a number below 1 counts as 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// The size of the terminal that the standard output goes to; 80 by 24 where
  /// it goes elsewhere.
  public static var current: TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return TerminalSize(columns: 80, rows: 24) }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
