extension TerminalSize {
  /// Reads a size such as `80x24`: columns and rows, from 1 to 500; nothing for
  /// any other text.
  public init?(_ text: String) {
    let match = text.wholeMatch(of: /([0-9]+)x([0-9]+)/)
    let numbers = match.map { [$0.1, $0.2].compactMap { Int($0) } } ?? []
    guard numbers.count == 2, numbers.allSatisfy((1...500).contains) else {
      return nil
    }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}
