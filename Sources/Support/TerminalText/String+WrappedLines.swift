extension String {
  /// Returns this text in lines of at most `columns` columns, broken between
  /// words, and within a word that is wider than a line.
  ///
  /// Newlines are kept. All other characters must be printable.
  ///
  ///     "one two threefour".wrappedLines(to: 7)
  ///     // ["one two", "threefo", "ur"]
  ///
  /// - Parameter columns: The lines' width. Values below 1 are treated as 1. A
  ///   character that is wider than a line has a line to itself.
  /// - Complexity: O(*n*) in the text's length.
  public func wrappedLines(to columns: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      $0.wrappedLine(to: max(columns, 1))
    }
  }

  /// Returns this text wrapped into lines of at most `columns` columns and
  /// joined by newlines.
  ///
  /// - Parameters:
  ///   - columns: The lines' width, including the indentation.
  ///   - indentation: The number of spaces at the beginning of each line.
  ///   - hanging: The number of further spaces at the beginning of each line
  ///     after the first.
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
