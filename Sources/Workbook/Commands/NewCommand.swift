import Foundation
import Terminal
import TerminalText

/// The command that writes drafts of a new pattern's files, or of a classic
/// mistake.
struct NewCommand: Command {
  static let name = "new"
  static let summary =
    "draft a new pattern, or a classic mistake of an existing one"
  static let usage = """
    NAME --kind KIND --intent TEXT --roles A,B
    PATTERN --mistake NAME
    """
  static let options: [CommandOption] = [
    .init(
      "--kind", "KIND",
      help: "creational, structural, behavioral or architectural"
    ),
    .init(
      "--intent", "TEXT",
      help: "the pattern's purpose, as a phrase without a period"
    ),
    .init(
      "--roles", "A,B",
      help: "the pattern's types, beginning with the one that clients use"
    ),
    .init(
      "--mistake", "NAME",
      help: "draft a mistake; a recorded mistake becomes a draft again"
    ),
  ]
  static let notes =
    "'patterns doctor' and the tests say what is left to write."
  static let example = "new Observer --mistake StrongObservers"

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let name = try arguments.words(1...1, "NAME")[0]
    if let mistake = arguments["--mistake"] {
      return try begin(mistake, with: kit.pattern(named: name))
    }
    return try begin(newPattern(named: name))
  }

  private func newPattern(named name: String) throws -> NewPattern {
    guard let kind = try arguments.choice("--kind", of: NewPattern.Kind.self)
    else {
      throw UsageError("missing required option '--kind KIND'")
    }
    guard let intent = arguments["--intent"] else {
      throw UsageError("missing required option '--intent TEXT'")
    }
    guard !intent.contains(where: { "\"\\\n".contains($0) }),
      !intent.hasSuffix("."), intent == intent.printable
    else {
      throw UsageError(
        "invalid value for '--intent'; expected a phrase without a period, "
          + "quotes, backslashes or control characters"
      )
    }
    let roles = (arguments["--roles"] ?? "").split(separator: ",")
      .map(String.init)
    guard !roles.isEmpty, Set(roles).count == roles.count else {
      throw UsageError(
        "'--roles' expects distinct names such as Subject,Observer"
      )
    }
    try ([name] + roles).forEach(Renaming.check(identifier:))
    let taken =
      try kit.patterns().map(\.name) + kit.names(in: "Examples")
    guard !taken.contains(where: { $0.lowercased() == name.lowercased() })
    else {
      throw UsageError("the name '\(name)' is already in use")
    }
    guard name.first?.isUppercase == true else {
      throw UsageError("'\(name)' does not begin with a capital letter")
    }
    return NewPattern(
      name: name, kind: kind, intent: intent, roles: roles, kit: kit
    )
  }

  private func begin(_ pattern: NewPattern) throws -> ExitStatus {
    var files = FileSet()
    for (path, text) in pattern.files {
      files.add(text, at: pattern.kit.url(path))
    }
    try files.check()
    let lists = try pattern.lists()
    for (path, text) in lists { files.add(text, at: pattern.kit.url(path)) }
    try files.write(overwrites: true)
    for (path, _) in pattern.files + lists { try console.write("\(path)\n") }
    try console.write(
      "\nWhat is left to do: swift run patterns doctor \(pattern.name)\n"
    )
    return .success
  }

  private func begin(
    _ name: String,
    with pattern: Pattern
  ) throws -> ExitStatus {
    try Renaming.check(identifier: name)
    // As everywhere, the case of a recorded mistake's name doesn't matter.
    let recorded = try? pattern.misconception(named: name)
    let name = recorded?.name ?? name
    let draft = MistakeDraft(name: name, of: pattern)
    var files = FileSet()
    files.add(try draft.text(), at: pattern.kit.url(draft.path))
    try files.write()
    try console.write(
      """
      \(draft.path)

      Make the mistake there, and say what it is and why people make it. Then: \
      swift run patterns try \(pattern.name) \(name) --record

      """
    )
    return .success
  }
}
