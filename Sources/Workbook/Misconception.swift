import TerminalText

/// A classic mistake: a change to a template, with a description and the
/// evidence that catches it.
struct Misconception: Equatable, Sendable {
  /// What catches a mistake.
  enum Evidence: Equatable, Sendable {
    /// Exactly these specs fail; they are names of test methods.
    case specs(Set<String>)
    /// The compiler reports an error that contains this text.
    case compiler(String)
  }

  /// The name of the misconception's file, without the extension.
  let name: String
  /// The file's path from the kit's root.
  let path: String
  /// A sentence that describes the mistake.
  let mistake: String
  /// A sentence that says why people make it.
  let reason: String
  /// What catches the mistake; `nil` until that is recorded.
  let evidence: Evidence?
  let difference: UnifiedDiff

  /// Parses a misconception.
  ///
  /// Above the first hunk is its header, each part of which may take several
  /// lines:
  ///
  ///     Mistake: The subject holds its observers strongly.
  ///     Why: It is what an array does.
  ///     Caught by: test_the_subject_keeps_no_observer_alive
  ///
  /// The last part may be `Refused: ` and the compiler's words instead.
  init(path: String, text: String) throws(WorkbookError) {
    let header = try MisconceptionHeader(path: path, text: text)
    let difference: UnifiedDiff
    do {
      difference = try UnifiedDiff(text: text)
    } catch {
      throw .malformed(path, line: error.line, error.reason)
    }
    self.init(path: path, header: header, difference: difference)
  }

  init(
    path: String,
    header: MisconceptionHeader,
    difference: UnifiedDiff
  ) {
    self.path = path
    name = String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
    mistake = header.mistake
    reason = header.reason
    evidence = header.evidence
    self.difference = difference
  }

  /// Returns a template with the mistake in it.
  func implementation(
    of template: String
  ) throws(WorkbookError) -> String {
    do {
      return try difference.applied(to: template)
    } catch {
      throw .malformed(path, line: error.line, error.reason)
    }
  }
}

/// The text above the first hunk of a misconception.
struct MisconceptionHeader: Equatable {
  let mistake: String
  let reason: String
  let evidence: Misconception.Evidence?

  init(mistake: String, reason: String, evidence: Misconception.Evidence?) {
    self.mistake = mistake
    self.reason = reason
    self.evidence = evidence
  }

  /// Parses a header, which may be in a comment.
  init(path: String, text: String) throws(WorkbookError) {
    let parts = Self.parts(of: text)
    for name in ["Mistake", "Why"] where (parts[name] ?? "").isEmpty {
      throw .malformed(path, line: 1, "write '\(name): ...' at its beginning")
    }
    mistake = parts["Mistake"] ?? ""
    reason = parts["Why"] ?? ""
    switch (parts["Caught by"], parts["Refused"]) {
    case (let text?, nil):
      let specs = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .map(String.init).filter { $0.hasPrefix("test_") }
      guard !specs.isEmpty else {
        throw .malformed(path, line: 1, "'Caught by:' names no spec")
      }
      evidence = .specs(Set(specs))
    case (nil, let words?): evidence = .compiler(words)
    case (nil, nil): evidence = nil
    default:
      throw .malformed(
        path,
        line: 1,
        "write either 'Caught by:' or 'Refused:', not both"
      )
    }
  }

  private static func parts(of text: String) -> [String: String] {
    var parts: [String: String] = [:]
    var part = ""
    for line in text.textLines {
      let content = line.drop { $0 == "/" || $0 == " " }
      // The header ends where a difference or a template begins.
      if ["--- ", "@@ ", "import ", "///"].contains(where: line.hasPrefix) {
        break
      }
      let name = ["Mistake", "Why", "Caught by", "Refused"].first {
        content.hasPrefix("\($0):")
      }
      if let name {
        part = name
        parts[part] =
          content.dropFirst(name.count + 1).drop { $0 == " " }
          .description
      } else if content.isEmpty {
        part = ""
      } else if !part.isEmpty {
        parts[part, default: ""] += " \(content)"
      }
    }
    return parts
  }

  /// The header as written in a file, in lines of at most 80 columns.
  var text: String {
    var parts = ["Mistake: \(mistake)", "Why: \(reason)"]
    switch evidence {
    case .specs(let specs):
      parts.append("Caught by: " + specs.sorted().joined(separator: ", "))
    case .compiler(let words): parts.append("Refused: \(words)")
    case nil: break
    }
    return parts.map { $0.wrapped(to: 80, hanging: 2) + "\n" }.joined()
  }
}
