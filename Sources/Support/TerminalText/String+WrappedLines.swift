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

  /// This text in lines of no more than some columns, as one text.
  ///
  /// - Parameters:
  ///   - columns: How wide a line is, its indentation included.
  ///   - indentation: How many spaces each line begins with.
  ///   - hanging: How many more each line but the first one begins with.
  /// - Complexity: O(*n*) in the text's length.
  public func wrapped(
    to columns: Int,
    indentation: Int = 0,
    hanging: Int = 0
  ) -> String {
    let start = String(repeating: " ", count: indentation)
    let rest = start + String(repeating: " ", count: hanging)
    return wrappedLines(to: max(columns, 0) - indentation - hanging)
      .enumerated().map { ($0.offset == 0 ? start : rest) + $0.element }
      .joined(separator: "\n")
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
