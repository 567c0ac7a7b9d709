import TerminalText

/// A terminal's screen as a person sees it, drawn from a program's output.
///
/// It supports what the kit's programs write: text, newlines, and the control
/// sequences that move the cursor, erase, style, and switch screens. Any other
/// sequence ends the test, since its effect is unknown.
public struct EmulatedScreen {
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// One character for each cell; the second cell of a wide character is empty.
  private var cells: [[String]]
  private var row = 0
  private var column = 0
  /// The beginning of a control sequence.
  private var sequence: String?
  /// The cells that the alternate screen covers.
  private var covered: [[String]]?

  /// Creates an empty screen.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns, rows)
  }

  /// The lines, without trailing spaces.
  public var lines: [String] {
    cells.map { line in
      String(line.joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  /// A Boolean value that indicates whether the cursor is visible.
  public private(set) var showsCursor = true
  /// A Boolean value that indicates whether a program uses the alternate
  /// screen.
  public var isTakenOver: Bool { covered != nil }

  /// Draws a program's output.
  public mutating func show(_ text: String) {
    for scalar in text.unicodeScalars { show(scalar) }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    if let begun = sequence {
      sequence = begun + String(scalar)
      let isBeginning = begun.isEmpty
      if !isBeginning, (0x40...0x7E).contains(scalar.value) {
        sequence = nil
        carryOut(begun.dropFirst(), scalar)
      }
      return
    }
    switch scalar {
    case "\u{1B}": sequence = ""
    case "\r": column = 0
    case "\n": feedLine()
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = String(scalar).columnCount
    if width == 0 {
      let last = max(column - 1, 0)
      let cell = cells[row][last].isEmpty ? max(last - 1, 0) : last
      cells[row][cell].unicodeScalars.append(scalar)
      return
    }
    if column + width > columns {
      column = 0
      feedLine()
    }
    cells[row][column] = String(scalar)
    if width == 2, column + 1 < columns { cells[row][column + 1] = "" }
    column += width
  }

  private mutating func feedLine() {
    if row < rows - 1 {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func carryOut(
    _ parameters: Substring,
    _ command: Unicode.Scalar
  ) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (parameters, command) {
    case (_, "H"):
      row = min(max((numbers.first ?? 1) - 1, 0), rows - 1)
      column = min(max((numbers.dropFirst().first ?? 1) - 1, 0), columns - 1)
    case ("2", "J"): cells = Self.blank(columns, rows)
    case ("", "K"):
      for index in column..<columns { cells[row][index] = " " }
    case ("?1049", "h"):
      covered = covered ?? cells
      cells = Self.blank(columns, rows)
    case ("?1049", "l"):
      cells = covered ?? cells
      covered = nil
    case ("?25", "h"): showsCursor = true
    case ("?25", "l"): showsCursor = false
    case (_, "m"), ("?7", "h"), ("?7", "l"): break
    default:
      preconditionFailure("Unsupported sequence: \(parameters)\(command)")
    }
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[String]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }
}

extension EmulatedScreen: CustomStringConvertible {
  /// All lines, without empty ones at the end.
  public var description: String {
    lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }
}
