/// A reader of a module's structure.
///
/// It reads the module's symbol graph, and its source for what a symbol graph
/// leaves out: bodies, and the access levels of setters.
public struct StructureReader {
  private typealias Symbol = SymbolGraph.Symbol

  private let graph: SymbolGraph
  /// Each file's lines, by the file's name.
  private let sources: [String: [Substring]]
  /// The types, by their identifiers.
  private var types: [String: Symbol] = [:]
  private var members: [String: [Symbol]] = [:]
  private var requirements: Set<String> = []
  /// The identifiers of all types of the module.
  private let ownTypes: Set<String>
  private let showsPrivate: Bool

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - graph: The module's symbol graph.
  ///   - sources: Each file's text, by the file's name.
  ///   - showsPrivate: A Boolean value that indicates whether private members
  ///     are listed.
  ///   - isShown: Returns a Boolean value that indicates whether the type with
  ///     a path, in a file, is shown.
  public init(
    graph: SymbolGraph,
    sources: [String: String],
    showsPrivate: Bool,
    isShown: (_ path: String, _ file: String) -> Bool
  ) {
    self.graph = graph
    self.showsPrivate = showsPrivate
    ownTypes = Set(graph.symbols.filter { $0.elementKind != nil }.map(\.id))
    self.sources = sources.mapValues {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    var symbols: [String: Symbol] = [:]
    for symbol in graph.symbols {
      symbols[symbol.id] = symbol
      if symbol.elementKind != nil, isShown(symbol.path, symbol.file ?? "") {
        types[symbol.id] = symbol
      }
    }
    for relation in graph.relationships {
      guard let symbol = symbols[relation.source],
        ["memberOf", "requirementOf"].contains(relation.kind)
      else { continue }
      if relation.kind == "requirementOf" { requirements.insert(symbol.id) }
      // A default implementation is shown as the requirement that it satisfies.
      members[relation.target, default: []].append(symbol)
    }
    for id in members.keys {
      members[id]?.sort { ($0.file ?? "", $0.line) < ($1.file ?? "", $1.line) }
    }
  }

  /// Returns the types and their relations.
  public func structure() -> Structure {
    let order = types.values.sorted {
      ($0.file ?? "", $0.line) < ($1.file ?? "", $1.line)
    }
    var structure = Structure(
      elements: order.map(element), relations: inheritance(among: order)
    )
    for type in order { addAssociations(of: type, to: &structure) }
    for type in order { addDependencies(of: type, to: &structure) }
    return structure
  }
}

// MARK: - Types and members

extension StructureReader {
  private func element(of type: Symbol) -> Structure.Element {
    let members = (self.members[type.id] ?? []).filter {
      showsPrivate || !$0.isPrivate
    }
    // A synthesized initializer isn't declared on its line.
    let operations = members.filter {
      $0.isOperation && declarationLine(of: $0).contains($0.declaredName)
    }
    .map { member(of: $0) }
    let isEnum = type.elementKind == .enum
    return Structure.Element(
      path: type.path,
      name: type.path + type.genericParameters,
      kind: type.elementKind ?? .class,
      attributes: members.filter { isEnum ? $0.isCase : $0.isProperty }
        .map { member(of: $0) },
      // A requirement comes before its default implementation.
      operations: operations.enumerated().filter { index, operation in
        !operations[..<index].contains { $0.text == operation.text }
      }
      .map(\.element),
      bodies: Dictionary(
        (self.members[type.id] ?? []).map { ($0.declaredName, body(of: $0)) }
          .filter { !$0.1.isEmpty }
      ) { first, _ in first }
    )
  }

  private func member(of symbol: Symbol) -> Structure.Member {
    let title = symbol.name
    let type = symbol.isOperation ? symbol.result : symbol.typeText
    return Structure.Member(
      name: symbol.declaredName,
      text: type.isEmpty ? title : "\(title): \(type)",
      isPrivate: symbol.isPrivate,
      isStatic: symbol.kind.identifier.contains(".type."),
      isAbstract: requirements.contains(symbol.id)
    )
  }

  /// Returns a Boolean value that indicates whether a symbol is a stored
  /// property, or a requirement that a stored property satisfies.
  private func isStored(_ symbol: Symbol) -> Bool {
    guard symbol.isProperty else { return false }
    if requirements.contains(symbol.id) {
      return types.keys.flatMap { members[$0] ?? [] }.contains {
        $0.name == symbol.name && !requirements.contains($0.id) && isStored($0)
      }
    }
    let line = declarationLine(of: symbol)
    return !symbol.declaration.contains("{ get")
      || ["(set) ", "weak "].contains { line.contains($0) }
  }

  private func declarationLine(of symbol: Symbol) -> Substring {
    let lines = sources[symbol.file ?? ""] ?? []
    return lines.indices.contains(symbol.line - 1)
      ? lines[symbol.line - 1] : ""
  }

  /// Returns the lines between the braces of a declaration, unindented and
  /// without comments.
  private func body(of symbol: Symbol) -> [String] {
    let lines = sources[symbol.file ?? ""] ?? []
    guard symbol.isCallable, !requirements.contains(symbol.id),
      lines.indices.contains(symbol.line - 1)
    else { return [] }
    let text = lines[(symbol.line - 1)...].joined(separator: "\n")
    guard let open = text.firstIndex(of: "{") else { return [] }
    var depth = 0
    let close = text[open...].firstIndex { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return depth == 0
    }
    let body = text[text.index(after: open)..<(close ?? text.endIndex)]
      .split(separator: "\n").filter { line in
        let code = line.drop { $0 == " " }
        return !code.isEmpty && !code.hasPrefix("//")
      }
    let indentation = body.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return body.map { String($0.dropFirst(indentation)) }
  }
}

// MARK: - Relations

extension StructureReader {
  private func inheritance(among order: [Symbol]) -> [Structure.Relation] {
    let relationships = graph.relationships.filter {
      ["conformsTo", "inheritsFrom"].contains($0.kind)
        && types[$0.source] != nil && types[$0.target] != nil
    }
    return order.flatMap { type in
      relationships.filter { $0.source == type.id }.compactMap { relation in
        // A conformance that another one implies isn't drawn.
        let follows = relationships.contains { other in
          other.source == type.id
            && relationships.contains {
              $0.source == other.target && $0.target == relation.target
            }
        }
        guard !follows, let other = types[relation.target] else { return nil }
        let isDashed = relation.kind == "conformsTo" && !type.isProtocol
        return Structure.Relation(
          kind: isDashed ? .conforms : .inherits,
          source: type.path,
          target: other.path
        )
      }
    }
  }

  /// Replaces a stored property by a relation if the property's type is shown.
  private func addAssociations(
    of type: Symbol,
    to structure: inout Structure
  ) {
    for property in members[type.id] ?? [] where isStored(property) {
      let targets = references(of: property, in: type, followsAssociated: true)
        .filter { $0 != type.path }
      guard let index = structure.elements.firstIndex(path: type.path),
        !targets.isEmpty
      else { continue }
      structure.elements[index].attributes.removeAll {
        $0.name == property.name
      }
      let isMany = property.typeText.contains("[")
      let isWeak =
        property.declaration.contains("weak ")
        || property.declaration.contains("unowned")
      for target in targets {
        let relation = Structure.Relation(
          kind: isWeak ? .refersWeakly : .holds,
          source: type.path,
          target: target,
          label: (isWeak ? "weak " : "") + property.name + (isMany ? " *" : "")
        )
        if !structure.inherits(relation) { structure.add(relation) }
      }
    }
  }

  private func addDependencies(
    of type: Symbol,
    to structure: inout Structure
  ) {
    for operation in members[type.id] ?? []
    where operation.isCallable || operation.isProperty && !isStored(operation) {
      let body = body(of: operation).joined(separator: "\n")
      let made = types.values.filter { body.mentions($0.name, before: "(") }
      let named = types.values.filter { body.mentions($0.name, before: ".") }
      let signature = references(
        of: operation, in: type, followsAssociated: false
      )
      for target in (made + named).map(\.path).sorted() + signature
      where target != type.path {
        let isMade = made.contains { $0.path == target }
        let relation = Structure.Relation(
          kind: .uses,
          source: type.path,
          target: target,
          label: isMade ? "«creates»" : ""
        )
        if !structure.connects(relation) {
          structure.relations.append(relation)
        }
      }
    }
  }

  /// Returns the paths of the types that a declaration names, in order.
  private func references(
    of symbol: Symbol,
    in type: Symbol,
    followsAssociated: Bool
  ) -> [String] {
    let constraints = type.swiftGenerics?.constraints ?? []
    var found: [String] = []
    var isOwnType = false
    // The generic arguments of a type of this module aren't references.
    var depth = 0
    for fragment in symbol.declarationFragments ?? [] {
      if depth > 0 || isOwnType && fragment.spelling.hasPrefix("<") {
        for character in fragment.spelling {
          depth += character == "<" ? 1 : character == ">" ? -1 : 0
        }
      }
      guard depth <= 0 else { continue }
      isOwnType = fragment.preciseIdentifier.map(ownTypes.contains) ?? false
      let bound = constraints.first { $0.lhs == fragment.spelling }?.rhsPrecise
      var targets = [fragment.preciseIdentifier, bound]
        .compactMap { $0.flatMap { types[$0] } }
      if followsAssociated, targets.isEmpty {
        let names = constraints.map { "\($0.lhs)." }
        if names.contains(where: symbol.declaration.contains) {
          targets = types.values.filter {
            $0.pathComponents.count > 1
              && fragment.spelling.mentions($0.name, before: nil)
          }
          .sorted { $0.path < $1.path }
          // `Source.Memento` refers to the memento, not to the source.
          if !targets.isEmpty { found.removeAll() }
        }
      }
      for target in targets where !found.contains(target.path) {
        found.append(target.path)
      }
    }
    // `Browser.Memento` refers to the memento, not to the browser.
    return found.filter { path in
      !found.contains { $0.hasPrefix("\(path).") }
    }
  }
}

extension Structure {
  /// Adds a relation, or its label to a relation of the same kind between the
  /// same types.
  fileprivate mutating func add(_ relation: Relation) {
    let index = relations.firstIndex {
      $0.kind == relation.kind && $0.source == relation.source
        && $0.target == relation.target
    }
    if let index {
      relations[index].label += ", \(relation.label)"
    } else {
      relations.append(relation)
    }
  }

  /// Returns a Boolean value that indicates whether a supertype of the source
  /// has the same relation.
  fileprivate func inherits(_ relation: Relation) -> Bool {
    parents(of: relation.source).contains { parent in
      let same = relations.contains {
        $0.source == parent && $0.target == relation.target
          && $0.label == relation.label && $0.kind != .conforms
      }
      return same
        || inherits(
          Relation(
            kind: relation.kind,
            source: parent,
            target: relation.target,
            label: relation.label
          )
        )
    }
  }

  /// Returns a Boolean value that indicates whether two types are already
  /// connected, perhaps through a supertype of the source.
  fileprivate func connects(_ relation: Relation) -> Bool {
    let isDirect = relations.contains {
      $0.source == relation.source && $0.target == relation.target
    }
    return isDirect
      || parents(of: relation.source).contains { parent in
        parent == relation.target
          || relation.label.isEmpty
            && connects(
              Relation(kind: .uses, source: parent, target: relation.target)
            )
      }
  }

  private func parents(of path: String) -> [String] {
    relations.filter {
      $0.source == path && ($0.kind == .conforms || $0.kind == .inherits)
    }
    .map(\.target)
  }
}

// MARK: - Reading declarations

extension SymbolGraph.Symbol {
  fileprivate var elementKind: Structure.Element.Kind? {
    Structure.Element.Kind(
      rawValue: kind.identifier.replacing("swift.", with: "")
    )
  }

  fileprivate var isProtocol: Bool { elementKind == .protocol }

  fileprivate var isProperty: Bool {
    ["swift.property", "swift.type.property"].contains(kind.identifier)
  }

  fileprivate var isCase: Bool { kind.identifier == "swift.enum.case" }

  /// A Boolean value that indicates whether a picture lists this symbol as an
  /// operation: a method, or a private initializer.
  fileprivate var isOperation: Bool {
    ["swift.method", "swift.type.method"].contains(kind.identifier)
      || kind.identifier == "swift.init" && isPrivate
  }

  fileprivate var isCallable: Bool {
    ["swift.method", "swift.type.method", "swift.init"]
      .contains(kind.identifier)
  }

  /// The base name.
  fileprivate var declaredName: String { String(name.prefix { $0 != "(" }) }

  /// The names of the generic parameters in angle brackets; empty if there are
  /// none.
  fileprivate var genericParameters: String {
    guard let start = declaration.firstRange(of: "\(name)<")?.upperBound else {
      return ""
    }
    let list = declaration[start...].prefix { $0 != ">" }
    let names = list.split(separator: ",").map { $0.prefix { $0 != ":" } }
    return "<\(names.joined(separator: ","))>"
  }

  /// The type of a property, without `any`.
  fileprivate var typeText: String {
    guard let colon = declaration.firstRange(of: ": ") else { return "" }
    let end = declaration.firstRange(of: " {")?.lowerBound
    return String(declaration[colon.upperBound..<(end ?? declaration.endIndex)])
      .replacing("any ", with: "")
  }

  /// The result type of an operation, without `any`; empty if there is none.
  fileprivate var result: String {
    var depth = 0
    let end = declaration.firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0 && character == ")"
    }
    guard let rest = end.map({ declaration[$0...] }),
      let arrow = rest.firstRange(of: " -> ")
    else { return "" }
    let text = rest[arrow.upperBound...]
    let clause = text.firstRange(of: " where ")?.lowerBound
    return String(text[..<(clause ?? text.endIndex)])
      .replacing("any ", with: "")
  }
}

extension [Structure.Element] {
  fileprivate func firstIndex(path: String) -> Int? {
    firstIndex { $0.path == path }
  }
}

extension String {
  /// Returns a Boolean value that indicates whether this text contains a name
  /// as a whole word, and before the given character if there is one.
  fileprivate func mentions(_ name: String, before next: Character?) -> Bool {
    ranges(of: name).contains { range in
      let before = self[..<range.lowerBound].last ?? " "
      let after = self[range.upperBound...].first
      guard !before.isLetter, !before.isNumber, before != "_" else {
        return false
      }
      if let next { return after == next }
      return after.map { !$0.isLetter && !$0.isNumber } ?? true
    }
  }
}
