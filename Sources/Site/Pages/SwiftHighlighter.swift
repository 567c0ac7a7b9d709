/// Marks the syntax of Swift, for a reader's eye alone.
enum SwiftHighlighter {
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

  /// Returns code in HTML, with elements around what has a meaning.
  static func html(for code: String) -> String {
    var result = ""
    var rest = code[...]
    while let match = rest.firstMatch(
      of: /\/\/[^\n]*|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|[@#]?[A-Za-z_]\w*/
    ) {
      result += String(rest[..<match.range.lowerBound]).htmlEscaped
      result += element(String(match.output))
      rest = rest[match.range.upperBound...]
    }
    return result + String(rest).htmlEscaped
  }

  private static func element(_ text: String) -> String {
    let name: String? =
      switch text.first {
      case "/": "comment"
      case "\"": "string"
      case "@", "#": "keyword"
      default:
        keywords.contains(text)
          ? "keyword" : text.first?.isUppercase == true ? "type" : nil
      }
    let escaped = text.htmlEscaped
    return name.map { "<span class=\"\($0)\">\(escaped)</span>" } ?? escaped
  }
}
