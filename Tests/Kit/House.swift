import Foundation
import TestSupport
import Workbook

/// The layout of the kit: which files there must be, and which there may be.
struct House {
  /// The names in the list of patterns.
  let patterns: [String]
  /// Every file of the kit, as a path from its root; no dotfiles.
  let files: Set<String>

  init(patterns: [String], files: Set<String>) {
    self.patterns = patterns
    self.files = files
  }

  init() throws {
    self.init(
      patterns: try Manifest().patterns,
      files: try Self.files(in: Kit.root)
    )
  }

  /// What is missing, stray or misnamed, a sentence each, in order.
  var problems: [String] {
    (missing + strayTopLevel + strayFolders + strayFiles).sorted()
  }

  private static let topLevel: Set = [
    "Package.swift", "Sources", "Tests", "Examples", "Docs", "README.md",
  ]

  /// The folders that belong to no single pattern.
  private static let sharedFolders: [String: Set<String>] = [
    "Sources": [
      "SharedModels", "TerminalText", "TerminalScreen", "CommandLineTool",
      "FileStorage", "Lesson", "LoopbackServer", "Workbook", "patterns",
      "CWideCharacters", "CSQLite",
    ],
    "Examples": ["BlueLibrary", "MyNotes", "Exercises"],
    "Tests": [
      "TestSupport", "StorageWriter", "SharedModelsTests", "LessonTests",
      "TerminalScreenTests", "CommandLineToolTests", "FileStorageTests",
      "WorkbookTests",
      "HostileHandIns", "ApplicationTests", "KitTests",
    ],
    "Docs": ["DesignPatterns.docc"],
  ]

  /// The articles that belong to no single pattern.
  private static let sharedArticles: Set = [
    "DesignPatterns.md", "Applications.md", "AddingAPattern.md",
    "TeachersGuide.md",
    "StudentsGuide.md",
  ]

  private var missing: [String] {
    let expected = patterns.flatMap { pattern in
      [
        "Sources/\(pattern)Pattern/\(pattern)Template.swift",
        "Examples/\(pattern)Example/main.swift",
        "Examples/\(pattern)Example/Output.txt",
        "Examples/Exercises/\(pattern)/Skeleton.swift",
        "Examples/Exercises/\(pattern)/Hints.md",
        "Tests/\(pattern)PatternTests/\(pattern)TemplateSpec.swift",
        "Docs/DesignPatterns.docc/\(pattern).md",
      ]
    }
    let workedExamples = patterns.filter { pattern in
      !files.contains {
        $0.hasPrefix("Sources/\(pattern)Pattern/")
          && !$0.hasSuffix("/\(pattern)Template.swift")
      }
    }
    return (["README.md"] + expected).filter { !files.contains($0) }.map {
      "missing: \($0)"
    }
      + workedExamples.map {
        "missing: a worked example beside Sources/\($0)Pattern/"
          + "\($0)Template.swift"
      }
  }

  private var strayTopLevel: [String] {
    Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
      .subtracting(Self.topLevel)
      .map { "stray at the top level: \($0)" }
  }

  private var strayFolders: [String] {
    Self.sharedFolders.flatMap { folder, shared in
      let known = shared.union(patterns.map { name(of: $0, in: folder) })
      return Set(folders(in: folder)).subtracting(known).map {
        "stray: \(folder)/\($0) belongs to no pattern in Package.swift"
      }
    }
  }

  private var strayFiles: [String] {
    files.compactMap { path in
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 3 else { return nil }
      let (folder, file) = (parts[1], parts[2])
      switch parts[0] {
      case "Examples" where folder.hasSuffix("Example"):
        return ["main.swift", "Output.txt"].contains(file)
          ? nil : "stray: \(path); an example is main.swift and Output.txt"
      case "Tests" where folder.hasSuffix("PatternTests"):
        return file.hasSuffix("Spec.swift")
          ? nil : "misnamed: \(path); a suite is named ...Spec.swift"
      case "Docs" where file.hasSuffix(".md"):
        let known = Self.sharedArticles.union(patterns.map { "\($0).md" })
        return known.contains(file)
          ? nil : "stray: \(path) is about no pattern in Package.swift"
      default: return nil
      }
    }
  }

  private func name(of pattern: String, in folder: String) -> String {
    switch folder {
    case "Sources": "\(pattern)Pattern"
    case "Examples": "\(pattern)Example"
    case "Tests": "\(pattern)PatternTests"
    default: pattern
    }
  }

  private func folders(in folder: String) -> [String] {
    files.compactMap { path in
      let parts = path.split(separator: "/")
      return parts.count > 2 && parts[0] == folder ? String(parts[1]) : nil
    }
  }

  private static func files(in root: URL) throws -> Set<String> {
    let keys: Set<URLResourceKey> = [.isRegularFileKey]
    let enumerator = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: Array(keys),
      options: [.skipsHiddenFiles]
    )
    let prefix = root.standardizedFileURL.path + "/"
    var files: Set<String> = []
    for case let url as URL in enumerator ?? .init() {
      guard try url.resourceValues(forKeys: keys).isRegularFile == true
      else { continue }
      files.insert(String(url.standardizedFileURL.path.dropFirst(prefix.count)))
    }
    return files
  }
}
