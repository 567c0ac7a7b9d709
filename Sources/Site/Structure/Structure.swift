/// The types of a pattern and the relations between them, as a class diagram
/// shows them.
public struct Structure: Equatable, Sendable {
  struct Element: Equatable, Sendable {
    enum Kind: String, Sendable {
      case `class`, `struct`, `enum`, `protocol`, actor
      /// A type of another module, with the members that are added to it.
      case `extension`
    }

    /// The type's name within the types that it is nested in, such as
    /// `Subject.Attachment`.
    let path: String
    /// The path with the type's generic parameters.
    let name: String
    let kind: Kind
    var attributes: [Member]
    var operations: [Member]
    /// The bodies of the operations, by base name: the lines of code between
    /// the braces, without comments.
    let bodies: [String: [String]]
  }

  struct Member: Equatable, Sendable {
    /// The member's base name.
    let name: String
    /// The member's text in a picture, such as `attach(_:)` or `value: Int`.
    let text: String
    var isPrivate = false
    var isStatic = false
    /// A Boolean value that indicates whether the member is a requirement.
    var isAbstract = false
  }

  struct Relation: Equatable, Sendable {
    enum Kind: Int, Sendable {
      /// A type conforms to a protocol.
      case conforms
      /// A class inherits from another, or a protocol refines another.
      case inherits
      /// A type has a stored property of the other type.
      case holds
      /// A type has a stored property that doesn't keep the other alive.
      case refersWeakly
      /// A type takes, returns, creates or calls the other.
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
  /// The structure in sentences, for a reader who can't see the picture.
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
