import Foundation

/// A check of the kit's files: whether each part of a pattern exists, has the
/// required content, and agrees with the others.
///
/// It neither builds nor runs anything.
public struct Doctor {
  let kit: Kit
  let patterns: [Pattern]
  /// Every file of the kit that isn't hidden, as a path from its root.
  let files: Set<String>
  let documents: [Document]

  /// Reads a kit.
  ///
  /// - Throws: An error if the kit's folder can't be read.
  public init(of kit: Kit) throws {
    self.kit = kit
    patterns = try kit.patterns()
    files = try Self.files(in: kit.root)
    documents = files.filter {
      $0 == "README.md" || $0.hasPrefix("\(Kit.articles)/")
    }
    .filter { $0.hasSuffix(".md") }.sorted().compactMap { path in
      (try? kit.text(of: path)).map { Document(path: path, text: $0) }
    }
  }

  /// Returns the findings in the whole kit, or in the files of one pattern.
  public func findings(in pattern: Pattern? = nil) -> [Finding] {
    let checked = pattern.map { [$0] } ?? patterns
    let checks = [
      templateFindings, specFindings, lessonFindings, exerciseFindings,
      misconceptionFindings, articleFindings,
    ]
    let own = checked.flatMap { pattern in checks.flatMap { $0(pattern) } }
    let shared = [
      layoutFindings, listFindings, documentFindings, countFindings,
      todoFindings, wordingFindings,
    ].joined().filter { isAbout(pattern, $0) }
    return Set(own + shared).sorted {
      ($0.path, $0.line, $0.advice) < ($1.path, $1.line, $1.advice)
    }
  }

  /// Returns the kit's files below a folder.
  func files(in folder: String) -> [String] {
    files.filter { $0.hasPrefix("\(folder)/") }.sorted()
  }

  private func isAbout(_ pattern: Pattern?, _ finding: Finding) -> Bool {
    guard let pattern else { return true }
    return finding.path.contains("/\(pattern.name)/")
      || finding.path == pattern.articlePath
      || finding.advice.contains("'\(pattern.name)'")
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
