import TerminalText

extension String {
  /// This text on lines that are broken between words.
  ///
  /// - Parameters:
  ///   - columns: How wide a line may be; a longer word has a line of its own.
  ///   - indentation: How many spaces each line begins with.
  func wrapped(to columns: Int, indentation: Int = 0) -> String {
    let start = String(repeating: " ", count: indentation)
    var lines: [String] = []
    for word in split(separator: " ") {
      if let line = lines.last,
        line.columnCount + 1 + String(word).columnCount <= columns
      {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(start + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
