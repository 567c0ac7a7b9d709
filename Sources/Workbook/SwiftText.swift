/// Swift source, cut into pieces that can be told apart without a compiler.
struct SwiftText {
  /// What is in a string literal is no word, unless it is interpolated.
  private enum Kind {
    case word, commentWord, other
  }

  private var pieces: [(kind: Kind, text: String)] = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    scan(until: nil)
  }

  /// The words of the program, each once.
  var words: Set<String> {
    Set(pieces.filter { $0.kind == .word }.map(\.text))
  }

  /// The source with some words replaced by others, all at once.
  func renaming(_ names: [String: String]) -> String {
    pieces.map { $0.kind == .other ? $0.text : names[$0.text] ?? $0.text }
      .joined()
  }

  /// Cuts code, up to the parenthesis that ends an interpolation or up to the
  /// end.
  private mutating func scan(until end: Character?) {
    var depth = 0
    while let character = rest.first {
      if character == end, depth == 0 { return }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if rest.hasPrefix("//") {
        scanComment(through: "\n")
      } else if rest.hasPrefix("/*") {
        scanComment(through: "*/")
      } else if let delimiter = rest.prefixMatch(of: /#*(?:"""|")/) {
        scanString(String(delimiter.0))
      } else {
        scanWordOrOther(as: .word)
      }
    }
  }

  /// A word, or one character that belongs to none.
  private mutating func scanWordOrOther(as kind: Kind) {
    if let word = rest.prefixMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) {
      take(word.0.count, as: kind)
    } else {
      let number = rest.prefixMatch(of: /[0-9][\p{L}\p{N}_]*/)
      take(number?.0.count ?? 1)
    }
  }

  /// A comment's words are words too: a role that is renamed is renamed there.
  private mutating func scanComment(through end: String) {
    while !rest.isEmpty, !rest.hasPrefix(end) {
      scanWordOrOther(as: .commentWord)
    }
    take(min(end.count, rest.count))
  }

  private mutating func scanString(_ delimiter: String) {
    take(delimiter.count)
    let pounds = String(delimiter.prefix { $0 == "#" })
    let end = String(delimiter.dropFirst(pounds.count)) + pounds
    let escape = "\\" + pounds
    while !rest.isEmpty, !rest.hasPrefix(end) {
      if rest.hasPrefix(escape + "(") {
        take(escape.count + 1)
        scan(until: ")")
      } else if rest.hasPrefix(escape) {
        take(min(escape.count + 1, rest.count))
      } else {
        take(1)
      }
    }
    take(min(end.count, rest.count))
  }

  private mutating func take(_ count: Int, as kind: Kind = .other) {
    pieces.append((kind, String(rest.prefix(count))))
    rest = rest.dropFirst(count)
  }
}
