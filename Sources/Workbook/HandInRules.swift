/// What a hand-in may be made of, so that it is the implementation that passes
/// the specification and nothing else.
///
/// A rule of words is deaf to how something is got around to: a name that may
/// not be used is refused wherever it stands, unless in a string or a comment.
struct HandInRules: Sendable {
  /// The modules that it may import.
  private let modules: Set<String>
  /// The words of the specification that the template doesn't declare.
  private let words: Set<String>
  /// Those that the specification doesn't declare itself, but for its functions:
  /// another of the name could suit a call better.
  private let foreignWords: Set<String>

  init(template: String, specification: String, allowing modules: [String]) {
    let template = SwiftText(template)
    let specification = SwiftText(specification)
    self.modules = Set(
      ["Swift", "Synchronization", "Observation"] + modules
        + template.imports
        .map(\.module)
    )
    words = specification.words
      .subtracting(template.declarations.map(\.name))
    foreignWords = words.subtracting(specification.declaredWords)
      .union(
        specification.declarations
          .filter { $0.place == .file && $0.keyword == "func" }.map(\.name)
      )
  }

  struct Refusal: Equatable {
    let line: Int
    let reason: String

    init(_ line: Int, _ reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// What is refused, in the order of the lines.
  func refusals(of text: String) -> [Refusal] {
    let source = SwiftText(text)
    let unclear = source.unclearLines.map {
      Refusal(
        $0, "write this regular expression as '#/.../#' or as 'Regex(...)'")
    }
    let refusals =
      unclear + refusedImports(in: source) + refusedWords(in: source)
      + refusedDeclarations(in: source)
    return refusals.sorted { $0.line < $1.line }
  }

  private func refusedImports(in source: SwiftText) -> [Refusal] {
    source.imports.filter { !modules.contains($0.module) }.map {
      Refusal(
        $0.line, "imports '\($0.module)', which the exercise doesn't allow")
    }
  }

  // MARK: - Words

  private func refusedWords(in source: SwiftText) -> [Refusal] {
    let tokens = source.pieces.filter { $0.kind == .word || $0.kind == .sign }
    func text(_ index: Int) -> String {
      tokens.indices.contains(index) ? tokens[index].text : ""
    }
    let declared = source.declaredWords
    // No attribute of the language's own is written like a type.
    let ownAttributes = source.declarations.map(\.name)
      .filter { $0.first?.isUppercase == true && !$0.hasSuffix("Main") }
    return tokens.indices.compactMap { index in
      let word = text(index)
      guard tokens[index].kind == .word else { return nil }
      let isRefused =
        switch text(index - 1) {
        case "@":
          !Self.attributes.contains(word) && !ownAttributes.contains(word)
        case "#": !Self.directives.contains(word)
        case "(" where word == "unsafe": text(index - 2) != "nonisolated"
        default:
          word.contains("XCT") || word.lowercased().contains("unsafe")
            || Self.words.contains(word)
            || word.hasPrefix("_") && word != "_"
              && (text(index - 2) == "Swift"
                || declared.isDisjoint(with: [word, String(word.dropFirst())]))
        }
      let sign = ["@", "#"].contains(text(index - 1)) ? text(index - 1) : ""
      return isRefused
        ? Refusal(
          tokens[index].line,
          "'\(sign)\(word)' is not allowed in a hand-in"
        )
        : nil
    }
  }

  private static let words: Set<String> = [
    "Builtin", "Unmanaged", "OpaquePointer", "CVaListPointer", "withVaList",
    "CustomReflectable", "CustomLeafReflectable", "customMirror",
  ]

  private static let attributes: Set<String> = [
    "MainActor", "ObservationIgnored", "ObservationTracked", "Observable",
    "Sendable", "TaskLocal", "autoclosure", "available", "concurrent",
    "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "frozen", "globalActor", "inlinable", "inline", "isolated",
    "preconcurrency",
    "propertyWrapper", "resultBuilder", "retroactive", "unchecked", "unknown",
    "usableFromInline",
  ]

  private static let directives: Set<String> = [
    "available", "column", "else", "elseif", "endif", "error", "file", "fileID",
    "filePath", "function", "if", "isolation", "keyPath", "line", "unavailable",
    "warning",
  ]

  // MARK: - Declarations

  private func refusedDeclarations(in source: SwiftText) -> [Refusal] {
    let declarations = source.declarations
    // The types that it is sure to mean by their names alone.
    let own = Set(
      declarations.filter {
        $0.place == .file && Declaration.nominal.contains($0.keyword)
      }
      .map(\.name)
    )
    // Then what its protocols declare, other types have too.
    let conformsOthers = declarations.contains {
      $0.keyword == "extension" && $0.head.contains(":")
        && !own.contains(String($0.name.prefix { $0 != "." }))
    }
    return declarations.filter { declaration in
      switch declaration.place {
      case _ where declaration.keyword == "macro": true
      case _ where declaration.keyword == "extension": false
      case _ where declaration.isOperator:
        isRefused(declaration, own: own, declarations)
      case _ where declaration.isPrivate: false
      case .file:
        foreignWords.contains(declaration.name)
          || declaration.name.hasSuffix("LiteralType")
      case .otherType:
        words.contains(declaration.name)
          || Self.members.contains(declaration.name)
      case .ownProtocol:
        conformsOthers && Self.members.contains(declaration.name)
          || foreignWords.contains(declaration.name)
            && (conformsOthers
              || Declaration.types.contains(declaration.keyword))
      case .ownType: false
      }
    }
    .map { declaration in
      Refusal(
        declaration.line,
        declaration.isOperator
          ? "declare '\(declaration.name)' for two values of a type of your own"
          : "declares '\(declaration.name)', which the specification knows as "
            + "something else"
      )
    }
  }

  /// An operator is for its author's types: none is defined twice, and none
  /// compares one thing with another.
  private func isRefused(
    _ function: Declaration,
    own: Set<String>,
    _ declarations: [Declaration]
  ) -> Bool {
    if ["===", "!=="].contains(function.name) { return true }
    let isNew = declarations.contains {
      $0.keyword == "operator" && $0.name == function.name
    }
    if isNew || function.isPrivate && function.place == .file { return false }
    let types = function.parameterTypes
    // In a type, those that are declared there have their names.
    let own = own.union(
      function.place == .ownType
        ? declarations.filter { Declaration.nominal.contains($0.keyword) }
          .map(\.name) : []
    )
    .subtracting(function.head.prefix { $0 != "(" })
    switch function.place {
    case .ownType where !Self.comparisons.contains(function.name): return false
    case .otherType, .ownProtocol: return true
    case .file, .ownType:
      let ownTypes = types.filter { own.contains($0) || $0 == "Self" }
      return Self.comparisons.contains(function.name)
        ? ownTypes.count < types.count || Set(ownTypes).count > 1
        : ownTypes.isEmpty
    }
  }

  private static let comparisons: Set<String> = [
    "==", "!=", "<", "<=", ">", ">=", "~=",
  ]

  /// What an extension of another type could change without its name being in
  /// the specification.
  private static let members: Set<String> = [
    "appendInterpolation", "appendLiteral", "init", "subscript",
  ]
}

extension SwiftText {
  /// The modules that are imported, with their lines.
  var imports: [(module: String, line: Int)] {
    let words = pieces.filter { $0.kind == .word || $0.kind == .sign }
    return words.indices.compactMap { index in
      guard words[index].text == "import", !words[index].isQuoted else {
        return nil
      }
      // `import struct Module.Name` imports of a module too.
      let rest = words[(index + 1)...].prefix(2)
        .drop { Self.importKinds.contains($0.text) }
      return rest.first.map { ($0.text, words[index].line) }
    }
  }

  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The words that are declared anywhere, in bodies too.
  var declaredWords: Set<String> {
    let tokens = pieces.filter { $0.kind == .word || $0.kind == .sign }
    let introducers = Declaration.types.union(["func", "var", "let", "case"])
    return Set(
      zip(tokens, tokens.dropFirst()).compactMap { first, second in
        if introducers.contains(first.text) { return second.text }
        return second.text == ":" ? first.text : nil
      }
    )
  }
}

extension Declaration {
  /// The names of the types of an operator's two parameters.
  fileprivate var parameterTypes: [String] {
    guard let start = head.firstIndex(of: "(") else { return [] }
    var types: [String] = []
    var depth = 0
    for text in head.dropFirst(start) {
      if "([".contains(text) { depth += 1 }
      if ")]".contains(text) { depth -= 1 }
      if text == ":", depth == 1 { types.append("") }
      // A type in another may be a name for any type.
      if text == ".", depth == 1, !types.isEmpty {
        types[types.count - 1] += text
      }
      if types.last == "", depth == 1, text.first?.isLetter == true,
        !["inout", "any", "some", "borrowing", "consuming"].contains(text)
      {
        types[types.count - 1] = text
      }
      if depth == 0 { break }
    }
    return types
  }
}
