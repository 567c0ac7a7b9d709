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
      String(method.dropFirst("test_".count)).replacing("_", with: " ")
        .replacing(/\ s\b/, with: "'s")
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
    name = text.firstMatch(of: /class (\w+): \w+/).map { String($0.1) } ?? ""
    var sentences: [Sentence] = []
    var group = ""
    for (index, line) in lines.enumerated() {
      if let mark = line.wholeMatch(of: /\s*\/\/ MARK: - (.*)/) {
        group = String(mark.1)
      } else if let test = line.prefixMatch(
        of: /\ \ (?:@\w+ )*func (test_\w+)\(/)
      {
        let rest = lines[index...]
        let end = rest.firstIndex(of: "  }") ?? rest.endIndex - 1
        let opening = rest.firstIndex { $0.hasSuffix("{") } ?? index
        sentences.append(
          Sentence(
            method: String(test.1),
            line: index + 1,
            group: group,
            isAsync: lines[index...opening].contains {
              $0.contains(/\basync\b/)
            },
            body: Self.unindented(lines[min(opening + 1, end)..<end])
          )
        )
      }
    }
    self.sentences = sentences
  }

  private static func unindented(_ lines: ArraySlice<Substring>) -> String {
    lines.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
      .joined(separator: "\n")
  }
}
