import Terminal
import Foundation
import TerminalText

/// Lists the patterns.
struct ListCommand: Command {
  static let name = "list"
  static let summary =
    "list the patterns, what they are for and how to run them"
  static let usage = "[--json]"
  static let details = "  --json   for a program to read"
  static let example = "list"
  static let flags: Set = ["--json"]

  func run(
    _ arguments: Arguments,
    in kit: Kit,
    to console: Console
  ) throws -> ExitStatus {
    _ = try arguments.words(0...0, "nothing")
    let rows = try kit.patterns().map(row(of:))
    if arguments.has("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [
        .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
      ]
      let json = String(decoding: try encoder.encode(rows), as: UTF8.self)
      try console.write(json + "\n")
    } else {
      try write(rows, to: console)
    }
    return .success
  }

  private func row(of pattern: Pattern) throws -> ListRow {
    let header = try pattern.header()
    return ListRow(
      name: pattern.name,
      kind: header.kind,
      intent: header.intent,
      run: pattern.runCommand,
      specs: try pattern.suites().reduce(0) { $0 + $1.sentences.count },
      misconceptions: try pattern.misconceptions().count
    )
  }

  private func write(_ rows: [ListRow], to console: Console) throws {
    let columns = console.columns
    let isTable = columns >= ListRow.heading.count
    if isTable { try console.write(console.dim(ListRow.heading) + "\n") }
    for row in rows {
      try console.write(
        """
        \(console.bold(row.name))\(isTable ? row.cells : row.words)
        \(row.intent.wrapped(to: columns, indentation: 2))
          \(console.dim(row.run))


        """
      )
    }
  }
}
