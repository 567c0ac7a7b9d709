/// A piece of Swift code, as a reader's eye tells it from the others.
public struct SwiftToken: Hashable, Sendable {
  /// What a piece is.
  public enum Kind: String, Sendable {
    case keyword
    case type
    case string
    case comment
    /// All that lies between the others.
    case other
  }

  /// The piece as it stands in the code.
  public let text: String
  /// What it is.
  public let kind: Kind

  /// Creates a piece.
  public init(text: String, kind: Kind) {
    self.text = text
    self.kind = kind
  }

  private static let keywords: Set = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await",
    "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "false", "fileprivate",
    "final", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "mutating", "nil", "nonisolated", "override",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
    "while",
  ]

  /// Returns the pieces of some code, which make up all of it.
  ///
  /// They are good enough to read by: what is a name's meaning is guessed from
  /// its first letter.
  public static func all(in code: String) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    var rest = code[...]
    func append(_ text: Substring, _ kind: Kind) {
      if !text.isEmpty { tokens.append(.init(text: String(text), kind: kind)) }
    }
    while let match = rest.firstMatch(
      of: /\/\/[^\n]*|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|[@#]?[A-Za-z_]\w*/
    ) {
      append(rest[..<match.range.lowerBound], .other)
      append(match.output, kind(of: match.output))
      rest = rest[match.range.upperBound...]
    }
    append(rest, .other)
    return tokens
  }

  private static func kind(of text: Substring) -> Kind {
    switch text.first {
    case "/": .comment
    case "\"": .string
    case "@", "#": .keyword
    default:
      keywords.contains(String(text))
        ? .keyword : text.first?.isUppercase == true ? .type : .other
    }
  }
}
