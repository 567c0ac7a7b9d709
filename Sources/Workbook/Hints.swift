/// The hints of an exercise, three levels for each thing to write.
public struct Hints: Equatable, Sendable {
  /// The hints for one thing to write.
  public struct Section: Equatable, Sendable {
    /// The thing to write.
    public let title: String
    /// The sentences that it is about; test methods' names.
    public let specs: [String]
    /// The hints, from a nudge to nearly the answer.
    public let levels: [String]
  }

  /// The sections, in the order of the file.
  public let sections: [Section]

  /// Reads hints.
  ///
  /// Each section begins with a heading, `## detach(_:)`, has a line
  /// `Specs: ` with the sentences it is about, and a list numbered from 1 to 3.
  ///
  /// - Throws: ``WorkbookError/malformed(_:_:)``.
  public init(path: String, text: String) throws {
    let parts = text.split(separator: "\n## ").dropFirst(
      text.hasPrefix("## ") ? 0 : 1
    )
    sections = try parts.map { part in
      let section = Section(text: String(part))
      guard section.levels.count == 3, !section.specs.isEmpty else {
        throw WorkbookError.malformed(
          path,
          "'\(section.title)' needs a line of specs and three hints"
        )
      }
      return section
    }
  }

  /// The hints for a sentence; nothing if there are none.
  public func section(for method: String) -> Section? {
    sections.first { $0.specs.contains(method) }
  }
}

extension Hints.Section {
  fileprivate init(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    title = lines.first.map(String.init)?.replacing(#/^## /#, with: "") ?? ""
    let list = lines.dropFirst().drop { !$0.hasPrefix("1. ") }
    specs = lines.prefix(lines.count - list.count).joined(separator: " ")
      .matches(of: /test_\w+/).map { String($0.0) }
    levels = list.reduce(into: [String]()) { levels, line in
      if let item = line.prefixMatch(of: #/[1-3]\. /#) {
        levels.append(String(line[item.range.upperBound...]))
      } else if !levels.isEmpty {
        levels[levels.count - 1] += "\n" + line.replacing(/^ {3}/, with: "")
      }
    }
    .map { level in
      var level = level[...]
      while level.last?.isNewline == true { level.removeLast() }
      return String(level)
    }
  }
}
