import Foundation

/// The part of a module's symbol graph, as the compiler writes it, that a class
/// diagram needs.
public struct SymbolGraph: Decodable, Sendable {
  struct Symbol: Decodable, Sendable {
    struct Identifier: Decodable, Sendable {
      let precise: String
    }
    struct Kind: Decodable, Sendable {
      let identifier: String
    }
    struct Names: Decodable, Sendable {
      let title: String
    }
    struct Fragment: Decodable, Sendable {
      let kind: String
      let spelling: String
      let preciseIdentifier: String?
    }
    struct Generics: Decodable, Sendable {
      struct Constraint: Decodable, Sendable {
        let lhs: String
        let rhsPrecise: String?
      }
      let constraints: [Constraint]?
    }
    struct Location: Decodable, Sendable {
      struct Position: Decodable, Sendable {
        /// Counted from 0.
        let line: Int
      }
      let uri: String
      let position: Position
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let names: Names
    let declarationFragments: [Fragment]?
    let swiftGenerics: Generics?
    let accessLevel: String
    let location: Location?
  }

  struct Relationship: Decodable, Sendable {
    let kind: String
    let source: String
    let target: String
  }

  private(set) var symbols: [Symbol]
  private(set) var relationships: [Relationship]

  /// Reads the symbol graphs of a module, and of its extensions of types of
  /// other modules.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - folder: The folder that contains the compiler's output.
  public init(of module: String, in folder: URL) throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: folder.path).sorted()
      .filter {
        $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@")
      }
    symbols = []
    relationships = []
    for file in files {
      let data = try Data(contentsOf: folder.appending(path: file))
      let graph = try JSONDecoder().decode(Self.self, from: data)
      symbols += graph.symbols
      relationships += graph.relationships
    }
    addExtendedTypes()
  }

  /// Adds the types of other modules that the module adds members to.
  private mutating func addExtendedTypes() {
    let known = Set(symbols.map(\.id))
    let owners = Dictionary(
      relationships.filter {
        $0.kind == "memberOf" && !known.contains($0.target)
      }
      .map { ($0.source, $0.target) }
    ) { first, _ in first }
    var added: Set<String> = []
    for member in symbols where member.pathComponents.count > 1 {
      guard let owner = owners[member.id], added.insert(owner).inserted else {
        continue
      }
      let path = Array(member.pathComponents.dropLast())
      symbols.append(
        Symbol(
          identifier: .init(precise: owner),
          kind: .init(identifier: "swift.extension"),
          pathComponents: path,
          names: .init(title: path.joined(separator: ".")),
          declarationFragments: nil,
          swiftGenerics: nil,
          accessLevel: "public",
          location: member.location
        )
      )
    }
  }
}

extension SymbolGraph.Symbol {
  var id: String { identifier.precise }

  /// The symbol's name within the types that it is nested in, such as
  /// `Subject.Attachment`.
  var path: String { pathComponents.joined(separator: ".") }

  var name: String { pathComponents.last ?? names.title }

  var declaration: String {
    (declarationFragments ?? []).map(\.spelling).joined()
  }

  var isPrivate: Bool {
    accessLevel == "private" || accessLevel == "fileprivate"
  }

  /// The name of the symbol's file.
  var file: String? {
    location.flatMap { $0.uri.split(separator: "/").last.map(String.init) }
  }

  /// The line of the symbol's declaration, counted from 1.
  var line: Int { (location?.position.line ?? 0) + 1 }
}
