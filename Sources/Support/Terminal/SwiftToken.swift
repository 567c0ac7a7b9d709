/// A piece of Swift code for syntax highlighting.
public struct SwiftToken: Hashable, Sendable {
  /// The kind of a token.
  public enum Kind: String, Sendable {
    /// A keyword, an attribute or a name that begins with `#`.
    case keyword
    /// A name that begins with a capital letter.
    case type
    /// A string literal.
    case string
    /// A comment.
    case comment
    /// Anything else.
    case other
  }

  /// The token's text.
  public let text: String
  /// The token's kind.
  public let kind: Kind

  /// Creates a token.
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

  /// Returns the tokens of some code, including the text between them.
  ///
  /// They are an approximation for display: the kind of a name is guessed from
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
