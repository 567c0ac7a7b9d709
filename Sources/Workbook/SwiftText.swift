/// Swift source, cut into pieces that can be told apart without a compiler.
struct SwiftText {
  /// What is in a string literal is no word, unless it is interpolated.
  private enum Piece {
    case word(String)
    case commentWord(String)
    case other(String)
  }

  private var pieces: [Piece] = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    scan(until: nil)
  }

  /// The words of the program, each once.
  var words: Set<String> {
    Set(
      pieces.compactMap { if case .word(let word) = $0 { word } else { nil } })
  }

  /// The source with some words replaced by others, all at once.
  func renaming(_ names: [String: String]) -> String {
    pieces.map { piece in
      switch piece {
      case .word(let word), .commentWord(let word): names[word] ?? word
      case .other(let text): text
      }
    }
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
        scanWordOrOther(as: Piece.word)
      }
    }
  }

  /// A word, or one character that belongs to none.
  private mutating func scanWordOrOther(as kind: (String) -> Piece) {
    if let word = rest.prefixMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) {
      pieces.append(kind(String(word.0)))
      rest = rest[word.range.upperBound...]
    } else if let number = rest.prefixMatch(of: /[0-9][\p{L}\p{N}_]*/) {
      take(number.0.count)
    } else {
      take(1)
    }
  }

  /// A comment's words are words too: a role that is renamed is renamed there.
  private mutating func scanComment(through end: String) {
    while !rest.isEmpty, !rest.hasPrefix(end) {
      scanWordOrOther(as: Piece.commentWord)
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

  private mutating func take(_ count: Int) {
    pieces.append(.other(String(rest.prefix(count))))
    rest = rest.dropFirst(count)
  }
}
