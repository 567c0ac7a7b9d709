/// The types of a pattern and how they stand to one another, as a class diagram
/// shows them.
public struct Structure: Equatable, Sendable {
  struct Element: Equatable, Sendable {
    enum Kind: String, Sendable {
      case `class`, `struct`, `enum`, `protocol`, actor
      /// A type of another module, with what is added to it.
      case `extension`
    }

    /// Its names from the outermost type on, such as `Subject.Attachment`.
    let path: String
    /// The same with its generic parameters.
    let name: String
    let kind: Kind
    var attributes: [Member]
    var operations: [Member]
    /// What its operations do, by their names without arguments: the lines of
    /// code between the braces, without comments.
    let bodies: [String: [String]]
  }

  struct Member: Equatable, Sendable {
    /// Its name without arguments.
    let name: String
    /// What the picture says, such as `attach(_:)` or `value: Int`.
    let text: String
    var isPrivate = false
    var isStatic = false
    /// Whether a conforming type has to have it.
    var isAbstract = false
  }

  struct Relation: Equatable, Sendable {
    enum Kind: Int, Sendable {
      /// A type conforms to a protocol.
      case conforms
      /// A class inherits, or a protocol refines another.
      case inherits
      /// One has the other in a stored property.
      case holds
      /// The same, without keeping the other alive.
      case refersWeakly
      /// One takes, returns or makes the other.
      case uses
    }

    let kind: Kind
    let source: String
    let target: String
    var label = ""
  }

  var elements: [Element]
  var relations: [Relation]

  /// The paths of the types.
  public var paths: [String] { elements.map(\.path) }

  func element(_ path: String) -> Element? {
    elements.first { $0.path == path }
  }
}

extension Structure {
  /// The picture in words, for a reader who can't see it.
  var sentences: String {
    let types = elements.map { element in
      let members = (element.attributes + element.operations).map(\.text)
      let list = members.isEmpty ? "" : ": \(members.joined(separator: ", "))"
      return "\(element.name) (\(element.kind.rawValue))\(list)."
    }
    let facts = relations.map { relation in
      let verb =
        switch relation.kind {
        case .conforms: "conforms to"
        case .inherits: "inherits from"
        case .holds: "holds"
        case .refersWeakly: "refers weakly to"
        case .uses: relation.label == "«creates»" ? "creates" : "uses"
        }
      let label =
        relation.label.isEmpty || relation.label == "«creates»"
        ? "" : " (\(relation.label))"
      return "\(relation.source) \(verb) \(relation.target)\(label)."
    }
    return (types + facts).joined(separator: " ")
  }
}
