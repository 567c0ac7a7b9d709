import Foundation

/// The source file of a lesson, from which the pages' code is read.
///
/// The file must have swift-format's layout: a page begins with a line that
/// ends in `{`, and ends with the first `}` of the same indentation.
struct SourceListing {
  private let lines: [Substring]

  /// Reads a source file; `nil` if it can't be read.
  init?(path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return nil
    }
    self.init(text: text)
  }

  init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the code of a page: the declarations between line `end` and the
  /// page's first line, both counted from 1, followed by its body.
  ///
  /// - Returns: `nil` if the file has no such page, for example because it was
  ///   changed after the program was built.
  func code(ofPageAt line: Int, after end: Int) -> String? {
    guard let body = body(ofPageAt: line), end < line else { return nil }
    let setup = trimmed(lines[end..<(line - 1)])
    let code = trimmed(lines[body])
    let parts = [setup, unindented(code)].filter { !$0.isEmpty }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// Returns the last line of the page that begins at a line, both counted from
  /// 1.
  func end(ofPageAt line: Int) -> Int? {
    body(ofPageAt: line).map { $0.upperBound + 1 }
  }

  /// Returns the last line of the call that begins at a line, both counted from
  /// 1.
  func end(ofCallAt line: Int) -> Int? {
    lines.indices.contains(line - 1)
      ? lines[(line - 1)...].firstIndex { $0.hasSuffix(")") }.map { $0 + 1 }
      : nil
  }

  /// Returns the range of the lines between a page's braces, counted from 0.
  private func body(ofPageAt line: Int) -> Range<Int>? {
    guard lines.indices.contains(line - 1) else { return nil }
    let rest = lines[(line - 1)...]
    let indentation = rest[line - 1].prefix { $0 == " " }
    // For a page on one line, the search must not find the next page's braces.
    guard
      let opening = rest.firstIndex(where: { $0.contains("{") }),
      rest[opening].hasSuffix("{"),
      let closing = rest.firstIndex(of: indentation + "}"),
      opening < closing
    else { return nil }
    return (opening + 1)..<closing
  }

  private func trimmed(_ lines: ArraySlice<Substring>) -> [Substring] {
    let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    return lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
  }

  private func unindented(_ lines: [Substring]) -> [Substring] {
    let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
    return lines.map { line in
      line.dropFirst(min(indentation, line.prefix { $0 == " " }.count))
    }
  }
}
