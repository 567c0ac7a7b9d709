extension String {
  /// Returns this text in lines of no more than some columns, broken between
  /// words, and within a word that is wider than a line.
  ///
  /// What it has of newlines stays; it is for a text that is printable
  /// otherwise.
  ///
  /// - Parameter columns: How wide a line is; below 1 counts as 1. A character
  ///   that is wider than a line has one to itself.
  /// - Complexity: O(*n*) in the text's length.
  public func wrappedLines(to columns: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      $0.wrappedLine(to: max(columns, 1))
    }
  }
}

extension Substring {
  fileprivate func wrappedLine(to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    let words = split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      if index > 0, width + 1 + String(word).columnCount <= columns {
        line += " "
        width += 1
      } else if index > 0 {
        lines.append(line)
        (line, width) = ("", 0)
      }
      for character in word {
        let characterWidth = String(character).columnCount
        if width > 0, width + characterWidth > columns {
          lines.append(line)
          (line, width) = ("", 0)
        }
        line.append(character)
        width += characterWidth
      }
    }
    return lines + [line]
  }
}
