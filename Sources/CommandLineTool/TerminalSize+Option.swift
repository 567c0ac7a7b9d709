import TerminalScreen

extension TerminalSize {
  /// Reads the value of the option `--svg`, such as `80x24`.
  ///
  /// - Throws: ``UsageError`` for any other text.
  public init(option text: String) throws(UsageError) {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy((1...500).contains) else {
      throw UsageError("'--svg' takes a size such as 80x24, not '\(text)'")
    }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}
