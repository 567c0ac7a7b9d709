/// The findings about missing and superfluous files.
extension Doctor {
  private static let topLevel: Set = [
    "Package.swift", "Sources", "Tests", "Examples", "Docs", "README.md",
  ]

  /// The folders that belong to no single pattern; a pattern's folder has its
  /// name.
  private static let sharedFolders: [String: Set<String>] = [
    "Sources": [
      "Patterns", "PatternsTool", "SharedModels", "Site", "Support", "Workbook",
    ],
    "Sources/Patterns": [],
    "Examples": ["Benchmarks", "BlueLibrary", "MyNotes", "Exercises"],
    "Examples/Exercises": [],
    "Tests": [
      "Applications", "HostileHandIns", "Kit", "Mutation", "Patterns",
      "StorageWriter", "Support", "TestSupport", "Workbook",
    ],
    "Tests/Patterns": [],
    "Docs": ["DesignPatterns.docc", "Pictures", "Site"],
  ]

  /// The articles that belong to no single pattern.
  private static let sharedArticles: Set = [
    "DesignPatterns.md", "Applications.md", "Benchmarks.md",
    "AddingAPattern.md", "TeachersGuide.md", "StudentsGuide.md",
  ]

  var layoutFindings: [Finding] {
    patterns.flatMap(missing(in:)) + stray + files.compactMap(misplaced)
      + (files.contains("README.md")
        ? [] : [Finding("README.md", 1, "missing: write it")])
  }

  private func missing(in pattern: Pattern) -> [Finding] {
    let name = pattern.name
    let record = "missing: run 'swift run patterns record \(name)'"
    let draw = "missing: run 'swift run patterns show \(name) --record'"
    var findings = [
      (pattern.templatePath, "missing: write the template"),
      ("\(pattern.lessonPath)/main.swift", "missing: write the lesson"),
      (pattern.transcriptPath, record),
      ("\(pattern.exercisePath)/Skeleton.swift", "missing: write the skeleton"),
      ("\(pattern.exercisePath)/Hints.md", "missing: write the hints"),
      (pattern.templateSpecPath, "missing: write the specification"),
      (pattern.articlePath, "missing: write the article"),
      ("\(Kit.articles)/\(name)Structure.svg", draw),
      ("\(Kit.articles)/\(name)Example.svg", draw),
      ("Docs/Pictures/\(name).txt", draw),
    ]
    .filter { !files.contains($0.0) }.map { Finding($0.0, 1, $0.1) }
    if files(in: pattern.sourcePath) == [pattern.templatePath] {
      findings.append(
        Finding(
          pattern.templatePath,
          1,
          "write a worked example beside it, on albums or notes"
        )
      )
    }
    return findings
  }

  private var stray: [Finding] {
    let names = Set(patterns.map(\.name))
    let topLevel = Set(files.compactMap { $0.split(separator: "/").first })
      .filter { !Self.topLevel.contains(String($0)) }
      .map { Finding(String($0), 1, "remove it from the top level") }
    let folders = Self.sharedFolders.flatMap { folder, shared in
      let known = shared.union(
        ["Sources", "Tests", "Docs"].contains(folder) ? [] : names
      )
      return subfolders(of: folder).subtracting(known).map {
        Finding(
          "\(folder)/\($0)",
          1,
          "remove it, or run 'swift run patterns new \($0)': it belongs to no "
            + "pattern in Sources/Patterns"
        )
      }
    }
    return topLevel + folders
  }

  private func subfolders(of folder: String) -> Set<String> {
    Set(
      files(in: folder).compactMap { path in
        let rest = path.dropFirst(folder.count + 1).split(separator: "/")
        return rest.count > 1 ? String(rest[0]) : nil
      }
    )
  }

  private func misplaced(_ path: String) -> Finding? {
    let parts = path.split(separator: "/").map(String.init)
    let file = parts.last ?? ""
    let folder = parts.dropLast().joined(separator: "/")
    let advice: String?
    if folder == Kit.articles, file.hasSuffix(".md") {
      let isKnown =
        Self.sharedArticles.contains(file)
        || patterns.contains { "\($0.name).md" == file }
      advice = isKnown ? nil : "remove it: it is about no pattern"
    } else if folder == "Docs/Pictures" {
      let isKnown = patterns.contains { $0.name == file.prefix { $0 != "." } }
      advice = isKnown ? nil : "remove it: it is a picture of no pattern"
    } else if let pattern = patterns.first(where: { folder == $0.lessonPath }) {
      advice =
        ["\(pattern.lessonPath)/main.swift", pattern.transcriptPath]
          .contains(path)
        ? nil : "remove it: a lesson is main.swift and Output.txt"
    } else if patterns.contains(where: { folder == $0.specPath }) {
      advice =
        file.hasSuffix("Spec.swift")
        ? nil : "rename it: a suite is named ...Spec.swift"
    } else if patterns.contains(where: { folder == $0.exercisePath }) {
      advice =
        ["Skeleton.swift", "Hints.md"].contains(file)
        ? nil : "remove it: an exercise is Skeleton.swift and Hints.md"
    } else if let pattern = patterns.first(where: {
      folder == $0.misconceptionPath
    }) {
      let name = file.prefix { $0 != "." }
      advice =
        file.hasSuffix(".diff")
        ? nil
        : "a draft: run 'swift run patterns try \(pattern.name) \(name) --record'"
    } else {
      advice = nil
    }
    return advice.map { Finding(path, 1, $0) }
  }

  /// The places left to write in files that `new` has created.
  var todoFindings: [Finding] {
    files.filter { path in
      (path.hasSuffix(".swift") || path.hasSuffix(".md"))
        && !path.hasSuffix("/Skeleton.swift")
        && patterns.contains {
          path.contains("/\($0.name)/") || path == $0.articlePath
        }
    }
    .flatMap { path -> [Finding] in
      guard let text = try? kit.text(of: path), text.contains("TODO: ") else {
        return []
      }
      return lines(of: path).compactMap { number, line -> Finding? in
        guard let range = line.firstRange(of: "TODO: ") else { return nil }
        return Finding(path, number, String(line[range.upperBound...]))
      }
    }
  }

  /// Returns the lines of a file with their numbers; empty if it can't be read.
  func lines(of path: String) -> [(Int, Substring)] {
    let text = (try? kit.text(of: path)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { ($0.offset + 1, $0.element) }
  }
}
