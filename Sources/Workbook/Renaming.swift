import Terminal

/// New names for the roles of a template, and their validation.
struct Renaming {
  /// The types that the template declares, in source order.
  let roles: [String]
  private let words: Set<String>

  init(template: String, specification: String) {
    roles = Self.types(in: template)
    words = SwiftText(template).words.union(SwiftText(specification).words)
  }

  /// Returns the types that a template declares, in source order, each once.
  ///
  /// - Parameter isNested: Whether to include types within other types.
  static func types(in template: String, isNested: Bool = true) -> [String] {
    let keywords: Set<String> = [
      "class", "struct", "enum", "protocol", "actor", "associatedtype",
    ]
    var types: [String] = []
    for line in template.textLines
    where !line.drop(while: { $0 == " " }).hasPrefix("//")
      && (isNested || !line.hasPrefix(" "))
    {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .map(String.init)
      for (keyword, name) in zip(words, words.dropFirst())
      where keywords.contains(keyword) && !types.contains(name) {
        types.append(name)
      }
    }
    return types
  }

  /// Checks that a name is valid for a type.
  ///
  /// - Throws: ``UsageError`` with the reason if it isn't.
  static func check(identifier name: String) throws(UsageError) {
    guard name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil, name != "_"
    else { throw UsageError("'\(name)' is not a valid type name in Swift") }
    // The type's file would be the program's entry point.
    guard name.lowercased() != "main" else {
      throw UsageError("a type in a file of its own can't be named '\(name)'")
    }
    guard !keywords.contains(name) else {
      throw UsageError("'\(name)' is a Swift keyword")
    }
  }

  /// Checks that the keys of `names` are roles, and the values valid names that
  /// neither the template nor its specification uses.
  func check(_ names: [String: String]) throws(UsageError) {
    for (role, name) in names.sorted(by: { $0.key < $1.key }) {
      guard roles.contains(role) else {
        throw UsageError(
          "the template has no role '\(role)'; its roles are "
            + roles.joined(separator: ", ")
        )
      }
      try Self.check(identifier: name)
      guard name == role || !words.contains(name),
        names.values.count(where: { $0 == name }) == 1
      else {
        throw UsageError(
          "'\(name)' is already used by the template or its specification"
        )
      }
    }
  }

  /// The keywords that aren't valid as a type's name.
  ///
  /// Source: The Swift Programming Language, "Lexical Structure", the keywords
  /// of declarations, statements, expressions and types.
  private static let keywords = Set(
    """
    associatedtype borrowing class consuming deinit enum extension fileprivate \
    func import init inout internal let nonisolated open operator \
    precedencegroup private protocol public rethrows static struct subscript \
    typealias var break case catch continue default defer do else fallthrough \
    for guard if in repeat return switch throw where while Any as await false \
    is nil self Self super throws true try Type Protocol
    """.split(separator: " ").map(String.init)
  )
}
