import Terminal
import Foundation

/// The kit's own files, wherever they were checked out.
public struct Kit: Sendable {
  /// The version of the kit.
  public static let version = "0.1.0"

  /// The folder that has `Package.swift`.
  public let root: URL

  /// The kit in a folder.
  public init(root: URL) {
    self.root = root.standardizedFileURL
  }

  /// The kit that a folder is in, at any depth.
  ///
  /// - Throws: ``WorkbookError/noKit(_:)``.
  public init(around folder: URL) throws {
    var candidate = folder.standardizedFileURL
    while true {
      let manifest = candidate.appending(path: "Package.swift")
      let text = try? String(contentsOf: manifest, encoding: .utf8)
      if let text, text.contains(#"name: "DesignPatterns""#) {
        self.init(root: candidate)
        return
      }
      guard candidate.path != "/" else {
        throw WorkbookError.noKit(folder.path)
      }
      candidate = candidate.deletingLastPathComponent().standardizedFileURL
    }
  }

  /// The patterns, in the order of the list in `Package.swift`.
  ///
  /// - Throws: An error if the manifest can't be read.
  public func patterns() throws -> [Pattern] {
    try Manifest(text: text(of: "Package.swift")).patterns.map {
      Pattern(name: $0, kit: self)
    }
  }

  /// The pattern of a name, in any case.
  ///
  /// - Throws: ``WorkbookError/unknown(_:_:suggestion:)``.
  public func pattern(named name: String) throws -> Pattern {
    let patterns = try patterns()
    guard
      let pattern = patterns.first(where: {
        $0.name.lowercased() == name.lowercased()
      })
    else {
      throw WorkbookError.unknown(
        "pattern",
        name,
        suggestion: name.nearest(among: patterns.map(\.name))
      )
    }
    return pattern
  }

  /// The text of one of the kit's files.
  ///
  /// - Parameter path: Its path from the root.
  /// - Throws: ``WorkbookError/malformed(_:_:)`` if it can't be read.
  public func text(of path: String) throws -> String {
    do {
      return try String(
        contentsOf: root.appending(path: path),
        encoding: .utf8
      )
    } catch {
      throw WorkbookError.malformed(path, "can't be read")
    }
  }
}
