import Foundation
import Terminal

/// The kit's own files, in any location.
public struct Kit: Sendable {
  /// The version of the kit.
  static let version = "0.1.0"

  /// The folder that has `Package.swift`.
  let root: URL

  /// The results known from earlier builds; `nil` to build every
  /// implementation.
  var reports: ReportCache?

  /// Creates the kit with a root folder.
  public init(root: URL) {
    self.root = root.standardizedFileURL
  }

  /// Creates the kit that contains a folder, at any depth.
  init(around folder: URL) throws(WorkbookError) {
    var candidate = folder.standardizedFileURL
    while true {
      let kit = Kit(root: candidate)
      if kit.has("Package.swift"), kit.has("Sources/Patterns") {
        self = kit
        return
      }
      guard candidate.path != "/" else { throw .noKit(folder.path) }
      candidate = candidate.deletingLastPathComponent().standardizedFileURL
    }
  }

  /// The article that lists all others.
  static let contents = "\(articles)/DesignPatterns.md"

  /// The folder of the articles.
  static let articles = "Docs/DesignPatterns.docc"

  /// Returns the patterns, which are the folders of `Sources/Patterns`, in the
  /// order of the articles' table of contents.
  func patterns() throws -> [Pattern] {
    let contents = (try? text(of: Self.contents)) ?? ""
    func place(_ name: String) -> String.Index {
      contents.range(of: "<doc:\(name)>")?.lowerBound ?? contents.endIndex
    }
    return try folders(in: "Sources/Patterns").sorted()
      .sorted { place($0) < place($1) }
      .map { Pattern(name: $0, kit: self) }
  }

  /// Returns the pattern with a name, in any case.
  func pattern(named name: String) throws -> Pattern {
    try patterns().named(name, \.name, kind: "pattern")
  }

  /// Returns the patterns that a command names: one, or all if `name` is `nil`.
  func patterns(named name: String?) throws -> [Pattern] {
    try name.map { [try pattern(named: $0)] } ?? patterns()
  }

  /// Returns the text of one of the kit's files.
  ///
  /// - Parameter path: The file's path from the kit's root.
  func text(of path: String) throws(WorkbookError) -> String {
    do {
      return try String(contentsOf: url(path), encoding: .utf8)
    } catch {
      throw .malformed(path, "can't be read")
    }
  }

  /// Returns the location of one of the kit's files.
  func url(_ path: String) -> URL { root.appending(path: path) }

  /// Returns a Boolean value that indicates whether a file or folder exists.
  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// Returns the names of a folder's files, except hidden ones; empty if it
  /// doesn't exist.
  func names(in folder: String) -> [String] {
    let names = try? FileManager.default
      .contentsOfDirectory(atPath: url(folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private func folders(in folder: String) throws -> [String] {
    names(in: folder).filter { name in
      var isFolder: ObjCBool = false
      let path = url("\(folder)/\(name)").path
      return FileManager.default
        .fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}

extension Array {
  /// Returns the element with a name, in any case.
  func named(
    _ name: String,
    _ path: KeyPath<Element, String>,
    kind: String
  ) throws(WorkbookError) -> Element {
    let found = first { $0[keyPath: path].lowercased() == name.lowercased() }
    guard let found else {
      let names = map { $0[keyPath: path] }
      throw .unknown(kind, name, suggestion: name.nearest(among: names))
    }
    return found
  }
}
