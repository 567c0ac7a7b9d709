/// Swift source, split into words, operators and other pieces.
///
/// It is scanned as by the compiler, scalar by scalar: an accent after a
/// quotation mark doesn't make another character of it, nor does a carriage
/// return of the end of a line.
struct SwiftText {
  /// The kind of a piece; a string literal has words only in interpolations.
  enum Kind {
    case word, commentWord, sign, other
  }

  /// A part of the source.
  struct Piece {
    var kind: Kind
    var text: String
    /// Its line, counted from 1.
    var line: Int
    /// A Boolean value that indicates whether it is a word between backticks,
    /// which isn't a keyword.
    var isQuoted = false
  }

  private(set) var pieces: [Piece] = []
  /// The lines that the compiler may read in another way, with advice to their
  /// author.
  private(set) var unclear: [(line: Int, advice: String)] = []
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  /// The number of interpolations around the position.
  private var interpolations = 0

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
    // The compiler skips a byte order mark, which would be part of a word.
    if peek() == "\u{FEFF}" { take(1) }
    scan(isInterpolated: false)
  }

  /// The words of the program, each once.
  var words: Set<String> {
    Set(pieces.filter { $0.kind == .word }.map(\.text))
  }

  /// Returns the source with words replaced by others, all at once.
  func renaming(_ names: [String: String]) -> String {
    pieces.map { piece in
      let isWord = piece.kind == .word || piece.kind == .commentWord
      return isWord ? names[piece.text] ?? piece.text : piece.text
    }
    .joined()
  }

  // MARK: - Scanning

  /// Scans code up to the end, or up to the parenthesis that ends an
  /// interpolation.
  private mutating func scan(isInterpolated: Bool) {
    var depth = 0
    while let scalar = peek() {
      if scalar == ")", depth == 0, isInterpolated { return }
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if starts("//") {
        scanLineComment()
      } else if starts("/*") {
        scanBlockComment()
      } else if let pounds = pounds(before: "\"") {
        scanString(pounds: pounds)
      } else if let pounds = pounds(before: "/"), pounds > 0 {
        scanRegex(pounds: pounds)
      } else if scalar == "`", let end = lineOffset(of: "`", from: 1) {
        take(1)
        take(end - 1, as: .word, isQuoted: true)
        take(1)
      } else {
        scanWordOrOther(as: .word)
      }
    }
  }

  /// Scans a word, an operator, or one character that belongs to neither.
  private mutating func scanWordOrOther(as kind: Kind) {
    let word = count { $0.isWordPart }
    if word > 0 {
      let isNumber = peek()?.properties.numericType == .decimal
      return take(word, as: isNumber ? .other : kind)
    }
    guard kind == .word, peek()?.isBlank == false else { return take(1) }
    let sign = count { $0.isOperatorPart }
    // An operator ends where a comment begins.
    let comment = (1..<max(sign, 1)).first {
      starts("//", at: $0) || starts("/*", at: $0)
    }
    let length = comment ?? max(sign, 1)
    for offset in 0..<length where peek(offset) == "/" {
      noteUnclearRegex(at: offset)
    }
    take(length, as: .sign)
  }

  /// Scans a comment with its words, since roles are renamed in comments too.
  private mutating func scanLineComment() {
    while let scalar = peek(), scalar != "\n", scalar != "\r" {
      scanWordOrOther(as: .commentWord)
    }
  }

  /// Scans a comment, which may have others within it.
  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        take(2)
      } else if starts("*/") {
        depth -= 1
        take(2)
      } else {
        scanWordOrOther(as: .commentWord)
      }
    } while depth > 0 && peek() != nil
  }

  private mutating func scanString(pounds: Int) {
    let fence = String(repeating: "#", count: pounds)
    // `#"""#` is a string of one line, of one quotation mark.
    let isLong =
      starts("\"\"\"", at: pounds)
      && (pounds == 0 || lineOffset(of: "\"" + fence, from: pounds + 2) == nil)
    let end = (isLong ? "\"\"\"" : "\"") + fence
    let escape = "\\" + fence
    take(end.unicodeScalars.count)
    while let scalar = peek(), !starts(end) {
      if !isLong, scalar == "\n" || scalar == "\r" { return }
      if starts(escape + "(") {
        take(escape.unicodeScalars.count + 1)
        scanInterpolation()
      } else if starts(escape) {
        take(escape.unicodeScalars.count + 1)
      } else {
        take(1)
      }
    }
    take(end.unicodeScalars.count)
  }

  private mutating func scanInterpolation() {
    interpolations += 1
    defer { interpolations -= 1 }
    guard interpolations > 20 else { return scan(isInterpolated: true) }
    unclear.append((line, "these interpolations are nested too deeply"))
    take(scalars.count - position)
  }

  private mutating func scanRegex(pounds: Int) {
    let end = "/" + String(repeating: "#", count: pounds)
    take(pounds + 1)
    while peek() != nil, !starts(end) { take(starts("\\") ? 2 : 1) }
    take(pounds + 1)
  }

  /// Notes the line of a slash that may begin a regular expression, if that
  /// changes how the rest of the line is read.
  ///
  /// Only a parser knows whether it does.
  private mutating func noteUnclearRegex(at offset: Int) {
    let isBound = peek(offset - 1)?.isBeforeOperand == false
    guard !isBound, peek(offset + 1)?.isBlank == false
    else { return }
    let line = scalars[(position + offset + 1)...]
      .prefix { $0 != "\n" && $0 != "\r" }
    guard let end = line.lastIndex(of: "/") else { return }
    let inner = line[..<end]
    let isBalanced = ["()", "[]"].map { Array($0.unicodeScalars) }.allSatisfy {
      pair in
      inner.count { $0 == pair[0] } == inner.count { $0 == pair[1] }
    }
    if !isBalanced || inner.contains(where: { "{}\"`#/*".has($0) }) {
      unclear.append(
        (
          self.line,
          "write this regular expression as '#/.../#' or as 'Regex(...)'"
        )
      )
    }
  }

  // MARK: - Looking ahead

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    scalars.indices.contains(position + offset)
      ? scalars[position + offset] : nil
  }

  private func starts(_ text: String, at offset: Int = 0) -> Bool {
    scalars.dropFirst(position + offset).starts(with: text.unicodeScalars)
  }

  private func count(while isPart: (Unicode.Scalar) -> Bool) -> Int {
    scalars[position...].prefix(while: isPart).count
  }

  /// Returns the number of `#` before a sign; `nil` if anything else comes next.
  private func pounds(before sign: Unicode.Scalar) -> Int? {
    let pounds = count { $0 == "#" }
    return peek(pounds) == sign ? pounds : nil
  }

  /// Returns the offset of a text on this line; `nil` if it isn't there.
  private func lineOffset(of text: String, from start: Int) -> Int? {
    var offset = start
    while let scalar = peek(offset), scalar != "\n", scalar != "\r" {
      if starts(text, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private mutating func take(
    _ count: Int,
    as kind: Kind = .other,
    isQuoted: Bool = false
  ) {
    let piece = scalars[position...].prefix(count)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: piece)
    pieces.append(
      Piece(kind: kind, text: String(text), line: line, isQuoted: isQuoted)
    )
    line += piece.count { $0 == "\n" }
    position += piece.count
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar only separates words, as
  /// a zero byte does for the compiler.
  fileprivate var isBlank: Bool { properties.isWhitespace || self == "\0" }

  fileprivate var isWordPart: Bool {
    guard isASCII else { return !isOperatorPart && !properties.isWhitespace }
    return properties.isAlphabetic || properties.numericType != nil
      || self == "_"
  }

  /// A Boolean value that indicates whether the scalar can be part of an
  /// operator.
  ///
  /// Source: The Swift Programming Language, "Lexical Structure", the grammar
  /// of an operator.
  fileprivate var isOperatorPart: Bool {
    guard !isASCII else { return "/=-+!*%<>&|^~?.".has(self) }
    return [
      0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1,
      0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
      0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
      0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
    ].contains { $0.contains(value) }
  }

  /// A Boolean value that indicates whether an operand may follow.
  fileprivate var isBeforeOperand: Bool {
    isBlank || isOperatorPart || "([{,;:".has(self)
  }
}

extension String {
  fileprivate func has(_ scalar: Unicode.Scalar) -> Bool {
    unicodeScalars.contains(scalar)
  }
}
