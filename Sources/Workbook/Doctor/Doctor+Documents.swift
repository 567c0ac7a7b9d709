import Foundation

/// The findings about articles, lists, and what documents say about the kit.
extension Doctor {
  private static let headings = [
    "Intent", "Also Known As", "Problem", "Structure", "Participants",
    "Walkthrough", "Run It", "Copy It", "In the Wild", "When Not to Use It",
    "Misconceptions", "Related Patterns", "Exercises",
  ]

  func articleFindings(in pattern: Pattern) -> [Finding] {
    let path = pattern.articlePath
    guard let article = documents.first(where: { $0.path == path }) else {
      return []
    }
    let headings = article.headings
    var findings: [Finding] = []
    if let index = Self.headings.indices.first(where: {
      !headings.indices.contains($0) || headings[$0].text != Self.headings[$0]
    }) {
      let line =
        headings.indices.contains(index) ? headings[index].line : article.end
      findings.append(Finding(path, line, "write '## \(Self.headings[index])'"))
    } else if headings.count > Self.headings.count {
      let extra = headings[Self.headings.count]
      findings.append(Finding(path, extra.line, "remove '## \(extra.text)'"))
    }
    let own = [
      "`\(pattern.templatePath)`", pattern.runCommand,
      "`swift test --filter \(pattern.module)Tests`",
    ]
    findings += own.filter { !article.text.contains($0) }
      .map { Finding(path, 1, "name \($0)") }
    return findings + tableFindings(in: article, of: pattern)
  }

  /// Returns findings about the table of misconceptions, which has a row for
  /// each file and says what catches it.
  private func tableFindings(
    in article: Document,
    of pattern: Pattern
  ) -> [Finding] {
    let rows = article.misconceptionRows
    let names = pattern.misconceptionPaths.map {
      String(($0.split(separator: "/").last ?? "").dropLast(".diff".count))
    }
    let place = article.headings.first { $0.text == "Misconceptions" }?.line
    let missing = names.filter { name in !rows.contains { $0.name == name } }
      .map {
        Finding(
          article.path,
          place ?? article.end,
          "write a row '| `\($0)` | mistake | why | `test_...` |'"
        )
      }
    let wrong = rows.compactMap { row -> Finding? in
      guard names.contains(row.name) else {
        return Finding(
          article.path, row.line, "there is no misconception \(row.name)"
        )
      }
      let path = "\(pattern.misconceptionPath)/\(row.name).diff"
      guard
        let misconception = try? Misconception(
          path: path,
          text: kit.text(of: path)
        ),
        !catches(misconception, row.evidence)
      else { return nil }
      return Finding(
        article.path,
        row.line,
        "write what catches \(row.name), as in its file"
      )
    }
    return missing + wrong
  }

  private func catches(
    _ misconception: Misconception,
    _ evidence: [String]
  ) -> Bool {
    switch misconception.evidence {
    case .specs(let specs):
      !evidence.isEmpty && specs.isSuperset(of: evidence)
    case .compiler(let words):
      evidence.contains { $0.contains(words) || words.contains($0) }
    case nil: false
    }
  }

  /// The findings about lists that contain every pattern.
  var listFindings: [Finding] {
    patterns.flatMap { pattern -> [Finding] in
      let article = documents.first { $0.path == pattern.articlePath }
      let title = article?.title ?? pattern.name
      return [
        ("README.md", "(\(pattern.articlePath))"),
        (Kit.contents, "<doc:\(pattern.name)>"),
        ("\(Kit.articles)/TeachersGuide.md", "| \(title) |"),
      ]
      .filter { path, entry in
        documents.contains {
          $0.path == path
            && !$0.text.lowercased().contains(entry.lowercased())
        }
      }
      .map { Finding($0.0, 1, "list '\(pattern.name)', with '\($0.1)'") }
    }
  }

  /// The findings about listings, commands and names in documents.
  var documentFindings: [Finding] {
    guard !documents.isEmpty else { return [] }
    let known = KnownCommands(in: self)
    return documents.flatMap { document -> [Finding] in
      let listings = document.listings.compactMap {
        finding(for: $0, in: document)
      }
      let commands = document.commands.filter { !known.has($0.text) }.map {
        Finding(
          document.path, $0.line, "'\($0.text)' is not a command of the kit"
        )
      }
      let specs = document.specNames.filter { !known.specs.contains($0.text) }
        .map { Finding(document.path, $0.line, "there is no \($0.text)") }
      return listings + brokenLinks(in: document) + commands + specs
    }
  }

  private func finding(
    for listing: Document.Listing,
    in document: Document
  ) -> Finding? {
    let advice: String
    switch (listing.language, listing.file) {
    case ("sh", _), ("diagram", _): return nil
    case ("swift", nil), ("text", nil):
      advice = "name the listing's file in the line above it: 'From `FILE`:'"
    // A test compares it with what the command prints.
    case ("text", let file?) where file.hasPrefix("swift run "): return nil
    case ("swift", let file?), ("text", let file?):
      let text = (try? kit.text(of: file)) ?? ""
      guard let line = listing.firstLineMissing(in: text) else { return nil }
      advice = "\(file) does not have: \(line)"
    case (let language, _):
      advice = "a listing is of swift, text, sh or diagram, not '\(language)'"
    }
    return Finding(document.path, listing.line, advice)
  }

  private func brokenLinks(in document: Document) -> [Finding] {
    let folder = kit.url(document.path).deletingLastPathComponent()
    return document.relativeLinks.filter {
      !FileManager.default.fileExists(
        atPath: folder.appending(path: $0.text).path
      )
    }
    .map { Finding(document.path, $0.line, "there is no file \($0.text)") }
  }

  /// The findings about numbers that a document states.
  var countFindings: [Finding] {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .spellOut
    func word(_ number: Int) -> String {
      formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    }
    let numbers = Set((0...300).map(word) + (0...300).map(String.init))
    let book = patterns.filter { pattern in
      ["creational", "structural", "behavioral"]
        .contains((try? pattern.header())?.kind ?? "")
    }
    let mistakes = patterns.reduce(0) { $0 + $1.misconceptionPaths.count }
    let counts = [
      ("design patterns", patterns.count), ("classic mistakes", mistakes),
      ("of them are patterns of the Gang of Four", book.count),
    ]
    return documents.flatMap { document -> [Finding] in
      counts.flatMap { phrase, count -> [Finding] in
        let right = [word(count), "\(count)"]
        return document.words(before: phrase)
          .map { (line: $0.line, word: $0.text.lowercased()) }
          .filter { numbers.contains($0.word) && !right.contains($0.word) }
          .map {
            Finding(document.path, $0.line, "write '\(right[0]) \(phrase)'")
          }
      }
    }
  }

  /// The findings about phrases that the guide for contributors says to avoid.
  var wordingFindings: [Finding] {
    let path = "\(Kit.articles)/AddingAPattern.md"
    guard let guide = documents.first(where: { $0.path == path }),
      let wording = Wording(guide: guide.text)
    else { return [] }
    return files.filter { path in
      [".swift", ".md", ".diff"].contains { path.hasSuffix($0) }
    }
    .flatMap { path -> [Finding] in
      let text = (try? kit.text(of: path)) ?? ""
      return wording.matches(in: text)
        .filter { path != guide.path || !guide.isTableRow($0.line) }
        .map {
          Finding(path, $0.line, "write '\($0.standard)', not '\($0.phrase)'")
        }
    }
  }
}
