/// The rules for the source of a hand-in, which ensure that it passes the
/// specification only by implementing the pattern.
///
/// They concern names, however a name is used: one that isn't allowed is refused
/// everywhere except in a string or a comment.
struct HandInRules: Sendable {
  /// The modules that a hand-in may import.
  private let modules: Set<String>
  /// The words of the specification that the template doesn't declare.
  private let words: Set<String>
  /// The words that neither the template nor the specification declares, and the
  /// specification's functions: the compiler could prefer a hand-in's overload.
  private let foreignWords: Set<String>
  /// All words and operators of the specification.
  private let vocabulary: Set<String>
  /// The names that the template declares.
  private let templateNames: Set<String>
  /// The protocols that the template declares.
  private let protocols: Set<String>

  /// Returns the modules that every hand-in with a template may import.
  static func modules(for template: SwiftText) -> Set<String> {
    Set(["Swift", "Synchronization", "Observation"])
      .union(template.imports.map(\.module))
  }

  init(template: String, specification: String, allowing modules: [String]) {
    let template = SwiftText(template)
    let specification = SwiftText(specification)
    self.modules = Self.modules(for: template).union(modules)
    vocabulary = Set(
      specification.pieces.filter { $0.kind == .word || $0.kind == .sign }
        .map(\.text)
    )
    let declarations = template.declarations
    templateNames = Set(declarations.map(\.name))
    protocols = Set(
      declarations.filter { $0.keyword == "protocol" }.map(\.name)
    )
    words = specification.words.subtracting(templateNames)
    foreignWords = words.subtracting(specification.declaredWords)
      .union(
        specification.declarations
          .filter { $0.place == .file && $0.keyword == "func" }.map(\.name)
      )
  }

  /// A line that is refused, and the reason.
  struct Refusal: Equatable {
    let line: Int
    let reason: String

    init(_ line: Int, _ reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// Returns the refused lines of a hand-in, in order.
  func refusals(of text: String) -> [Refusal] {
    let source = SwiftText(text)
    let refusals =
      source.unclear.map { Refusal($0.line, $0.advice) }
      + refusedImports(in: source) + refusedWords(in: source)
      + refusedDeclarations(in: source)
    return refusals.sorted { $0.line < $1.line }
  }

  private func refusedImports(in source: SwiftText) -> [Refusal] {
    source.imports.filter { !modules.contains($0.module) }.map {
      Refusal(
        $0.line,
        "imports '\($0.module)', which needs --allow-import \($0.module)"
      )
    }
  }

  // MARK: - Words

  private func refusedWords(in source: SwiftText) -> [Refusal] {
    let tokens = source.pieces.filter { $0.kind == .word || $0.kind == .sign }
    func text(_ index: Int) -> String {
      tokens.indices.contains(index) ? tokens[index].text : ""
    }
    let declared = source.declaredWords
    // The hand-in's types may be attributes, as property wrappers are; the
    // language's own attributes begin with a lowercase letter.
    let ownAttributes = source.declarations.map(\.name)
      .filter { $0.first?.isUppercase == true && !$0.hasSuffix("Main") }
    return tokens.indices.compactMap { index in
      let word = text(index)
      guard tokens[index].kind == .word else { return nil }
      let isRefused =
        switch text(index - 1) {
        case "@":
          !Self.attributes.contains(word) && !ownAttributes.contains(word)
        case "#":
          tokens[index].isQuoted || !Self.directives.contains(word)
        case "(" where word == "unsafe": text(index - 2) != "nonisolated"
        // Inactive code under such a condition isn't parsed; it could hide the
        // rest.
        case _ where ["compiler", "swift"].contains(word):
          text(index + 1) == "(" && [">=", "<"].contains(text(index + 2))
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

  /// The names that aren't allowed anywhere.
  private static let words: Set<String> = [
    "Builtin", "Unmanaged", "OpaquePointer", "CVaListPointer", "withVaList",
    "CustomReflectable", "CustomLeafReflectable", "customMirror",
  ]

  /// The attributes of the language that are allowed.
  private static let attributes: Set<String> = [
    "MainActor", "ObservationIgnored", "ObservationTracked", "Observable",
    "Sendable", "TaskLocal", "autoclosure", "available", "concurrent",
    "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "frozen", "globalActor", "inlinable", "inline", "isolated",
    "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive",
    "unchecked", "unknown", "usableFromInline",
  ]

  /// The directives that are allowed: none that has the location of a call,
  /// which would identify the sentence.
  private static let directives: Set<String> = [
    "available", "else", "elseif", "endif", "error", "if", "isolation",
    "keyPath", "unavailable", "warning",
  ]

  // MARK: - Declarations

  private func refusedDeclarations(in source: SwiftText) -> [Refusal] {
    let declarations = source.declarations
    let own = OwnNames(declarations, known: vocabulary, protocols: protocols)
    return declarations.filter { declaration in
      switch declaration.place {
      case _ where declaration.keyword == "macro": true
      case _ where declaration.keyword == "extension": false
      case _ where declaration.keyword == "operator":
        vocabulary.contains(declaration.name)
      case _ where declaration.isOperator: isRefused(declaration, own)
      case _ where declaration.isPrivate: false
      case _ where declaration.isSubscript(labeledUnlike: vocabulary): false
      case .file:
        foreignWords.contains(declaration.name)
          || declaration.name.hasSuffix("LiteralType")
      case .otherType:
        words.contains(declaration.name)
          || Self.members.contains(declaration.name)
      // The specification's own types have these members.
      case .ownProtocol where own.isRole(declaration.owner),
        .ownType where own.isRole(declaration.owner):
        words.union(Self.members).subtracting(templateNames)
          .contains(declaration.name)
      case .ownProtocol:
        own.conformsOthers && Self.members.contains(declaration.name)
          || foreignWords.contains(declaration.name)
            && (own.conformsOthers
              || Declaration.types.contains(declaration.keyword))
      case .ownType: false
      }
    }
    .map { Refusal($0.line, Self.advice(on: $0)) }
  }

  private static func advice(on declaration: Declaration) -> String {
    let name = declaration.name
    guard declaration.keyword != "macro", !identities.contains(name) else {
      return "'\(declaration.keyword) \(name)' is not allowed in a hand-in"
    }
    guard declaration.isOperator else {
      return "declares '\(name)', which has another meaning in the "
        + "specification; rename it"
        + (declaration.keyword == "operator" ? "" : " or make it private")
    }
    let operands =
      comparisons.contains(name)
      ? "two operands of one type" : "an operand of a type"
    return "'\(name)' needs \(operands) that you declare; or make it a private "
      + "function at the top level"
  }

  /// Returns a Boolean value that indicates whether an operator function is
  /// refused.
  ///
  /// It isn't if the hand-in declares the operator. Otherwise, an operand must
  /// have a type that the hand-in declares. Both operands of a comparison must
  /// have the same one.
  private func isRefused(_ function: Declaration, _ own: OwnNames) -> Bool {
    if Self.identities.contains(function.name) { return true }
    let isNew = own.operators.contains(function.name)
    if isNew || function.isPrivate && function.place == .file { return false }
    let types = function.parameterTypes
    // Within a type, the nested types' names can be used too; a generic
    // parameter hides a type of its name.
    let own = (function.place == .ownType ? own.allTypes : own.types)
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

  private static let identities: Set<String> = ["===", "!=="]
  private static let comparisons: Set<String> = [
    "==", "!=", "<", "<=", ">", ">=", "~=",
  ]

  /// The members of another type that a specification may use without naming
  /// them.
  private static let members: Set<String> = [
    "appendInterpolation", "appendLiteral", "init", "subscript",
  ]
}

/// The types, operators and protocols that a hand-in certainly declares.
private struct OwnNames {
  /// The types at the top level of the file.
  let types: Set<String>
  /// The types at any level.
  let allTypes: Set<String>
  let operators: Set<String>
  /// The types that the specification's own may conform to or inherit from.
  ///
  /// They are those that it names, and those that these refine. Of a nested type,
  /// it is the last component of the path.
  private let roles: Set<String>
  /// A Boolean value that indicates whether a type that the hand-in doesn't
  /// declare is made to conform to a protocol.
  let conformsOthers: Bool

  /// Returns a Boolean value that indicates whether the specification's types
  /// have the members of a type.
  func isRole(_ path: String) -> Bool {
    path.split(separator: ".").last.map { roles.contains(String($0)) } == true
  }

  init(
    _ declarations: [Declaration],
    known words: Set<String>,
    protocols: Set<String>
  ) {
    let nominal = declarations.filter {
      Declaration.nominal.contains($0.keyword) && !$0.isConditional
    }
    let types = Set(nominal.filter { $0.place == .file }.map(\.name))
    self.types = types
    allTypes = types.union(nominal.map(\.name))
    operators = Set(
      declarations.filter { $0.keyword == "operator" }.map(\.name)
    )
    let paths = Set(
      nominal.map { $0.owner.isEmpty ? $0.name : "\($0.owner).\($0.name)" }
    )
    conformsOthers = declarations.contains {
      $0.keyword == "extension" && $0.head.contains(":")
        && !paths.contains($0.name)
    }
    let named = declarations.filter {
      ["protocol", "typealias"].contains($0.keyword) && $0.place == .file
    }
    // Only for a protocol of the template can a class be inherited from.
    roles = declarations.types(
      ["protocol"],
      refinedBy: Set(named.map(\.name)).intersection(words)
    )
    .union(
      declarations.types(["protocol", "class"], refinedBy: protocols)
    )
  }
}

extension [Declaration] {
  /// Returns the types of some keywords, also through aliases, that types of
  /// given names are or refine.
  fileprivate func types(
    _ keywords: Set<String>,
    refinedBy names: Set<String>
  ) -> Set<String> {
    let types = filter { keywords.contains($0.keyword) }
    let refining = types + filter { $0.keyword == "typealias" }
    var found: Set<String> = []
    var new = names
    while !new.isEmpty {
      found.formUnion(new)
      new = Set(refining.filter { new.contains($0.name) }.flatMap(\.head))
        .subtracting(found)
    }
    return found.intersection(types.map(\.name))
  }
}

extension SwiftText {
  /// The imported modules, with their lines.
  var imports: [(module: String, line: Int)] {
    let words = pieces.filter { $0.kind == .word || $0.kind == .sign }
    return words.indices.compactMap { index in
      guard words[index].text == "import", !words[index].isQuoted else {
        return nil
      }
      // `import struct Module.Name` imports the module too.
      let rest = words[(index + 1)...].prefix(2)
        .drop { Self.importKinds.contains($0.text) }
      return rest.first.map { ($0.text, words[index].line) }
    }
  }

  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The words that are declared anywhere, also in bodies.
  var declaredWords: Set<String> {
    let tokens = pieces.filter { $0.kind == .word || $0.kind == .sign }
    let introducers = Declaration.types.union(["func", "var", "let", "case"])
    return Set(
      zip(tokens, tokens.dropFirst()).compactMap { first, second in
        if introducers.contains(first.text) { return second.text }
        // A type before a colon is the type of a dictionary's keys.
        return second.text == ":" && first.text.first?.isUppercase != true
          ? first.text : nil
      }
    )
  }
}

extension Declaration {
  /// Returns a Boolean value that indicates whether it is a subscript that code
  /// of only some words can't use, since it needs a label.
  fileprivate func isSubscript(labeledUnlike words: Set<String>) -> Bool {
    // In generic parameters, there may be other parentheses.
    guard keyword == "subscript", head.first == "(",
      !head.contains(where: { $0.contains("=") })
    else { return false }
    let beginning = head.dropFirst().prefix(2)
    // The second word is the parameter's name, if the first is its label.
    return beginning.allSatisfy { $0.first?.isLetter == true }
      && beginning.first.map { !words.contains($0) && $0 != "dynamicMember" }
        == true
  }

  /// The names of the types of an operator's two parameters.
  fileprivate var parameterTypes: [String] {
    guard let start = head.firstIndex(of: "(") else { return [] }
    var types: [String] = []
    var depth = 0
    for text in head.dropFirst(start) {
      if "([".contains(text) { depth += 1 }
      if ")]".contains(text) { depth -= 1 }
      if text == ":", depth == 1 { types.append("") }
      // A nested type keeps its path: it may be an alias of any type.
      // It may follow generic arguments, as in `A<B>.C`.
      if text.hasSuffix("."), depth == 1, !types.isEmpty {
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
