import Foundation

/// The phrases that the kit's prose avoids, with the standard ones to write
/// instead.
///
/// The table is in the guide for contributors, under `## The Words`:
///
///     | not | but | except in |
///     |---|---|---|
///     | afresh | again | |
///
/// A cell may list several phrases, separated by commas.
struct Wording {
  /// A phrase found in a text.
  struct Match: Equatable {
    let line: Int
    let phrase: String
    let standard: String
  }

  /// The standard phrases, by the lowercase phrases to avoid.
  private let standards: [String: String]
  /// Matches an exception, or a phrase to avoid as its first group.
  private let expression: NSRegularExpression

  /// Reads the table of a guide; `nil` if there is none.
  init?(guide: String) {
    let rows = Self.rows(of: guide)
    standards = rows.reduce(into: [:]) { standards, row in
      for phrase in row[0] {
        standards[phrase] = row[1].joined(separator: ", ")
      }
    }
    let exceptions = rows.flatMap { $0[2] }.filter { !$0.isEmpty }
    // Exceptions come first, since one may begin with a phrase to avoid.
    let alternatives =
      Self.patterns(for: exceptions)
      + ["(\(Self.patterns(for: standards.keys).joined(separator: "|")))"]
    guard !standards.isEmpty,
      let expression = try? NSRegularExpression(
        pattern: #"(?<![\p{L}'])(?:\#(alternatives.joined(separator: "|")))"#
          + #"(?![\p{L}'])"#
      )
    else { return nil }
    self.expression = expression
  }

  /// Returns the phrases to avoid in a text, except those that the text exempts
  /// with a reason.
  ///
  /// A line exempts a phrase in itself and in the next line:
  /// `wording(afresh): a quotation`.
  func matches(in text: String) -> [Match] {
    let text = text.lowercased() as NSString
    let range = NSRange(location: 0, length: text.length)
    return expression.matches(in: text as String, range: range).compactMap {
      guard $0.range(at: 1).location != NSNotFound else { return nil }
      let words = text.substring(with: $0.range)
        .split { !$0.isLetter && $0 != "'" }.joined(separator: " ")
      let line = Self.line(at: $0.range.location, in: text)
      let isExcepted = [line - 1, line].contains {
        Self.excepts(words, Self.text(ofLine: $0, in: text))
      }
      guard !isExcepted, let standard = standards[words] else { return nil }
      return Match(line: line, phrase: words, standard: standard)
    }
  }

  /// Returns the phrases in each cell of each row of the table.
  private static func rows(of guide: String) -> [[[String]]] {
    let section = guide.textLines.drop { $0 != "## The Words" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
    let lines = section.filter { $0.hasPrefix("| ") }.dropFirst()
    return lines.map { $0.split(separator: "|").map(phrases) }
      .filter { $0.count == 3 }
  }

  private static func phrases(in cell: Substring) -> [String] {
    cell.split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
  }

  /// Returns an expression for each phrase, the longest phrase first: it also
  /// matches across lines of a comment and within a name in snake case.
  private static func patterns(for phrases: some Sequence<String>) -> [String] {
    phrases.sorted { $0.count > $1.count }.map {
      NSRegularExpression.escapedPattern(for: $0)
        .replacing(" ", with: #"(?:[ _]|\n[ /]*)"#)
    }
  }

  private static func excepts(_ phrase: String, _ line: String) -> Bool {
    guard let range = line.firstRange(of: "wording(\(phrase)): ") else {
      return false
    }
    return line[range.upperBound...].contains { $0.isLetter }
  }

  private static func line(at location: Int, in text: NSString) -> Int {
    text.substring(to: location).utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static func text(ofLine line: Int, in text: NSString) -> String {
    let lines = (text as String).textLines
    return lines.indices.contains(line - 1) ? lines[line - 1] : ""
  }
}
