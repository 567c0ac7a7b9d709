import Foundation

/// A draft of a classic mistake: a whole file in the folder of its pattern's
/// misconceptions, which becomes a difference when it is recorded.
struct MistakeDraft {
  let name: String
  let pattern: Pattern

  init(name: String, of pattern: Pattern) {
    self.name = name
    self.pattern = pattern
  }

  /// The draft's path from the kit's root.
  var path: String { "\(pattern.misconceptionPath)/\(name).swift" }

  /// The path of the misconception that the draft becomes.
  var differencePath: String { "\(pattern.misconceptionPath)/\(name).diff" }

  /// Returns the text that a contributor begins with: the template, or the
  /// recorded mistake.
  func text() throws -> String {
    let template = try pattern.template()
    guard pattern.kit.has(differencePath) else {
      return "// Mistake: \n// Why: \n\n" + template
    }
    let old = try pattern.misconception(named: name)
    return """
      // Mistake: \(old.mistake)
      // Why: \(old.reason)

      \(try old.implementation(of: template))
      """
  }

  /// Returns the misconception that the draft becomes; `nil` if there is no
  /// draft.
  ///
  /// - Throws: ``WorkbookError/malformed(_:line:_:)`` if the draft lacks its
  ///   description or is the template.
  func misconception() throws -> Misconception? {
    guard pattern.kit.has(path) else { return nil }
    let text = try pattern.kit.text(of: path)
    let header = try MisconceptionHeader(path: path, text: text)
    let code = text.textLines.drop {
      $0.isEmpty || ($0.hasPrefix("//") && !$0.hasPrefix("///"))
    }
    .map { "\($0)\n" }.joined()
    let difference = UnifiedDiff(from: try pattern.template(), to: code)
    guard !difference.hunks.isEmpty else {
      throw WorkbookError.malformed(
        path, "does not differ from the template: make the mistake"
      )
    }
    return Misconception(
      path: differencePath,
      header: header,
      difference: difference
    )
  }

  /// Removes the draft, if there is one.
  func remove() throws {
    guard pattern.kit.has(path) else { return }
    try FileManager.default.removeItem(at: pattern.kit.url(path))
  }
}

extension Misconception {
  /// Returns the text of the misconception's file, with the given evidence.
  func text(with evidence: Evidence, of pattern: Pattern) -> String {
    let header = MisconceptionHeader(
      mistake: mistake,
      reason: reason,
      evidence: evidence
    )
    return """
      \(header.text)
      --- a/\(pattern.templatePath)
      +++ b/\(pattern.templatePath)
      \(difference.text)
      """
  }
}
