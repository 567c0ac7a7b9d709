import Foundation
import Terminal
import TerminalText

/// One command of the workbook's tool.
protocol Command: SendableMetatype {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, in half a sentence.
  static var summary: String { get }
  /// Its arguments, as help shows them.
  static var usage: String { get }
  /// What else help says.
  static var notes: String { get }
  /// A call that works in the kit as it stands.
  static var example: String { get }
  /// Its options, besides `--help`.
  static var options: [CommandOption] { get }

  init(arguments: Arguments, kit: Kit, console: Console)

  /// Does it; returns how the tool ends, unless something is thrown.
  func run() throws -> ExitStatus
}

extension Command {
  static var notes: String { "" }
  static var options: [CommandOption] { [] }

  /// What `--help` shows.
  static var help: CommandHelp {
    CommandHelp(
      "patterns \(name)",
      usage: usage,
      summary: "\(summary.capitalizedSentence).",
      options: options,
      notes: notes,
      example: "patterns \(example)"
    )
  }
}

extension CommandOption {
  /// The option of commands whose results other programs read.
  static let json = CommandOption("--json", help: "print it for a program")
  /// The option of commands that write test results.
  static let junit = CommandOption(
    "--junit", "FILE", help: "write the results as JUnit XML"
  )
  /// The option of commands that look at what somebody has written.
  static let allowedImports = CommandOption(
    "--allow-import", "MODULES",
    help: "what a hand-in may import besides what its template imports, as "
      + "Foundation,Dispatch"
  )
  /// Where something new goes.
  static func to(_ help: String) -> CommandOption {
    CommandOption("--to", "DIR", help: help)
  }
}

extension Arguments {
  /// The folder that `--to` names.
  func destination() throws(UsageError) -> URL {
    guard let path = self["--to"] else {
      throw UsageError("missing required option '--to DIR'")
    }
    return URL(filePath: path).standardizedFileURL
  }

  /// The modules that `--allow-import` names.
  func allowedImports() throws(UsageError) -> [String] {
    let modules = (self["--allow-import"] ?? "").split(separator: ",")
      .map(String.init)
    guard !modules.contains("XCTest") else {
      throw UsageError("invalid value 'XCTest' for '--allow-import'")
    }
    return modules
  }
}

extension Console {
  func bold(_ text: String) -> String { styled(text, .bold) }
  func good(_ text: String) -> String {
    styled(text, TextStyle(foreground: 2))
  }
  func bad(_ text: String) -> String { styled(text, TextStyle(foreground: 1)) }
  func quiet(_ text: String) -> String {
    styled(text, TextStyle(foreground: 6))
  }

  /// Tells a person, and no program, why it is quiet for a while.
  func note(_ text: String) throws(WriteError) {
    if isTerminal { try write(quiet(text) + "\n") }
  }

  /// Shows how far some work has come, where a person watches; the line goes
  /// when the work is done.
  func showProgress(_ done: Int, of total: Int, _ what: String) {
    guard canErase, total > 0 else { return }
    let width = max(min(columns - 1, 79) - 24, 10)
    let filled = width * done / total
    let bar =
      String(repeating: "#", count: filled)
      + String(repeating: ".", count: width - filled)
    let line = "[\(bar)] \(done)/\(total) \(what)".fitted(
      to: max(columns - 1, 0)
    )
    let blank = "".fitted(to: max(columns - 1, 0))
    try? write("\r" + (done == total ? blank + "\r" : line))
  }

  /// Makes room for something else where progress is shown.
  func eraseProgress() {
    guard canErase else { return }
    try? write("\r" + "".fitted(to: max(columns - 1, 0)) + "\r")
  }
}

extension String {
  /// This text with a capital letter at its beginning.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Encodable {
  /// This value as JSON that a person can read too, with a newline at its end.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [
        .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
      ]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
