import TerminalText

/// A pattern, as a list shows it.
struct ListRow: Encodable {
  let name: String
  let kind: String
  let intent: String
  let run: String
  let specs: Int
  let misconceptions: Int

  /// What stands above the columns of a table.
  static let heading =
    "Pattern".fitted(to: 21) + "Kind".fitted(to: 15) + "Specs  Misconceptions"

  /// What stands behind the name, below the heading.
  var cells: String {
    String(repeating: " ", count: max(21 - name.columnCount, 1))
      + kind.fitted(to: 15) + right(specs, 5) + "  "
      + right(misconceptions, 14)
  }

  /// The same in words, for a terminal that is too narrow for a table.
  var words: String {
    ", \(kind)\n  \(specs) specs, \(misconceptions) misconceptions"
  }

  private func right(_ number: Int, _ columns: Int) -> String {
    let digits = "\(number)"
    return String(repeating: " ", count: max(columns - digits.count, 0))
      + digits
  }
}
