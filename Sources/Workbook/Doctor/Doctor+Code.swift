import Foundation

/// The findings about templates, specifications and lessons.
extension Doctor {
  private static let kinds: Set = [
    "creational", "structural", "behavioral", "architectural", "Core J2EE",
  ]

  func templateFindings(in pattern: Pattern) -> [Finding] {
    let path = pattern.templatePath
    guard let text = try? kit.text(of: path) else { return [] }
    let lines = text.textLines
    var findings: [Finding] = []
    func find(_ line: Int = 1, _ advice: String) {
      findings.append(Finding(path, line, advice))
    }
    if lines.count > 60 { find(61, "shorten it to 60 lines") }
    findings += imports(of: path).filter {
      !["Synchronization", "Foundation"].contains($0.name)
    }
    .map { Finding(path, $0.line, "remove 'import \($0.name)'") }
    for (index, line) in lines.enumerated()
    where line.split(separator: " ").contains(where: {
      ["public", "open", "package"].contains($0)
    }) && !line.drop(while: { $0 == " " }).hasPrefix("//") {
      find(index + 1, "remove the access modifier: a template is internal")
    }
    let start = lines.firstIndex { $0.hasPrefix("///") } ?? 0
    let comment = lines[start...].prefix { $0.hasPrefix("///") }
      .joined(separator: "\n")
    let header = TemplateHeader(template: text)
    if !Self.kinds.contains(header.kind) || header.intent.isEmpty {
      find(
        start + 1,
        "write '/// \(pattern.name) (KIND): INTENT.', where KIND is one of "
          + Self.kinds.sorted().joined(separator: ", ")
      )
    }
    let types = Renaming.types(in: text, isNested: false)
    let isAdvised = comment.lowercased().contains("rename")
    let unnamed = types.filter { !isAdvised || !comment.contains("`\($0)`") }
    if !unnamed.isEmpty {
      let names = unnamed.map { "`\($0)`" }.joined(separator: ", ")
      find(start + 1, "say in this comment to rename \(names)")
    }
    return findings
  }

  func specFindings(in pattern: Pattern) -> [Finding] {
    let path = pattern.templateSpecPath
    let allowed = [
      pattern.module, "XCTest", "Foundation", "Synchronization",
    ]
    let own = imports(of: path).filter { !allowed.contains($0.name) }.map {
      Finding(
        path,
        $0.line,
        "remove 'import \($0.name)': a specification is copied with its "
          + "template alone"
      )
    }
    let modules = Set(patterns.map(\.module))
    let others = files(in: pattern.sourcePath).flatMap { path in
      imports(of: path).filter { modules.contains($0.name) }.map {
        Finding(
          path,
          $0.line,
          "remove 'import \($0.name)': pattern modules don't import one another"
        )
      }
    }
    return own + others + unbrokenSentences(of: pattern)
  }

  /// Returns the sentences that no mistake and no missing part breaks: they may
  /// hold for any code.
  private func unbrokenSentences(of pattern: Pattern) -> [Finding] {
    guard let suite = try? pattern.templateSuite() else { return [] }
    var broken = Set(
      (try? Exercise(of: pattern))?.hints.sections
        .flatMap(\.specs) ?? [])
    for path in pattern.misconceptionPaths {
      let text = (try? kit.text(of: path)) ?? ""
      if let misconception = try? Misconception(path: path, text: text),
        case .specs(let specs) = misconception.evidence
      {
        broken.formUnion(specs)
      }
    }
    return suite.sentences.filter { !broken.contains($0.method) }.map {
      Finding(
        suite.path,
        $0.line,
        "no hint and no misconception names \($0.method): see it fail, with "
          + "'swift run patterns new \(pattern.name) --mistake NAME'"
      )
    }
  }

  private func imports(of path: String) -> [(line: Int, name: String)] {
    lines(of: path).compactMap { number, line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index < 3,
        index + 1 < words.count, !line.hasPrefix("//"), !line.hasPrefix(" ")
      else { return nil }
      return (number, String(words[index + 1]))
    }
  }

  // MARK: - Lessons

  func lessonFindings(in pattern: Pattern) -> [Finding] {
    let path = "\(pattern.lessonPath)/main.swift"
    let lines = lines(of: path)
    let titles = pageHeads(in: pattern).map(\.title)
    let count = titles.count
    let pages =
      !files.contains(path) || (5...12).contains(count)
      ? []
      : [Finding(path, 1, "write five to twelve pages; there are \(count)")]
    return pages + questionFindings(in: pattern)
      + statements(in: lines, of: path)
      + transcriptFindings(in: pattern, titles: titles)
  }

  /// Returns the arguments of a lesson's pages: a title, and perhaps a question
  /// to ask before the output.
  private func pageHeads(
    in pattern: Pattern
  ) -> [(title: String, question: String?)] {
    let text = (try? kit.text(of: "\(pattern.lessonPath)/main.swift")) ?? ""
    return text.matches(
      of: /(?m)^lesson\.page\(\s*"([^"]*)"(?:,\s*ask:\s*"([^"]*)")?\s*\)/
    )
    .map { (String($0.1), $0.2.map(String.init)) }
  }

  /// Returns findings about questions: the teacher's guide has one for each
  /// lesson, which one of the lesson's pages must ask.
  private func questionFindings(in pattern: Pattern) -> [Finding] {
    let path = "\(Kit.articles)/TeachersGuide.md"
    let title = documents.first { $0.path == pattern.articlePath }?.title
    let row = lines(of: path).first {
      $0.1.hasPrefix("| \(title ?? pattern.name) |")
    }
    guard let (line, text) = row,
      files.contains("\(pattern.lessonPath)/main.swift")
    else { return [] }
    let questions = pageHeads(in: pattern).compactMap(\.question)
    if questions.isEmpty {
      return [
        Finding(
          "\(pattern.lessonPath)/main.swift",
          1,
          "give a page 'ask:', the question to ask before its output"
        )
      ]
    }
    return questions.contains { text.hasSuffix("| \($0) |") }
      ? []
      : [Finding(path, line, "ask what the lesson asks: \(questions[0])")]
  }

  /// Returns statements between pages, which would run before the first page.
  private func statements(
    in lines: [(Int, Substring)],
    of path: String
  ) -> [Finding] {
    let declarations: Set<Substring> = [
      "import", "let", "var", "func", "struct", "class", "enum", "actor",
      "protocol", "extension", "typealias", "final", "private", "fileprivate",
      "indirect", "nonisolated",
    ]
    return lines.compactMap { number, line in
      guard let first = line.first, first.isLetter,
        !line.hasPrefix("lesson.page("), !line.hasPrefix("await lesson.run()"),
        !declarations.contains(line.prefix { $0.isLetter })
      else { return nil }
      return Finding(
        path,
        number,
        "move this statement into a page: only declarations are allowed between "
          + "pages"
      )
    }
  }

  private func transcriptFindings(
    in pattern: Pattern,
    titles: [String]
  ) -> [Finding] {
    let path = pattern.transcriptPath
    guard files.contains(path) else { return [] }
    let headings = lines(of: path).filter { _, line in
      !line.hasPrefix(" ") && line.contains("  ")
    }
    .map { String($0.1) }
    let wanted = titles.enumerated().map { "\($0.offset + 1)  \($0.element)" }
    return wanted.filter { !headings.contains($0) }.map {
      Finding(
        path,
        1,
        "lacks page '\($0)': run 'swift run patterns record \(pattern.name)'"
      )
    }
  }
}
