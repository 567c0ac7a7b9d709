import Foundation
import TestSupport

/// A page of the documentation, with what it claims of the kit.
struct Document {
  /// A fenced block, and the file that the line above it names.
  struct Listing: Equatable {
    var language: String
    var file: String?
    var lines: [String]
  }

  /// Its path from the kit's root.
  let path: String
  let text: String

  /// The README and every article.
  static func all() throws -> [Document] {
    let catalogue = "Docs/DesignPatterns.docc"
    let articles = try FileManager.default
      .contentsOfDirectory(atPath: Kit.root.appending(path: catalogue).path)
      .filter { $0.hasSuffix(".md") }
      .sorted()
      .map { "\(catalogue)/\($0)" }
    return try (["README.md"] + articles).map {
      Document(path: $0, text: try Kit.text(of: $0))
    }
  }

  /// The fenced blocks, in order.
  var listings: [Listing] {
    var listings: [Listing] = []
    var open: Listing?
    var above = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var listing = open {
        if line == "```" {
          listings.append(listing)
          open = nil
          above = ""
        } else {
          listing.lines.append(String(line))
          open = listing
        }
      } else if line.hasPrefix("```") {
        open = Listing(
          language: String(line.dropFirst(3)),
          file: above.wholeMatch(of: /.*`([^`]+)`:/).map { String($0.1) },
          lines: []
        )
      } else if !line.isEmpty {
        above = String(line)
      }
    }
    return listings
  }

  /// The targets of the links that lead to a file.
  var relativeLinks: [String] {
    text.matches(of: /\]\(([^)#\s]+)[^)]*\)/)
      .map { String($0.1) }
      .filter { !$0.contains(":") }
  }

  /// The commands that a reader is told to type: those of the shell blocks and
  /// those in the running text.
  var commands: [String] {
    let blocks = listings.filter { $0.language == "sh" }.flatMap(\.lines)
    let inline = text.matches(of: /`(swift (?:run|test|build)[^`\n]*)`/)
      .map { String($0.1) }
    return blocks + inline
  }
}

extension Document.Listing {
  /// Whether a file has these lines, one after the other, at any indentation.
  func isFound(in text: String) -> Bool {
    let file = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard !lines.isEmpty, file.count >= lines.count else { return false }
    return (0...(file.count - lines.count)).contains { start in
      unindented(Array(file[start..<(start + lines.count)]))
        == unindented(lines)
    }
  }

  private func unindented(_ lines: [String]) -> [String] {
    let indentation =
      lines.filter { !$0.isEmpty }
      .map { $0.prefix { $0 == " " }.count }
      .min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
  }
}
