import TerminalText

/// The hints of an exercise, three levels for each part to write.
struct Hints: Equatable, Sendable {
  /// The hints for one part to write.
  struct Section: Equatable, Sendable {
    /// The part to write.
    let title: String
    /// The line of the section's heading, counted from 1.
    let line: Int
    /// The sentences that the hints are for, as names of test methods.
    let specs: [String]
    /// The hints, from a first clue to nearly the answer.
    let levels: [String]
  }

  /// The sections, in the order of the file.
  let sections: [Section]

  /// Parses hints.
  ///
  /// Each section begins with a heading such as `## detach(_:)`. It has a line
  /// `Specs: ` with the sentences that it is for, and a list numbered from 1 to
  /// 3.
  init(path: String, text: String) throws(WorkbookError) {
    sections = Self.parts(of: text).map(Section.init)
    for section in sections {
      let title = section.title
      if section.levels.count != 3 || section.levels.contains("") {
        throw .malformed(
          path,
          line: section.line,
          "write three hints for '\(title)', numbered from 1 to 3"
        )
      }
      if section.specs.isEmpty {
        throw .malformed(
          path,
          line: section.line,
          "write 'Specs: ' and the sentences that '\(title)' is about; "
            + "'patterns record' adds them"
        )
      }
    }
  }

  /// Returns the hints for a sentence; `nil` if there are none.
  func section(for method: String) -> Section? {
    sections.first { $0.specs.contains(method) }
  }

  /// The lines of a section, beginning with its heading.
  fileprivate typealias Part = (line: Int, lines: ArraySlice<String>)

  private static func parts(of text: String) -> [Part] {
    let lines = text.textLines
    let starts = lines.indices.filter { lines[$0].hasPrefix("## ") }
    return starts.enumerated().map { offset, start in
      let end = starts.indices.contains(offset + 1) ? starts[offset + 1] : nil
      return (start + 1, lines[start..<(end ?? lines.endIndex)])
    }
  }

  /// Returns the sentences of each section, in the order of the file.
  static func specs(in text: String) -> [[String]] {
    parts(of: text).map { Section($0).specs }
  }

  /// Returns a text of hints with other `Specs:` lines, one for each section,
  /// in order.
  static func replacingSpecs(in text: String, with specs: [[String]]) -> String
  {
    let parts = parts(of: text)
    var lines = Array(text.textLines.prefix((parts.first?.line ?? 1) - 1))
    for (part, specs) in zip(parts, specs) {
      let list = part.lines.firstIndex { $0.hasPrefix("1. ") }
      let line = "Specs: " + specs.joined(separator: ", ")
      lines +=
        [part.lines.first ?? "", ""]
        + line.wrappedLines(to: 80) + [""]
        + part.lines[(list ?? part.lines.endIndex)...]
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension Hints.Section {
  fileprivate init(_ part: Hints.Part) {
    title = String((part.lines.first ?? "").dropFirst("## ".count))
    line = part.line
    let list = part.lines.dropFirst().drop { !$0.hasPrefix("1. ") }
    specs = part.lines[..<list.startIndex].joined(separator: " ")
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map(String.init).filter { $0.hasPrefix("test_") }
    levels = list.reduce(into: [String]()) { levels, line in
      if ["1. ", "2. ", "3. "].contains(line.prefix(3)) {
        levels.append(String(line.dropFirst(3)))
      } else if !levels.isEmpty {
        levels[levels.count - 1] +=
          "\n" + (line.hasPrefix("   ") ? line.dropFirst(3) : line[...])
      }
    }
    .map { level in
      let end = level.lastIndex { !$0.isWhitespace }
      return end.map { String(level[...$0]) } ?? ""
    }
  }
}
