import Foundation
import Terminal
import TerminalText

/// A command of the workbook's tool.
protocol Command: SendableMetatype {
  /// The command's name on the command line.
  static var name: String { get }
  /// The command's effect, as a phrase without a period.
  static var summary: String { get }
  /// The command's arguments, for its help.
  static var usage: String { get }
  /// Further notes for its help.
  static var notes: String { get }
  /// Arguments that work in the kit.
  static var example: String { get }
  /// The command's options, except `--help`.
  static var options: [CommandOption] { get }

  init(arguments: Arguments, kit: Kit, console: Console)

  /// Runs the command and returns the tool's exit status.
  func run() throws -> ExitStatus
}

extension Command {
  static var notes: String { "" }
  static var options: [CommandOption] { [] }

  /// The help of the command.
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
  /// The option of commands whose results other programs can read.
  static let json = CommandOption("--json", help: "print JSON")
  /// The option of commands that write test results.
  static let junit = CommandOption(
    "--junit", "FILE", help: "write the results as JUnit XML"
  )
  /// The option of commands that check hand-ins.
  static let allowedImports = CommandOption(
    "--allow-import", "MODULES",
    help: "modules that a hand-in may import besides Synchronization, "
      + "Observation and its template's, such as Foundation,Dispatch"
  )
  /// Returns the option for the folder that a command writes.
  static func to(_ help: String) -> CommandOption {
    CommandOption("--to", "DIR", help: help)
  }
}

extension Arguments {
  /// Returns the folder that `--to` names.
  func destination() throws(UsageError) -> URL {
    guard let path = self["--to"] else {
      throw UsageError("missing required option '--to DIR'")
    }
    return URL(filePath: path).standardizedFileURL
  }

  /// Returns the modules that `--allow-import` names.
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

  /// Writes a message about something that takes a while, if the output is a
  /// terminal.
  func note(_ text: String) throws(WriteError) {
    if isTerminal { try write(quiet(text) + "\n") }
  }

  /// Shows a progress bar on a terminal; it disappears when all work is done.
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

  /// Erases the progress bar, so that something else can be written.
  func eraseProgress() {
    guard canErase else { return }
    try? write("\r" + "".fitted(to: max(columns - 1, 0)) + "\r")
  }
}

extension String {
  /// This text with its first letter capitalized.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Encodable {
  /// This value as readable JSON, with a newline at its end.
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
