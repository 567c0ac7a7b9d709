/// A classic mistake: a file that can stand in a template's place, and says
/// what is wrong with it and who notices.
public struct Misconception: Equatable, Sendable {
  /// Who notices.
  public enum Evidence: Equatable, Sendable {
    /// These specs fail, and no others; test methods' names.
    case specs(Set<String>)
    /// The compiler refuses it, in these words among others.
    case compiler(String)
  }

  /// The name of its file, without the ending.
  public let name: String
  /// What the mistake is, in a sentence.
  public let mistake: String
  /// Why people make it, in a sentence.
  public let reason: String
  /// Who notices.
  public let evidence: Evidence
  /// The whole file.
  public let text: String

  /// The file without its header.
  public var code: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || ($0.hasPrefix("//") && !$0.hasPrefix("///")) }
      .joined(separator: "\n")
  }

  /// Reads a misconception.
  ///
  /// Its header is a comment of three parts, each perhaps on several lines:
  ///
  ///     // Mistake: The subject holds its observers strongly.
  ///     // Why: It is what an array does.
  ///     // Caught by: test_the_subject_keeps_no_observer_alive
  ///
  /// The last one may be `// Refused: ` and the compiler's words instead.
  ///
  /// - Throws: ``WorkbookError/malformed(_:_:)``.
  public init(name: String, text: String) throws {
    self.name = name
    self.text = text
    let parts = Self.header(of: text)
    guard let mistake = parts["Mistake"], let reason = parts["Why"] else {
      throw WorkbookError.malformed(
        "\(name).swift",
        "a misconception begins with '// Mistake: ' and '// Why: '"
      )
    }
    self.mistake = mistake
    self.reason = reason
    switch (parts["Caught by"], parts["Refused"]) {
    case (let text?, nil):
      let specs = text.matches(of: /test_\w+/).map { String($0.0) }
      guard !specs.isEmpty else {
        throw WorkbookError.malformed("\(name).swift", "nothing catches it")
      }
      evidence = .specs(Set(specs))
    case (nil, let words?): evidence = .compiler(words)
    default:
      throw WorkbookError.malformed(
        "\(name).swift",
        "a misconception says either '// Caught by: ' or '// Refused: '"
      )
    }
  }

  private static func header(of text: String) -> [String: String] {
    var parts: [String: String] = [:]
    var part = ""
    for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("//") }
    )
    where !line.hasPrefix("///") {
      let content = line.dropFirst(2).drop { $0 == " " }
      if let start = content.prefixMatch(
        of: /(Mistake|Why|Caught by|Refused): ?/
      ) {
        part = String(start.1)
        parts[part] = String(content[start.range.upperBound...])
      } else if !part.isEmpty {
        parts[part, default: ""] += " \(content)"
      }
    }
    return parts
  }
}
