/// A specification: the sentences of one test class, in source order.
public struct SpecSuite: Equatable, Sendable {
  /// One sentence.
  public struct Sentence: Equatable, Sendable {
    /// The test method's name.
    public let method: String
    /// Its line in the file, counted from 1.
    public let line: Int
    /// The heading that it stands under; empty before the first one.
    public let group: String
    /// Whether the test method is asynchronous.
    public let isAsync: Bool
    /// The test method's body, unindented.
    public let body: String

    /// The sentence in words; a lone `s` had an apostrophe before it.
    public var prose: String {
      (method.dropFirst("test_".count).split(separator: "_"))
        .reduce(into: "") { prose, word in
          prose += word == "s" ? "'s" : prose.isEmpty ? word : " \(word)"
        }
    }
  }

  /// The file's path from the kit's root.
  public let path: String
  /// What is in the file.
  public let text: String
  /// The class's name.
  public let name: String
  /// Its sentences, in source order.
  public let sentences: [Sentence]

  /// The sentences under each heading, in source order.
  public var groups: [(heading: String, sentences: [Sentence])] {
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
  /// Reads a suite.
  ///
  /// It counts on the layout that swift-format gives: a test method begins with
  /// `func test_` two columns in, and ends with the next `}` of the same depth.
  ///
  /// - Parameters:
  ///   - path: The file's path, for its places.
  ///   - text: What is in the file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
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
        sentences.append(
          Self.sentence(method, at: index, in: lines, group: group)
        )
      }
    }
    self.name = name
    self.sentences = sentences
  }

  private static func sentence(
    _ method: String,
    at index: Int,
    in lines: [Substring],
    group: String
  ) -> Sentence {
    let rest = lines[index...]
    let end = rest.firstIndex(of: "  }") ?? rest.endIndex - 1
    let opening = rest.firstIndex { $0.hasSuffix("{") } ?? index
    let signature = lines[index...opening].joined(separator: " ")
    return Sentence(
      method: method,
      line: index + 1,
      group: group,
      isAsync: signature.split(separator: " ").contains("async"),
      body: unindented(lines[min(opening + 1, end)..<end])
    )
  }

  private static func unindented(_ lines: ArraySlice<Substring>) -> String {
    lines.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
      .joined(separator: "\n")
  }
}

extension Substring {
  /// The name that stands behind a keyword, at the beginning or behind other
  /// words that are no comment; `nil` if the keyword isn't there.
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
