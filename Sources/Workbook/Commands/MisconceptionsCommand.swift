import Terminal
import TerminalText

/// The command that lists the classic mistakes.
struct MisconceptionsCommand: Command {
  static let name = "misconceptions"
  static let summary = "list the classic mistakes of one pattern, or of all"
  static let usage = "[PATTERN]"
  static let example = "misconceptions Observer"

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let words = try arguments.words(0...1, "PATTERN")
    for pattern in try kit.patterns(named: words.first) {
      for misconception in try pattern.misconceptions() {
        let name = "\(pattern.name) \(misconception.name)"
        try console.write(
          """
          \(console.bold(name))
          \(misconception.mistake.wrapped(to: console.columns, indentation: 2))


          """
        )
      }
    }
    return .success
  }
}
