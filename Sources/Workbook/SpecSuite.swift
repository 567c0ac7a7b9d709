/// A specification: the sentences of one test class, in source order.
struct SpecSuite: Equatable, Sendable {
  /// A test method, whose name is a sentence.
  struct Sentence: Equatable, Sendable {
    /// The test method's name.
    let method: String
    /// Its line in the file, counted from 1.
    let line: Int
    /// The heading above it; empty before the first one.
    let group: String
    let isAsync: Bool
    /// The test method's body, unindented.
    let body: String

    /// The sentence in words; a single `s` becomes `'s`.
    var prose: String {
      String(method.dropFirst("test_".count))
        .replacing(/_s(?=_|$)/, with: "'s").replacing("_", with: " ")
    }
  }

  /// The file's path from the kit's root.
  let path: String
  let text: String
  /// The class's name.
  let name: String
  let sentences: [Sentence]

  /// The sentences under each heading, in source order.
  var groups: [(heading: String, sentences: [Sentence])] {
    sentences.reduce(into: []) { groups, sentence in
      if groups.last?.heading == sentence.group {
        groups[groups.count - 1].sentences.append(sentence)
      } else {
        groups.append((sentence.group, [sentence]))
      }
    }
  }
}

extension SpecSuite {
  /// Parses a suite.
  ///
  /// The source must be formatted as by swift-format: a test method begins with
  /// `func test_` at two columns, and ends at the next `}` of that depth.
  init(path: String, text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var name = ""
    var sentences: [Sentence] = []
    var group = ""
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("// MARK: - ") {
        group = String(content.dropFirst("// MARK: - ".count))
      } else if name.isEmpty, let type = content.identifier(after: "class "),
        content.contains(": ")
      {
        name = type
      } else if line.count - content.count == 2,
        let method = content.identifier(after: "func "),
        method.hasPrefix("test_")
      {
        sentences.append(Sentence(method, at: index, in: lines, group: group))
      }
    }
    self.init(path: path, text: text, name: name, sentences: sentences)
  }
}

extension SpecSuite.Sentence {
  fileprivate init(
    _ method: String,
    at index: Int,
    in lines: [Substring],
    group: String
  ) {
    let rest = lines[index...]
    let end = rest.firstIndex(of: "  }") ?? rest.endIndex - 1
    let opening = rest.firstIndex { $0.hasSuffix("{") } ?? index
    let signature = lines[index...opening].joined(separator: " ")
    self.init(
      method: method,
      line: index + 1,
      group: group,
      isAsync: signature.split(separator: " ").contains("async"),
      body: lines[min(opening + 1, end)..<end]
        .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
        .joined(separator: "\n")
    )
  }
}

extension Substring {
  /// Returns the name that follows a keyword, at the beginning of the line or
  /// after other words; `nil` if the line is a comment or lacks the keyword.
  func identifier(after keyword: String) -> String? {
    guard !hasPrefix("//") else { return nil }
    let rest =
      hasPrefix(keyword)
      ? dropFirst(keyword.count)
      : firstRange(of: " \(keyword)").map { self[$0.upperBound...] }
    return rest.map { rest in
      String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}
