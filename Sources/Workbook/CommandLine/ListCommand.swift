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

  struct Row: Encodable {
    let name: String
    let kind: String
    let intent: String
    let run: String
    let specs: Int
    let misconceptions: Int
  }

  func run(
    _ arguments: Arguments,
    in kit: Kit,
    to console: Console
  ) throws -> ExitStatus {
    _ = try arguments.words(0...0, "nothing")
    let rows = try kit.patterns().map(row(of:))
    if arguments.has("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let json = String(decoding: try encoder.encode(rows), as: UTF8.self)
      try console.write(json + "\n")
    } else {
      for row in rows { try write(row, to: console) }
    }
    return .success
  }

  private func row(of pattern: Pattern) throws -> Row {
    let header = try pattern.header()
    return Row(
      name: pattern.name,
      kind: header.kind,
      intent: header.intent,
      run: pattern.runCommand,
      specs: try pattern.suites().reduce(0) { $0 + $1.sentences.count },
      misconceptions: try pattern.misconceptions().count
    )
  }

  private func write(_ row: Row, to console: Console) throws {
    try console.write(
      """
      \(console.bold(row.name)) (\(row.kind))
      \(row.intent.wrapped(to: console.columns, indentation: 2))
        \(console.dim(row.run))  \(row.specs) specs, \
      \(row.misconceptions) misconceptions


      """
    )
  }
}
