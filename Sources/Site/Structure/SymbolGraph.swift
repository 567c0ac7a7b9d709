import Foundation

/// What the compiler knows of a module's declarations: the part of its symbol
/// graph that a class diagram needs.
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

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Reads a file that the compiler wrote.
  public init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }
}

extension SymbolGraph.Symbol {
  var id: String { identifier.precise }

  /// Its names from the outermost type on, such as `Subject.Attachment`.
  var path: String { pathComponents.joined(separator: ".") }

  var name: String { pathComponents.last ?? names.title }

  var declaration: String {
    (declarationFragments ?? []).map(\.spelling).joined()
  }

  var isPrivate: Bool {
    accessLevel == "private" || accessLevel == "fileprivate"
  }

  /// Its file's name.
  var file: String? {
    location.flatMap { $0.uri.split(separator: "/").last.map(String.init) }
  }

  /// Its line, counted from 1.
  var line: Int { (location?.position.line ?? 0) + 1 }
}
