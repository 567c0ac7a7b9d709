import TerminalScreen

extension TerminalSize {
  /// Reads the value of the option `--svg`, such as `80x24`.
  ///
  /// - Throws: `UsageError` for any other text.
  public init(option text: String) throws(UsageError) {
    let match = text.wholeMatch(of: /([0-9]+)x([0-9]+)/)
    let numbers = match.map { [$0.1, $0.2].compactMap { Int($0) } } ?? []
    guard numbers.count == 2, numbers.allSatisfy((1...500).contains) else {
      throw UsageError("'--svg' takes a size such as 80x24, not '\(text)'")
    }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}
