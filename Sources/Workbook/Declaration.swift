/// A declaration at the top level of a file, or in a type or an extension at any
/// depth, but not in a body.
struct Declaration: Equatable {
  /// The scope of a declaration.
  enum Place: Equatable {
    /// The top level of the file.
    case file
    /// A type that the file declares, or an extension of one.
    case ownType
    /// A protocol that the file declares, or an extension of one.
    case ownProtocol
    /// An extension of another type.
    case otherType
  }

  /// The keyword that introduces it, such as `func` or `extension`.
  let keyword: String
  let name: String
  let line: Int
  let place: Place
  /// The path of the enclosing type or extension; empty at file scope.
  let owner: String
  /// A Boolean value that indicates whether it is private to its file.
  let isPrivate: Bool
  /// A Boolean value that indicates whether it is in a conditional block, and so
  /// may not be compiled.
  let isConditional: Bool
  /// The words and signs between the keyword and the body, or the next
  /// declaration.
  let head: [String]

  /// A Boolean value that indicates whether it is an operator function.
  var isOperator: Bool {
    keyword == "func" && name.first.map { !$0.isLetter && $0 != "_" } == true
  }

  /// The keywords of nominal types.
  static let nominal: Set<String> = [
    "struct", "class", "enum", "actor", "protocol",
  ]
  /// The keywords that declare a type or a name for one.
  static let types = nominal.union(["typealias", "associatedtype"])
}

extension SwiftText {
  /// The declarations outside of bodies, in source order.
  var declarations: [Declaration] {
    let tokens = pieces.filter { $0.kind == .word || $0.kind == .sign }
    var own = DeclarationScan(tokens)
    own.run()
    // A type may be extended before it is declared.
    var scan = DeclarationScan(tokens, ownTypes: own.ownTypes)
    scan.run()
    return scan.declarations
  }
}

/// A scanner that collects the declarations of a file.
private struct DeclarationScan {
  private enum Scope {
    case type(path: String, place: Declaration.Place, isPrivate: Bool)
    /// A body, a closure, or the contents of parentheses.
    case other
  }

  private let tokens: [SwiftText.Piece]
  /// For the path of each type that the file declares, whether it is a protocol.
  private(set) var ownTypes: [String: Bool]
  private(set) var declarations: [Declaration] = []
  private var scopes: [Scope] = []
  /// The scope that the next `{` opens.
  private var pending: Scope?
  private var conditions = 0

  init(_ tokens: [SwiftText.Piece], ownTypes: [String: Bool] = [:]) {
    self.tokens = tokens
    self.ownTypes = ownTypes
  }

  mutating func run() {
    for index in tokens.indices {
      switch (tokens[index].kind, tokens[index].text) {
      case (.sign, "{"):
        scopes.append(pending ?? .other)
        pending = nil
      case (.sign, "("), (.sign, "["): scopes.append(.other)
      case (.sign, "}"), (.sign, ")"), (.sign, "]"): _ = scopes.popLast()
      // Between backticks, it is the name of a macro.
      case (.word, _) where tokens[index].isQuoted: break
      case (.word, "if") where text(index - 1) == "#": conditions += 1
      case (.word, "endif") where text(index - 1) == "#": conditions -= 1
      // `extension actor where ...` extends a type of that name.
      case (.word, "actor") where pending != nil: break
      case (.word, let word) where Self.keywords.contains(word):
        declare(word, at: index)
      default: break
      }
    }
  }

  private mutating func declare(_ keyword: String, at index: Int) {
    guard let place, text(index - 1) != "." else { return }
    let isVariable = ["let", "var"].contains(keyword)
    let names =
      isVariable
      ? variables(after: index)
      : name(after: index, keyword: keyword).map { [$0] } ?? []
    guard let name = names.first else { return }
    // The modifiers before the keyword, such as `class` in `class func`.
    let start = tokens[..<index].indices.last { !isModifier(at: $0) } ?? -1
    let modifiers = (start + 1..<index).filter { text($0 + 1) != "(" }
      .map(text)
    let isPrivate =
      modifiers.contains { $0 == "private" || $0 == "fileprivate" }
      || isInPrivateScope
        && !modifiers.contains {
          ["internal", "public", "open", "package"].contains($0)
        }
    let hasHead =
      ["func", "subscript", "typealias"].contains(keyword)
      || Self.nominal.contains(keyword)
    let head = tokens[index + 1..<(hasHead ? headEnd(after: index) : index + 1)]
    for name in names {
      declarations.append(
        Declaration(
          keyword: keyword,
          name: name,
          line: tokens[index].line,
          place: place,
          owner: owner,
          isPrivate: isPrivate,
          isConditional: conditions > 0,
          head: head.map(\.text)
        )
      )
    }
    if Self.nominal.contains(keyword) {
      open(keyword, path: name, isPrivate: isPrivate)
    }
  }

  /// Makes the next `{` open the body of a type or an extension.
  private mutating func open(
    _ keyword: String,
    path name: String,
    isPrivate: Bool
  ) {
    var path = name
    if keyword != "extension", case .type(let outer, _, _)? = scopes.last {
      path = "\(outer).\(name)"
    }
    if keyword != "extension", conditions == 0 {
      ownTypes[path] = keyword == "protocol"
    }
    let place: Declaration.Place =
      switch ownTypes[path] {
      case true?: .ownProtocol
      case false?: .ownType
      case nil: keyword == "extension" ? .otherType : .ownType
      }
    pending = .type(path: path, place: place, isPrivate: isPrivate)
  }

  /// The place of a declaration at this point; `nil` in a body.
  private var place: Declaration.Place? {
    switch scopes.last {
    case nil: .file
    case .type(_, let place, _): place
    case .other: nil
    }
  }

  private var owner: String {
    guard case .type(let path, _, _)? = scopes.last else { return "" }
    return path
  }

  private var isInPrivateScope: Bool {
    guard case .type(_, _, let isPrivate)? = scopes.last else { return false }
    return isPrivate
  }

  private func name(after index: Int, keyword: String) -> String? {
    if ["init", "subscript"].contains(keyword) { return keyword }
    let end = index + 1
    guard end < tokens.count else { return nil }
    if keyword == "class" || keyword == "case",
      Self.keywords.contains(text(end)) || text(end) == "."
    {
      return nil
    }
    if ["func", "operator"].contains(keyword), tokens[end].kind == .sign {
      // `==<T>` is an operator and what follows it.
      let isGeneric = text(end).count > 1 && text(end).hasSuffix("<")
      return isGeneric ? String(text(end).dropLast()) : text(end)
    }
    guard tokens[end].kind == .word else {
      // `extension [Int]` extends a type without naming it.
      return keyword == "extension" ? "" : nil
    }
    return keyword == "extension" ? extendedName(from: end) : text(end)
  }

  /// Returns the path of an extended type without generic arguments; empty if it
  /// is a type such as `A?`, which has another name.
  private func extendedName(from start: Int) -> String {
    var name = ""
    var depth = 0
    for token in tokens[start...] where token.text != "->" {
      let isEnd = [":", "where", "{"].contains(token.text)
      if depth == 0, isEnd, !token.isQuoted { break }
      if token.kind == .word {
        name += depth == 0 ? token.text : ""
        continue
      }
      for sign in token.text {
        switch sign {
        case "<": depth += 1
        case ">": depth -= 1
        case _ where depth > 0: break
        case ".": name += "."
        default: return ""
        }
      }
    }
    return name
  }

  /// Returns the names in the patterns of a declaration of variables.
  private func variables(after index: Int) -> [String] {
    var names: [String] = []
    var depth = 0
    var isPattern = true
    var position = index + 1
    while depth >= 0, position < tokens.count {
      let token = tokens[position]
      if depth == 0, position > index + 1, begins(at: position) { break }
      if isPattern {
        let (end, words) = pattern(at: position)
        // After a comma, it may also be the argument of a generic type.
        if names.isEmpty || ["=", ":"].contains(text(end)) { names += words }
        if end > position { position = end }
        isPattern = false
        continue
      }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      isPattern = depth == 0 && token.text == "," && token.kind == .sign
      position += 1
    }
    return names
  }

  /// Returns the names in a pattern, and the position after it.
  private func pattern(at start: Int) -> (end: Int, names: [String]) {
    guard start < tokens.count else { return (start, []) }
    guard text(start) == "(" else {
      return tokens[start].kind == .word
        ? (start + 1, [text(start)]) : (start, [])
    }
    var names: [String] = []
    var depth = 0
    for position in start..<tokens.count {
      if text(position) == "(" { depth += 1 }
      if text(position) == ")" { depth -= 1 }
      let isLabel = text(position + 1) == ":"
      if tokens[position].kind == .word, !isLabel, text(position) != "_" {
        names.append(text(position))
      }
      if depth == 0 { return (position + 1, names) }
    }
    return (start, [])
  }

  /// Returns the position of the body of a declaration, or of the next one.
  private func headEnd(after index: Int) -> Int {
    var depth = 0
    for position in tokens.indices[(index + 1)...] {
      let sign = tokens[position].kind == .sign ? text(position) : ""
      if sign == "{" || depth == 0 && begins(at: position) { return position }
      if ["(", "["].contains(sign) { depth += 1 }
      if [")", "]", "}"].contains(sign) { depth -= 1 }
      if depth < 0 { return position }
    }
    return tokens.count
  }

  /// Returns a Boolean value that indicates whether a reserved word that begins a
  /// declaration is at a position.
  private func begins(at position: Int) -> Bool {
    let token = tokens[position]
    guard token.kind == .word, !token.isQuoted, text(position - 1) != "."
    else { return false }
    // Protocols can be limited to `class`.
    if token.text == "class" {
      return position + 1 < tokens.count && tokens[position + 1].kind == .word
    }
    return Self.reserved.contains(token.text)
  }

  private func isModifier(at index: Int) -> Bool {
    // Between backticks or after a dot, it is a name.
    guard !tokens[index].isQuoted, text(index - 1) != "." else { return false }
    return [
      "private", "fileprivate", "internal", "public", "open", "package",
      "static", "class", "final", "mutating", "nonmutating", "override",
      "convenience", "required", "lazy", "weak", "unowned", "nonisolated",
      "indirect", "dynamic", "optional", "prefix", "postfix", "infix",
      "isolated", "distributed", "consuming", "borrowing", "set", "unsafe",
      "(", ")",
    ].contains(text(index))
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private static let nominal = Declaration.nominal.union(["extension"])
  private static let reserved = nominal.subtracting(["actor"]).union([
    "associatedtype", "case", "func", "import", "init", "let", "operator",
    "subscript", "typealias", "var",
  ])
  private static let keywords = nominal.union([
    "func", "var", "let", "typealias", "associatedtype", "case", "init",
    "subscript", "macro", "operator",
  ])
}
