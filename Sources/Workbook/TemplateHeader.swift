/// The kind and the intent that the comment at a template's beginning states.
struct TemplateHeader {
  /// The kind of pattern, such as `behavioral`.
  let kind: String
  /// The pattern's intent, in one sentence.
  let intent: String

  init(template: String) {
    let comment = template.split(separator: "\n")
      .drop { !$0.hasPrefix("///") }
      .prefix { $0.hasPrefix("///") && $0 != "///" }
      .map { $0.dropFirst(4) }
      .joined(separator: " ")
    let parts = comment.firstMatch(of: /\(([^),]+)[^)]*\): (.*?)(?:\. |\.$|$)/)
    kind = parts.map { String($0.1) } ?? ""
    intent = parts.map { String($0.2) } ?? comment
  }
}
