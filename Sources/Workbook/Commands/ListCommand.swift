import Terminal
import TerminalText

/// The command that lists the patterns.
struct ListCommand: Command {
  static let name = "list"
  static let summary =
    "list the patterns, their intents and how to run them"
  static let usage = "[--json]"
  static let example = "list"
  static let options: [CommandOption] = [.json]

  /// A pattern in the list.
  private struct Row: Encodable {
    let name: String
    let kind: String
    let intent: String
    let run: String
    let specs: Int
    let misconceptions: Int

    init(of pattern: Pattern) throws {
      let header = try pattern.header()
      name = pattern.name
      kind = header.kind
      intent = header.intent
      run = pattern.runCommand
      specs = try pattern.suites().reduce(0) { $0 + $1.sentences.count }
      misconceptions = pattern.misconceptionPaths.count
    }

    var cells: [String] { [name, kind, "\(specs)", "\(misconceptions)"] }

    /// The text after the name, for a terminal that is too narrow for a table.
    var narrowText: String {
      ", \(kind)\n  \(specs) specs, \(misconceptions) misconceptions"
    }
  }

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    _ = try arguments.words(0...0)
    let rows = try kit.patterns().map(Row.init)
    guard !arguments.has("--json") else {
      try console.write(rows.json)
      return .success
    }
    let lines = TextTable(
      [["Pattern", "Kind", "Specs", "Misconceptions"]] + rows.map(\.cells),
      rightAligned: [2, 3]
    ).lines(columns: .max)
    let isTable = lines[0].columnCount <= console.columns
    if isTable { try console.write(console.quiet(lines[0]) + "\n") }
    for (row, line) in zip(rows, lines.dropFirst()) {
      let rest =
        isTable ? String(line.dropFirst(row.name.count)) : row.narrowText
      try console.write(
        """
        \(console.bold(row.name))\(rest)
        \(row.intent.wrapped(to: console.columns, indentation: 2))
          \(console.quiet(row.run))


        """
      )
    }
    return .success
  }
}
