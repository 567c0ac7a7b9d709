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
  /// The words and signs between the keyword and the body, at most 200.
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
      case (.word, "if") where text(index - 1) == "#": conditions += 1
      case (.word, "endif") where text(index - 1) == "#": conditions -= 1
      case (.word, let word) where Self.keywords.contains(word):
        declare(word, at: index)
      default: break
      }
    }
  }

  private mutating func declare(_ keyword: String, at index: Int) {
    guard let place, !tokens[index].isQuoted, text(index - 1) != ".",
      let name = name(after: index, keyword: keyword)
    else { return }
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
    let head = tokens[(index + 1)...].prefix(hasHead ? 200 : 1)
      .prefix { $0.text != "{" || $0.kind != .sign }
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
    var end = index + 1
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
    var name = text(end)
    while keyword == "extension", text(end + 1) == ".", end + 2 < tokens.count {
      end += 2
      name += "." + text(end)
    }
    return name
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
  private static let keywords = nominal.union([
    "func", "var", "let", "typealias", "associatedtype", "case", "init",
    "subscript", "macro", "operator",
  ])
}
